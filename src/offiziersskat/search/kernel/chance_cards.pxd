cimport cython


cdef class Cards:
    cdef unsigned int suit[32]
    cdef unsigned int beat[32]
    cdef int points[32]
    cdef int weight[32]
    cdef unsigned int worth[6]
    cdef unsigned int trumps
    cdef int plain
    cdef int lead_bonus
    cdef bint tracked  # the matadors' owners are not all known yet
    cdef unsigned int run
    cdef int run_end

    @cython.final
    cdef int sum_points(self, unsigned int cards) noexcept nogil
    @cython.final
    cdef int least(self, unsigned int cards, int count) noexcept nogil
    @cython.final
    cdef int last_two(
        self, unsigned int v0, unsigned int v1, unsigned int o0, unsigned int o1
    ) noexcept nogil
    @cython.final
    cdef int trump_points(
        self, unsigned int mine, unsigned int theirs, unsigned int cards
    ) noexcept nogil
    @cython.final
    cdef int open_low(
        self, unsigned int v0, unsigned int o0, unsigned int o1, unsigned int c, unsigned int h
    ) noexcept nogil
    @cython.final
    cdef int open_high(self, unsigned int o0, unsigned int o1, int left) noexcept nogil
    @cython.final
    cdef int guess(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int left
    ) noexcept nogil
    @cython.final
    cdef int matadors(self, unsigned int held, unsigned int unknown) noexcept nogil
