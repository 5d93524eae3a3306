from holzwurm_desktop.ai.search cimport Policy
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.engine.games.bergbeklimmen cimport BergbeklimmenState

cdef class BergbeklimmenPolicy(Policy):
    cdef public double noise
    cdef public double stock_worth
    cdef public double dig_worth
    cdef public double margin_share
    cdef int _choose(self, BergbeklimmenState state, Rng rng) noexcept nogil
    cdef double _worth(self, BergbeklimmenState state, int code) noexcept nogil
    cdef double _use(self, BergbeklimmenState state, int seat, int card) noexcept nogil
    cdef int _need(self, BergbeklimmenState state, int seat, int rank) noexcept nogil
    cdef double _treasure(self, BergbeklimmenState state, int pile, int depth) noexcept nogil
    cdef double _worth_of_draw(self, BergbeklimmenState state, int seat, int pile) noexcept nogil
    cdef void _judge(self, BergbeklimmenState state, double *out) noexcept nogil
