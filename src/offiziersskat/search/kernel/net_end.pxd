cimport cython

from offiziersskat.search.kernel.net cimport Net


cdef class NetEnd(Net):
    cdef unsigned int suit[32]
    cdef unsigned int beat[32]
    cdef double worth[121]
    cdef double slope  # what a point is worth to side 0 where each is worth the same, else 0
    cdef int deep
    cdef unsigned int last_cover
    cdef unsigned int last_under

    @cython.final
    cdef bint same(self, int x, unsigned int mine, unsigned int whole, unsigned int covers) noexcept nogil
    @cython.final
    cdef bint all_known(
        self, unsigned int b0, unsigned int b1, unsigned int c0, unsigned int c1, unsigned int h,
        int turns
    ) noexcept nogil
    @cython.final
    cdef double finish(
        self, unsigned int v0, unsigned int v1, int leader, int made, int left, double low,
        double high
    ) noexcept nogil
