#include "games/range_hash.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <list>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

namespace {

const games::RangeHash hash_of = {};

TEST(RangeHash, EqualRangesHaveEqualHashes) {
    EXPECT_EQ(hash_of(std::vector<int>{1, 2, 3}), hash_of(std::vector<int>{1, 2, 3}));
    EXPECT_EQ(hash_of(std::vector<int>{1, 2}), hash_of(std::array<int, 2>{{1, 2}}));
    EXPECT_EQ(hash_of(std::vector<long long>{-1}), hash_of(std::list<int>{-1}));
}

TEST(RangeHash, SmallRangesDoNotCollide) {
    std::set<std::size_t> hashes;
    std::vector<std::vector<int>> ranges = {{}};
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        hashes.insert(hash_of(ranges[i]));
        for (int number = -2; ranges[i].size() < 5 && number <= 5; ++number) {
            ranges.push_back(ranges[i]);
            ranges.back().push_back(number);
        }
    }
    EXPECT_EQ(ranges.size(), 1u + 8 + 64 + 512 + 4096 + 32768);
    EXPECT_EQ(hashes.size(), ranges.size());
}

// Each bit of a number reaches the low bits, by which tables choose a bucket.
TEST(RangeHash, LowBitsDependOnAllBits) {
    for (int place = 0; place < 3; ++place) {
        std::set<std::size_t> buckets;
        for (int bit = 0; bit < 63; ++bit) {
            std::vector<long long> numbers = {7, 8, 9};
            numbers[std::size_t(place)] ^= 1LL << bit;
            buckets.insert(hash_of(numbers) % 65536);
        }
        EXPECT_GT(buckets.size(), 60u);
    }
}

TEST(RangeHash, ServesAsHashOfATable) {
    std::unordered_set<std::string, games::RangeHash> words = {"a", "ab", "ba"};
    EXPECT_EQ(words.count("ab"), 1u);
    EXPECT_EQ(words.count("b"), 0u);
}

}  // namespace
