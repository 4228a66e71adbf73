cimport cython


cdef class Net:
    cdef int suits
    cdef int length
    cdef bint ends
    cdef short w1[10496]
    cdef short w2[2048]
    cdef int b2[32]
    cdef unsigned int moved[1024]
    cdef int points[32]
    cdef int suit_of[32]
    cdef int shift[5]
    cdef long long key[4]
    cdef short sums[64]
    cdef short lit[64]
    cdef double chances[31]

    @cython.final
    cdef unsigned int own(self, unsigned int mask) noexcept nogil
    @cython.final
    cdef int left(self, unsigned int mask) noexcept nogil
    @cython.final
    cdef long long suit_key(
        self, int suit, unsigned int b0, unsigned int c0, unsigned int b1, unsigned int c1,
        unsigned int h
    ) noexcept nogil
    @cython.final
    cdef void arrange(self) noexcept nogil
    @cython.final
    cdef void add_row(self, int row) noexcept nogil
    @cython.final
    cdef void add_cards(self, unsigned int mask, int state) noexcept nogil
    @cython.final
    cdef void look(
        self, unsigned int b0, unsigned int c0, unsigned int b1, unsigned int c1, unsigned int h,
        int marks
    ) noexcept nogil
    @cython.final
    cdef void light(self) noexcept nogil
    @cython.final
    cdef double mean(self) noexcept nogil
    @cython.final
    cdef void shares(self) noexcept nogil
    @cython.final
    cdef void stand(
        self, unsigned int b0, unsigned int b1, unsigned int c0, unsigned int c1, unsigned int h,
        int lead
    ) noexcept nogil
