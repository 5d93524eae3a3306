from holzwurm_desktop.ai.search cimport Policy
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.games.bergbeklimmen.rules cimport (
    BergbeklimmenPosition,
    card_of,
    climber_of,
    need,
    target_of,
)

cdef int DRAW
cdef int DRAW_STOCK
cdef int KEEP
cdef int ROUTE
cdef int _REACH
cdef int _OUT_OF_REACH

cdef class BergbeklimmenPolicy(Policy):
    cdef public double noise
    cdef public double stock_worth
    cdef public double dig_worth
    cdef public double margin_share
    cdef int _choose(self, BergbeklimmenPosition state, Rng rng) noexcept nogil
    cdef double _worth(self, BergbeklimmenPosition state, int code) noexcept nogil
    cdef double _use(self, BergbeklimmenPosition state, int seat, int card) noexcept nogil
    cdef double _treasure(self, BergbeklimmenPosition state, int pile, int depth) noexcept nogil
    cdef double _worth_of_draw(self, BergbeklimmenPosition state, int seat, int pile) noexcept nogil
    cdef void _judge(self, BergbeklimmenPosition state, double *out) noexcept nogil
