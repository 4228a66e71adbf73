cimport cython


cdef class Ends:
    cdef unsigned int own[2]
    cdef unsigned int suit[32]
    cdef unsigned int beat[32]
    cdef int points[32]
    cdef int weight[32]
    cdef int lead_bonus
    cdef int floor
    cdef bint guesses
    cdef unsigned short[::1] deep
    cdef long long base[64]
    cdef int width[64]
    cdef int[::1] code0
    cdef int[::1] code1
    cdef int[::1] place0
    cdef int[::1] place1

    @cython.final
    cdef int ended(self, unsigned int rest, int leader, int remaining) noexcept nogil
    @cython.final
    cdef int guessed(self, unsigned int rest, int leader, int remaining) noexcept nogil
    @cython.final
    cdef int deep_value(self, unsigned int rest, int leader, int remaining) noexcept nogil
