cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int popcount32(unsigned int x) { int n = 0; while (x) { x &= x - 1; n++; } return n; }
    static int lowest32(unsigned int x) { unsigned long i; _BitScanForward(&i, x); return (int)i; }
    static int highest32(unsigned int x) { unsigned long i; _BitScanReverse(&i, x); return (int)i; }
    #else
    #define popcount32(x) __builtin_popcount(x)
    #define lowest32(x) __builtin_ctz(x)
    #define highest32(x) (31 - __builtin_clz(x))
    #endif
    #define lower32(x) ((unsigned int)(x))
    #define upper32(x) ((unsigned int)((unsigned long long)(x) >> 32))
    /* A function of this type is compiled twice on x86-64, and the machine's fit one is taken. */
    #if defined(__x86_64__) && defined(__linux__) && !defined(__clang__) && __GNUC__ >= 12
    #define WIDE_INT __attribute__((target_clones("avx2", "default"))) int
    #else
    #define WIDE_INT int
    #endif
    """
    ctypedef int wide_int "WIDE_INT"
    int popcount "popcount32"(unsigned int x) nogil
    int lowest "lowest32"(unsigned int x) nogil
    int highest "highest32"(unsigned int x) nogil
    unsigned int lower "lower32"(unsigned long long x) nogil
    unsigned int upper "upper32"(unsigned long long x) nogil
