cimport cython

from offiziersskat.search.kernel.chance_cards cimport Cards


cdef class Leaves(Cards):
    cdef unsigned long long[::1] leaf_table
    cdef unsigned long long leaf_mask
    cdef unsigned long long leaf_size
    cdef unsigned long long generation
    cdef unsigned char[::1] stop
    cdef bint stopped
    cdef long long leaf_nodes
    cdef long long found_low
    cdef long long found_high
    # The answers to one lead, while they are looked up.
    cdef unsigned long long words[16]
    cdef unsigned long long places[16]
    cdef unsigned long long marks[16]
    cdef bint wins[16]
    cdef int sums[16]

    @cython.final
    cdef unsigned long long leaf_place(
        self, unsigned long long word, unsigned int c, unsigned int h
    ) noexcept nogil
    @cython.final
    cdef unsigned long long leaf_mark(self, unsigned int c, unsigned int h) noexcept nogil
    @cython.final
    cdef void keep_leaf(
        self, unsigned long long at, unsigned long long word, unsigned long long mark, int lo,
        int hi, int best, int t, int move
    ) noexcept nogil
    @cython.final
    cdef int open_search(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int t, int left
    ) noexcept nogil
    @cython.final
    cdef long long leaf_value(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int left, int d,
        unsigned int run, int s, long long low, long long high, int guess
    ) noexcept nogil
    @cython.final
    cdef void leaf_bounds(
        self, unsigned long long k0, unsigned int c, unsigned int h, int left, int d,
        unsigned int run, int s
    ) noexcept nogil
