cimport cython

from offiziersskat.search.kernel.chance_table cimport Table


cdef class Reveals(Table):
    cdef bint reverse
    cdef unsigned long long[::1] keys
    cdef long long[::1] pool

    @cython.final
    cdef long long enter(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int left, int d,
        unsigned int run, int s, long long low, long long high, int depth
    ) noexcept nogil
    @cython.final
    cdef long long child(
        self, unsigned long long k0, unsigned long long k1, int left, int d, unsigned int run,
        int s, int lead, long long low, long long high, long long lo, long long hi, int depth
    ) noexcept nogil
    @cython.final
    cdef long long reveal(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int u0, int u1,
        int left, int d, unsigned int run, int s, int lead, long long low, long long high, int depth
    ) noexcept nogil
    @cython.final
    cdef long long turn(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int u0, int u1,
        int left, int d, unsigned int run, int s, int lead, long long low, long long high, int depth
    ) noexcept nogil
    @cython.final
    cdef long long after(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int left, int d,
        unsigned int run, int s, int a, int b, long long low, long long high, int depth
    ) noexcept nogil
    # Choices: `chance` overrides these two.
    cdef long long replies(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int left, int d,
        unsigned int run, int s, int a, long long low, long long high, int depth
    ) noexcept nogil
    cdef long long node(
        self, unsigned long long k0, unsigned long long k1, int left, int d, unsigned int run,
        int s, long long low, long long high, long long lo, long long hi, int depth
    ) noexcept nogil
