cimport cython

from offiziersskat.search.kernel.selfplay_deal cimport Dealing


cdef class SelfPlay(Dealing):
    cdef int count  # positions of the game, each with masks, leader and marks
    cdef unsigned int seen[320]
    cdef int leads[64]
    cdef int marks[64]
    cdef int gain[64]  # points of the trick, to the next position's leader
    cdef int kept[64]  # points still to be won
    cdef bint cut[64]  # what follows was not the best: `promise` stands instead
    cdef double promise[2048]
    cdef double surprise
    cdef long long lessons

    @cython.final
    cdef void note(self, int leader, int marks, int left) noexcept nogil
    @cython.final
    cdef void pledge(self, int leader, int a, int b, int left) noexcept nogil
    @cython.final
    cdef int play(self, double stray) noexcept nogil
    @cython.final
    cdef void end(self, double share) noexcept nogil
    @cython.final
    cdef void carry(self, int turned, int gain, int left, int rest) noexcept nogil
    @cython.final
    cdef void teach(self, double rate, double trace) noexcept nogil
