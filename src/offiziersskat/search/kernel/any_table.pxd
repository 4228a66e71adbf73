cimport cython


cdef class AnyTable:
    cdef unsigned int suit[32]
    cdef unsigned int beat[32]
    cdef int worth[32]
    cdef int points[32]  # nothing where points do not count
    cdef int weight[32]
    cdef long long factorial[13]
    cdef int seats
    cdef bint at_once
    cdef bint ends
    cdef int sense  # +1: more points are never worth less to side 0; -1: never more; 0: neither
    cdef int owner
    cdef unsigned int run
    cdef int run_end
    cdef unsigned int up[4]
    # By card the neighbours above it that its place may be filled from, and who has such.
    cdef unsigned int over[32]
    cdef unsigned int joints
    # [matadors 0-11][side 0 has a trick + 2 * side 1 has][points], then the bounds of all rows.
    cdef long long utility[6144]
    cdef long long floor[512]
    cdef long long ceiling[512]
    # [tricks taken][points]: up to how many points each is worth the same, how much, from what on.
    cdef int reach[512]
    cdef long long slope[512]
    cdef long long base[512]
    cdef unsigned long long[::1] table
    cdef unsigned long long table_mask
    cdef unsigned long long generation
    cdef unsigned char[::1] stop
    cdef bint stopped
    cdef long long nodes
    cdef long long most

    @cython.final
    cdef int matadors(self, unsigned int held, unsigned int unknown) noexcept nogil
    @cython.final
    cdef long long lowest_worth(self, int left, int made, int taken) noexcept nogil
    @cython.final
    cdef long long highest_worth(self, int left, int made, int taken) noexcept nogil
    @cython.final
    cdef int promise(
        self, int x, int side, int n, int best, int holder, int inside
    ) noexcept nogil
    @cython.final
    cdef unsigned long long place(
        self, unsigned long long a, unsigned long long b, unsigned long long c
    ) noexcept nogil
    @cython.final
    cdef int keep(
        self, unsigned long long at, unsigned long long k0, unsigned long long k1,
        unsigned long long k2, int cards, long long lo, long long hi
    ) noexcept nogil
    @cython.final
    cdef long long low_bound(self, unsigned long long word) noexcept nogil
    @cython.final
    cdef long long high_bound(self, unsigned long long word) noexcept nogil
