from holzwurm_desktop.games.afbraak.rules cimport AfbraakPosition

cdef int BITS
cdef int LOOK
cdef long long _MASK

cdef class DemolitionSolver:
    cdef int seats
    cdef int count
    cdef readonly long long left
    cdef object go_on
    # From a pile's number to its value. A Python dict, so this search holds the interpreter lock.
    cdef dict known
    cdef list states
    # One factor for each column.
    cdef long long radix[16]
    cdef int _boxes(self, AfbraakPosition state)
    cdef void _number_piles(self, AfbraakPosition root)
    cdef long long _after(self, int depth, int code)
    cdef long long _value_after(self, AfbraakPosition state, AfbraakPosition child, int depth, int code)
    cdef long long _solved(self, AfbraakPosition state, int depth)
