cimport cython

from offiziersskat.search.kernel.net_learner cimport NetLearner


cdef class Dealing(NetLearner):
    cdef unsigned long long chance
    cdef bint at_once
    cdef double lure[32]
    cdef double least

    @cython.final
    cdef int below(self, int bound) noexcept nogil
    @cython.final
    cdef bint often(self, double share) noexcept nogil
    @cython.final
    cdef void deal(self) noexcept nogil
    @cython.final
    cdef int draw(self, unsigned int mask) noexcept nogil
    @cython.final
    cdef void uncover(self, int seat) noexcept nogil
    @cython.final
    cdef void turn_over(self, int marks) noexcept nogil
    @cython.final
    cdef int clear(self, int a, int b) noexcept nogil
    @cython.final
    cdef void show(self, NetLearner other) noexcept nogil
    @cython.final
    cdef int margin(self, NetLearner other, int first) noexcept nogil
