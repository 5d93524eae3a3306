from libc.math cimport log, sqrt

from holzwurm_desktop.ai.network cimport Values
from holzwurm_desktop.engine.core cimport Rng, State

cdef int CHANCE
cdef int OVER
cdef int MAX_NODES
cdef int _LONGEST

# Other modules override these methods in C: a playout calls them without the interpreter lock.
cdef class Policy:
    cdef public int prior_visits
    cdef public bint prunes
    cdef public double exploration
    cdef public int horizon
    cdef Values values
    cdef bint hopeless(self, State state, int code) noexcept nogil
    cdef int worth_a_try(self, State state, int *codes, int count) noexcept nogil
    cdef double expect(self, State state, int code) noexcept nogil
    cdef int choose(self, State state, Rng rng) noexcept nogil
    cdef void judge(self, State state, double *out) noexcept nogil
    cdef double total(self, int seats) noexcept nogil
    cdef void estimate(self, State state, double *out) noexcept nogil

cdef class Search:
    cdef public int seat
    cdef public int nodes
    cdef public int iterations
    cdef public double exploration
    cdef public bint open_cards
    cdef int barred_count
    cdef int[::1] barred
    cdef State root
    cdef State state
    cdef Policy policy
    cdef Rng rng
    # The arrays own the memory; the typed views below are what the loop reads without touching Python.
    cdef object arrays
    cdef int[::1] code
    cdef int[::1] mover
    cdef int[::1] first
    cdef int[::1] next
    cdef int[::1] visits
    cdef int[::1] available
    cdef double[::1] total
    cdef int[::1] stamp
    cdef int stamps
    # `_LONGEST` and some room.
    cdef int path[512]
    cdef int path_length
    # `engine.core.MAX_CODES` places.
    cdef int legal[1024]
    cdef int shown[1024]
    cdef void _iterate(self, int times) noexcept nogil
    cdef void _descend(self) noexcept nogil
    cdef int _without_barred(self, int count) noexcept nogil
    cdef int _pick_child(self, int node, int count) noexcept nogil
    cdef int _new_child(self, int node, int which, int mover) noexcept nogil
    cdef int _code_shown_as(self, int code, int count) noexcept nogil
    cdef void _finish(self) noexcept nogil

cdef int playout(State state, Policy policy, Rng rng) noexcept nogil
cdef void play_on(State state, Policy policy, Rng rng, double *out) noexcept nogil
