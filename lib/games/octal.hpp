// Octal and hexadecimal games, normal play: take stones from a heap and split the rest.
//
// Digit r of the code "d0.d1d2d3..." says what may be left of one heap when r stones
// are taken from it: bit 1 no heap, bit 2 one heap, bit 4 two heaps, bit 8 three heaps,
// none of them empty. So 0.77 is Kayles, 0.07 Dawson's Kayles, 0.137 Dawson's chess,
// and d0 = 4 splits a heap without taking. Digits are 0-9, A-F or a-f; "..." at the
// end repeats the last digit for ever: "0.3..." is Nim, "4.3..." Lasker's Nim.
//
// Time:     O(n^2 k) for k digits that are not 0; O(n^3 k) with bit 8.
// Space:    O(n).
// Requires: n >= 0; a code as above, where bits 1 and 2 of d0 are 0 (play ends).
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings
//           of the Cambridge Philosophical Society 52 (1956).
// Usage:
//   std::vector<int> kayles = games::octal_table("0.77", 100);  // kayles[70] == 6
//   games::OctalCode code = games::parse_octal_code("4.007");
//   int bits = code.digit(3);        // bits == 7 && code.digit(2) == 0
//   int most = code.most_heaps();    // most == 2
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string>
#include <vector>

namespace games {

struct OctalCode {
    std::vector<int> digits;  // d0, d1, ...; the last is not 0, save for d0
    bool endless;             // the last digit repeats for ever

    // What may be left when `taken` stones are taken: bits 1, 2, 4, 8.
    int digit(long long taken) const {
        const long long last = static_cast<long long>(digits.size()) - 1;
        if (taken > last && !endless) return 0;
        return digits[std::size_t(std::min(taken, last))];
    }

    // The most heaps that a move can leave of one heap; 0 when there is no move.
    int most_heaps() const {
        int heaps = 0;
        for (const int bits : digits) {
            while (bits >> heaps > 1) ++heaps;
        }
        return heaps;
    }
};

// The digits of a code such as "0.77", "4.007" or "4.3...".
inline OctalCode parse_octal_code(std::string code) {
    OctalCode result = {{}, false};
    if (code.size() > 3 && code.compare(code.size() - 3, 3, "...") == 0) {
        result.endless = true;
        code.resize(code.size() - 3);
    }
    const std::string hexadecimal = "0123456789abcdefABCDEF";
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (i == 1) {
            assert(code[i] == '.');
            continue;
        }
        const std::size_t digit = hexadecimal.find(code[i]);
        assert(digit != std::string::npos);
        result.digits.push_back(int(digit < 16 ? digit : digit - 6));
    }
    assert(code.size() >= 2 && result.digits[0] % 4 == 0);
    if (code.size() == 2 || result.digits.back() == 0) result.endless = false;
    while (result.digits.size() > 1 && result.digits.back() == 0) {
        result.digits.pop_back();
    }
    return result;
}

// The Grundy values of the heaps 0..n; `table` may begin with those already known.
inline std::vector<int> octal_table(const OctalCode& code, long long n,
                                    std::vector<int> table = {}) {
    assert(n >= 0);
    table.reserve(std::size_t(n) + 1);
    int bound = 1;  // a power of two above every value, so above every xor of values
    for (const int value : table) {
        while (bound <= value) bound *= 2;
    }
    const std::size_t never = std::size_t(n) + 1;
    std::vector<std::size_t> last_found(std::size_t(bound) + 1, never);
    for (std::size_t heap = table.size(); heap <= std::size_t(n); ++heap) {
        std::size_t* const found = last_found.data();
        const int* const value = table.data();
        std::size_t taken = code.endless ? heap : std::min(heap, code.digits.size() - 1);
        for (;; --taken) {
            const int bits = code.digit(static_cast<long long>(taken));
            const std::size_t rest = heap - taken;
            if (bits & 1 && rest == 0) found[0] = heap;
            if (bits & 2 && rest > 0) found[value[rest]] = heap;
            for (std::size_t a = 1; bits & 4 && 2 * a <= rest; ++a) {
                found[value[a] ^ value[rest - a]] = heap;
            }
            for (std::size_t a = 1; bits & 8 && 3 * a <= rest; ++a) {
                for (std::size_t b = a; a + 2 * b <= rest; ++b) {
                    found[value[a] ^ value[b] ^ value[rest - a - b]] = heap;
                }
            }
            if (taken == 0) break;
        }
        int mex = 0;
        while (last_found[std::size_t(mex)] == heap) ++mex;
        table.push_back(mex);
        if (mex == bound) {
            bound *= 2;
            last_found.resize(std::size_t(bound) + 1, never);
        }
    }
    return table;
}

inline std::vector<int> octal_table(const std::string& code, long long n) {
    return octal_table(parse_octal_code(code), n);
}

}  // namespace games
