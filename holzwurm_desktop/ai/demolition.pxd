from holzwurm_desktop.engine.games.afbraak cimport AfbraakState

cdef class DemolitionSolver:
    cdef int seats
    cdef int count
    cdef readonly long long left
    cdef object go_on
    cdef dict known
    cdef list states
    cdef long long radix[16]
    cdef int _boxes(self, AfbraakState state)
    cdef void _number_piles(self, AfbraakState root)
    cdef long long _after(self, int depth, int code)
    cdef long long _value_after(self, AfbraakState state, AfbraakState child, int depth, int code)
    cdef long long _solved(self, AfbraakState state, int depth)
