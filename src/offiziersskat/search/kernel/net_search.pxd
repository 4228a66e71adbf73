cimport cython

from offiziersskat.search.kernel.net_end cimport NetEnd


cdef class NetSearch(NetEnd):
    cdef unsigned int bare[2]
    cdef unsigned int cover[2]
    cdef unsigned int unknown
    # By side that leads, suit, and where the suit stands in the order; then cards of fixed slots.
    cdef short part[2176]
    cdef long long keys[8]
    cdef unsigned int ready
    cdef int chosen
    cdef int answer
    cdef bint exact

    @cython.final
    cdef void prepare(self) noexcept nogil
    @cython.final
    cdef void prepare_side(
        self, int side, unsigned int b0, unsigned int c0, unsigned int b1, unsigned int c1
    ) noexcept nogil
    @cython.final
    cdef void fill(self, int side, int s, int shift, int at) noexcept nogil
    @cython.final
    cdef void collect(self, int to, unsigned int mask, int state, int shift) noexcept nogil
    @cython.final
    cdef void without(self, int side, int x, int y, int marks, int leader) noexcept nogil
    @cython.final
    cdef int drop(self, int side, int x) noexcept nogil
    @cython.final
    cdef double told(self, int winner, int made, int left) noexcept nogil
    @cython.final
    cdef double closed(self, int leader, int a, int b, int made, int left) noexcept nogil
    @cython.final
    cdef double best_reply(
        self, int leader, int a, int made, int left, double low, double high
    ) noexcept nogil
    @cython.final
    cdef double best_lead(self, int leader, int made, int left) noexcept nogil
