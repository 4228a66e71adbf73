cimport cython

from offiziersskat.search.kernel.chance_leaves cimport Leaves


cdef class Table(Leaves):
    cdef unsigned int closed[256]
    cdef long long factorial[13]
    cdef unsigned long long[::1] table
    cdef unsigned long long table_mask
    cdef unsigned long long table_size
    cdef unsigned long long packed0
    cdef unsigned long long packed1

    @cython.final
    cdef void close_up(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, bint jacks
    ) noexcept nogil
    @cython.final
    cdef void close_gaps(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, bint jacks
    ) noexcept nogil
    @cython.final
    cdef void put_in_order(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h
    ) noexcept nogil
    @cython.final
    cdef void fetch(self, int d, unsigned int run, unsigned int h, int s, int lead) noexcept nogil
    @cython.final
    cdef unsigned long long mark(
        self, int d, unsigned int run, unsigned int h, int s, int lead
    ) noexcept nogil
    @cython.final
    cdef unsigned long long place(
        self, unsigned long long k0, unsigned long long k1, unsigned long long mark
    ) noexcept nogil
    @cython.final
    cdef bint find(
        self, unsigned long long k0, unsigned long long k1, unsigned long long mark
    ) noexcept nogil
    @cython.final
    cdef void store(
        self, unsigned long long k0, unsigned long long k1, unsigned long long mark, long long lo,
        long long hi
    ) noexcept nogil
    @cython.final
    cdef void bounds(
        self, unsigned long long k0, unsigned long long k1, int left, int d, unsigned int run,
        int s, int lead
    ) noexcept nogil
    @cython.final
    cdef long long estimate(self, int x, int left, int d, int row, int s) noexcept nogil
    @cython.final
    cdef void prepare(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int d,
        unsigned int run, int s, int lead
    ) noexcept nogil
