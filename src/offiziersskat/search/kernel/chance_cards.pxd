cimport cython


cdef class Cards:
    cdef unsigned int suit[32]
    cdef unsigned int beat[32]
    cdef int points[32]
    cdef int weight[32]
    cdef unsigned int worth[6]
    cdef unsigned int trumps
    cdef int plain
    cdef bint shuns  # tricks are shunned: their points count for who does not take them
    cdef int kept  # mask of the points that count for who takes a trick
    cdef int lead_bonus
    cdef short pair[1024]  # [led][answer]: what the trick promises the leader
    cdef int best_move  # of `last_three`
    cdef bint tracked  # the matadors' owners are not all known yet
    cdef unsigned int run
    cdef int run_end
    cdef bint tabled  # utilities by table, not points
    cdef long long utility[1792]  # [matadors 0–11, least, most][points]

    @cython.final
    cdef long long worth_low(self, int x, int left, int d, int row, int s) noexcept nogil
    @cython.final
    cdef long long worth_high(self, int x, int left, int d, int row, int s) noexcept nogil
    @cython.final
    cdef int sum_points(self, unsigned int cards) noexcept nogil
    @cython.final
    cdef int least(self, unsigned int cards, int count) noexcept nogil
    @cython.final
    cdef int last_two(
        self, unsigned int v0, unsigned int v1, unsigned int o0, unsigned int o1
    ) noexcept nogil
    @cython.final
    cdef int last_three(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, unsigned int o0,
        unsigned int o1, int t, int left, int bm
    ) noexcept nogil
    @cython.final
    cdef int trump_points(
        self, unsigned int mine, unsigned int theirs, unsigned int cards
    ) noexcept nogil
    @cython.final
    cdef unsigned int winners(
        self, unsigned int mine, unsigned int theirs, unsigned int dark, int reserve
    ) noexcept nogil
    @cython.final
    cdef int sure_low(
        self, unsigned int v0, unsigned int o1, unsigned int dark, unsigned int c, unsigned int h
    ) noexcept nogil
    @cython.final
    cdef int sure_high(self, unsigned int v1, unsigned int o0, unsigned int dark) noexcept nogil
    @cython.final
    cdef int open_low(
        self, unsigned int v0, unsigned int o0, unsigned int o1, unsigned int c, unsigned int h
    ) noexcept nogil
    @cython.final
    cdef int open_high(
        self, unsigned int v1, unsigned int o0, unsigned int o1, unsigned int h, int left
    ) noexcept nogil
    @cython.final
    cdef int guess(
        self, unsigned int v0, unsigned int v1, unsigned int c, unsigned int h, int left
    ) noexcept nogil
    @cython.final
    cdef int matadors(self, unsigned int held, unsigned int unknown) noexcept nogil
