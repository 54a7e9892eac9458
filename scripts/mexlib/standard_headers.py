"""The names of the compiler's own headers."""

_CPP = frozenset(
    """algorithm any array atomic barrier bit bitset cassert ccomplex cctype cerrno cfenv
    cfloat charconv chrono cinttypes ciso646 climits clocale cmath codecvt compare complex
    concepts condition_variable coroutine csetjmp csignal cstdalign cstdarg cstdbool cstddef
    cstdint cstdio cstdlib cstring ctgmath ctime cuchar cwchar cwctype deque exception
    execution expected filesystem format forward_list fstream functional future generator
    initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale
    map mdspan memory memory_resource mutex new numbers numeric optional ostream print queue
    random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location
    span spanstream sstream stack stacktrace stdexcept stdfloat stop_token streambuf string
    string_view strstream syncstream system_error thread tuple type_traits typeindex
    typeinfo unordered_map unordered_set utility valarray variant vector version""".split()
)
_C = frozenset(
    f"{name}.h"
    for name in """assert complex ctype errno fenv float inttypes iso646 limits locale math
    setjmp signal stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib string tgmath
    time uchar wchar wctype""".split()
)
# The macros of these are no names that a program uses for something else, so such an
# include may move up over text, though not over a directive.
STANDARD = _CPP | _C | {"bits/stdc++.h"}
# <cassert> means something new at each NDEBUG, so it is never "already there".
INCLUDED_ONCE = (_CPP - {"cassert"}) | {"bits/stdc++.h"}
