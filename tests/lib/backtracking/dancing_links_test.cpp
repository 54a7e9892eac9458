#include "backtracking/dancing_links.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <iterator>
#include <random>
#include <set>
#include <vector>

namespace {

using backtracking::DancingLinks;

// A table by the definition: which items and options are in it.
struct Table {
    int primary;
    std::vector<std::vector<int>> options;
    std::set<int> items, left;

    void cover(int item) {
        items.erase(item);
        for (std::size_t i = 0; i < options.size(); ++i) {
            for (const int other : options[i]) {
                if (other == item) left.erase(int(i));
            }
        }
    }
};

std::vector<int> column(const DancingLinks& links, int item) {
    std::vector<int> result;
    for (unsigned i = links.down(unsigned(item)); i != unsigned(item);
         i = links.down(i)) {
        result.push_back(links.option(i));
    }
    return result;
}

void expect_equal(const DancingLinks& links, const Table& table) {
    int smallest = -1;
    std::size_t fewest = 0;
    for (const int item : table.items) {
        std::vector<int> right;
        for (const int option : table.left) {
            for (const int other : table.options[std::size_t(option)]) {
                if (other == item) right.push_back(option);
            }
        }
        ASSERT_EQ(column(links, item), right) << item;
        if (item >= table.primary) continue;
        if (smallest == -1 || right.size() < fewest) {
            smallest = item;
            fewest = right.size();
        }
    }
    const unsigned right = smallest == -1 ? links.root() : unsigned(smallest);
    ASSERT_EQ(links.smallest_item(), right);
}

TEST(DancingLinks, EveryStepAndItsUndoingAgreeWithTheTable) {
    for (unsigned seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int primary = int(random() % 6), secondary = int(random() % 3);
        const int all = primary + secondary;
        DancingLinks links(primary, secondary);
        ASSERT_EQ(links.root(), unsigned(all));
        Table table = {primary, {}, {}, {}};
        for (int item = 0; item < all; ++item) table.items.insert(item);
        for (std::size_t count = random() % 12; count > 0 && all > 0; --count) {
            std::set<int> items;
            for (std::size_t i = 1 + random() % 4; i > 0; --i) {
                items.insert(int(random() % unsigned(all)));
            }
            std::vector<int> option(items.begin(), items.end());
            if (random() % 2) option.assign(items.rbegin(), items.rend());
            const unsigned node = links.add_option(option);
            ASSERT_EQ(links.option(node), int(table.options.size()));
            table.left.insert(int(table.options.size()));
            table.options.push_back(option);
        }
        expect_equal(links, table);

        // Cover an item and choose an option of it, until there is none; then go back
        // and start again.
        for (int round = 0; round < 4; ++round) {
            std::vector<Table> tables;
            std::vector<unsigned> nodes;
            while (!table.items.empty()) {
                const int item =
                    *std::next(table.items.begin(), long(random() % table.items.size()));
                tables.push_back(table);
                links.cover(unsigned(item));
                table.cover(item);
                expect_equal(links, table);
                unsigned node = unsigned(item);
                for (std::size_t steps = random() % 4; steps > 0; --steps) {
                    node = links.down(node);
                }
                nodes.push_back(unsigned(item));
                if (node == unsigned(item)) continue;
                tables.push_back(table);
                nodes.push_back(node);
                links.choose(node);
                for (const int other : table.options[std::size_t(links.option(node))]) {
                    if (other != item) table.cover(other);
                }
                expect_equal(links, table);
            }
            for (; !nodes.empty(); nodes.pop_back(), tables.pop_back()) {
                if (nodes.back() > links.root()) {
                    links.undo(nodes.back());
                } else {
                    links.uncover(nodes.back());
                }
                expect_equal(links, tables.back());
            }
        }
    }
}

TEST(DancingLinksDeathTest, RejectsMisuse) {
    EXPECT_DEATH(DancingLinks(-1), "primary_items >= 0");
    EXPECT_DEATH(DancingLinks(1, -1), "secondary_items >= 0");
    DancingLinks links(2, 1);
    links.add_option({1});
    EXPECT_DEATH(links.add_option({}), "!items.empty");
    EXPECT_DEATH(links.add_option({3}), "in range");
    EXPECT_DEATH(DancingLinks(3).add_option({3}), "in range");
    EXPECT_DEATH(links.add_option({-1}), "in range");
    EXPECT_DEATH(links.add_option({1, 1}), "once");
    EXPECT_DEATH(links.add_option({2, 0, 2}), "once");
}

}  // namespace
