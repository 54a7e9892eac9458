// Plays the game by its rules with the places of all tokens. For few, narrow rows.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

struct Row {
    int blue, white, red;
    bool operator<(const Row& other) const {
        if (blue != other.blue) return blue < other.blue;
        return white != other.white ? white < other.white : red < other.red;
    }
};
using Rows = std::vector<Row>;

int f;

// True iff k is a prime or a product of two primes, but not f.
bool is_allowed(int k) {
    int factors = 0, rest = k;
    for (int divisor = 2; divisor <= rest; ++divisor) {
        for (; rest % divisor == 0; rest /= divisor) ++factors;
    }
    return k != f && (factors == 1 || factors == 2);
}

// True iff the player to move wins: after some move the opponent loses. Without a
// move the player has lost. Alice moves the blue token of a row to the right, alone or
// with the white one; Bob the red one to the left, alone or with the white one.
bool wins(const Rows& rows, bool alice) {
    static std::map<std::pair<Rows, bool>, bool> memo;
    const auto known = memo.find({rows, alice});
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < rows.size() && !result; ++i) {
        for (int k = 2; k < rows[i].red - rows[i].blue && !result; ++k) {
            if (!is_allowed(k)) continue;
            for (const int with_white : {0, 1}) {
                Rows after = rows;
                Row& row = after[i];
                (alice ? row.blue : row.red) += alice ? k : -k;
                if (with_white) row.white += alice ? k : -k;
                const bool in_order = row.blue < row.white && row.white < row.red;
                result = result || (in_order && !wins(after, !alice));
            }
        }
    }
    return memo[{rows, alice}] = result;
}

int main() {
    int n;
    std::cin >> n >> f;
    Rows rows(n);
    for (Row& row : rows) std::cin >> row.blue >> row.white >> row.red;
    std::cout << (wins(rows, true) ? "Alice\n" : "Bob\n");
    std::cout << (wins(rows, false) ? "Bob\n" : "Alice\n");
}
