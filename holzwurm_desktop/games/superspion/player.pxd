from holzwurm_desktop.ai.search cimport Policy
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.games.superspion.rules cimport Cards, SuperspionPosition, bit, count_of, nth

cdef int END
cdef int FOURTH
cdef int GUESS
cdef int TRIO
cdef int TRIOS_TO_WIN

cdef class SuperspionPolicy(Policy):
    cdef public double noise
    cdef public int daring
    cdef public int looked
    cdef public double margin_share
    cdef int _choose(self, SuperspionPosition state, Rng rng) noexcept nogil
    cdef int _discard(self, SuperspionPosition state, Rng rng) noexcept nogil
    cdef double _worth(self, SuperspionPosition state, int card) noexcept nogil
    cdef bint _hopeless(self, SuperspionPosition state, int code) noexcept nogil
    cdef Cards _guesses(self, SuperspionPosition state) noexcept nogil
    cdef int _worth_a_try(self, SuperspionPosition state, int *codes, int count) noexcept nogil
    cdef double _expect(self, SuperspionPosition state, int code) noexcept nogil
    cdef void _judge(self, SuperspionPosition state, double *out) noexcept nogil
