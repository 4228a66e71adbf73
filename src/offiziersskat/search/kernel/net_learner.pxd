cimport cython

from offiziersskat.search.kernel.net_search cimport NetSearch


cdef class NetLearner(NetSearch):
    cdef double m1[10496]
    cdef double m2[2048]
    cdef double m0[32]
    cdef int rows[40]
    cdef double unit[64]
    cdef double slack[64]
    cdef double found[32]  # chances of the shares, then their mean, as they were before learning
    cdef double aim[32]

    @cython.final
    cdef int collect_rows(
        self, unsigned int b0, unsigned int c0, unsigned int b1, unsigned int c1, unsigned int h,
        int marks
    ) noexcept nogil
    @cython.final
    cdef int rows_of(self, int n, unsigned int mask, int state) noexcept nogil
    @cython.final
    cdef void predict(self, int n) noexcept nogil
    @cython.final
    cdef void learn(self, int n, double rate) noexcept nogil
    @cython.final
    cdef void settle(self) noexcept nogil
