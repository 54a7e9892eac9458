// Apples go down the tree as coins down a staircase; a leaf, whose apples are eaten, is
// one step above the end. So the apples of the vertices an odd number of steps above the
// end count, as heaps of Nim, and Sagheer, who moves second, wins iff their xor is 0. A
// swap between two vertices that count, or two that do not, leaves the xor as it is; any
// other swap of a and b changes it by a xor b. Time: O(n log n).
#include <cstdio>
#include <map>
#include <vector>

#include "games/staircase_nim.hpp"
#include "io/fast_input.hpp"

int main() {
    io::FastInput input(stdin);
    int vertex_count = 0;
    input.read(vertex_count);
    std::vector<long long> apples(vertex_count);
    for (long long& number : apples) input.read(number);
    std::vector<std::vector<int>> ways(vertex_count + 1);
    for (int vertex = 1; vertex < vertex_count; ++vertex) {
        int parent = 1;
        input.read(parent);
        ways[parent - 1].push_back(vertex);
    }
    for (int vertex = 0; vertex < vertex_count; ++vertex) {
        if (ways[vertex].empty()) ways[vertex].push_back(vertex_count);
    }

    const std::vector<char> counts = games::staircase_odd_places(ways);
    long long sum = 0, counting = 0;
    std::map<long long, long long> others;  // how many vertices that do not count have it
    for (int vertex = 0; vertex < vertex_count; ++vertex) {
        if (counts[vertex]) {
            sum ^= apples[vertex];
            ++counting;
        } else {
            ++others[apples[vertex]];
        }
    }
    const long long rest = vertex_count - counting;
    long long swaps = 0;
    if (sum == 0) swaps = counting * (counting - 1) / 2 + rest * (rest - 1) / 2;
    for (int vertex = 0; vertex < vertex_count; ++vertex) {
        if (!counts[vertex]) continue;
        const auto found = others.find(apples[vertex] ^ sum);
        if (found != others.end()) swaps += found->second;
    }
    std::printf("%lld\n", swaps);
}
