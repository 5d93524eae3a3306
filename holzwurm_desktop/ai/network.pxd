from libc.math cimport exp

from holzwurm_desktop.engine.core cimport State

# Other modules override `fill` in C: a search calls it without the interpreter lock.
cdef class Features:
    cdef public int count
    cdef public int version
    cdef void fill(self, State state, int seat, double *out) noexcept nogil

cdef class Network:
    cdef public int inputs
    cdef public int hidden
    cdef double[::1] weights
    cdef double evaluate(self, double *given) noexcept nogil

cdef class Values:
    cdef Features features
    cdef Network network
    cdef void weigh(self, State state, double total, double *out) noexcept nogil
