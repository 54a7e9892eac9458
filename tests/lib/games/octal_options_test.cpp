#include "games/octal_options.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace {

using Heaps = std::vector<int>;

// What may be left of a heap: every list of heaps, by the meaning of the digits.
void extend(Heaps& left, int heap, const games::OctalCode& code,
            std::set<Heaps>& result) {
    int taken = heap;
    for (const int part : left) taken -= part;
    if (taken < 0 || left.size() > 3) return;
    if (code.digit(taken) >> left.size() & 1) result.insert(left);
    for (int part = left.empty() ? 1 : left.back(); part <= heap; ++part) {
        left.push_back(part);
        extend(left, heap, code, result);
        left.pop_back();
    }
}

TEST(OctalOptions, AreThoseThatTheDigitsAllow) {
    for (const std::string name :
         {"0.77", "0.07", "0.137", "4.3...", "0.3...", "8.F", "4.", "0.001", "C.0A",
          "0.6", "0.", "4.007", "8.8..."}) {
        const games::OctalCode code = games::parse_octal_code(name);
        const auto options = games::octal_options(code, 10);
        ASSERT_EQ(options.size(), 11u);
        for (int heap = 0; heap <= 10; ++heap) {
            std::set<Heaps> expected;
            Heaps left;
            extend(left, heap, code, expected);
            const std::vector<Heaps> listed(expected.begin(), expected.end());
            ASSERT_EQ(options[std::size_t(heap)], listed) << name << ", heap " << heap;
        }
    }
}

TEST(OctalOptionsDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::octal_options(games::parse_octal_code("0.77"), -1), "n >= 0");
}

}  // namespace
