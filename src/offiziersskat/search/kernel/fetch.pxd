cdef extern from *:
    """
    #if defined(_MSC_VER)
    #define fetch_ahead(p) ((void)(p))
    #else
    #define fetch_ahead(p) __builtin_prefetch(p)
    #endif
    #if defined(__POPCNT__)
    #define count32(x) __builtin_popcount(x)
    #else
    /* Without -mpopcnt the builtin is a call. */
    static inline int count32(unsigned int x) {
        x -= x >> 1 & 0x55555555u;
        x = (x & 0x33333333u) + (x >> 2 & 0x33333333u);
        x = (x + (x >> 4)) & 0x0f0f0f0fu;
        return (int)(x * 0x01010101u >> 24);
    }
    #endif
    """
    void fetch_ahead(const void *place) nogil
    int popcount "count32"(unsigned int x) nogil
