from holzwurm_desktop.games.superspion.rules cimport SuperspionPosition, bit

cdef class SuperspionState(SuperspionPosition):
    pass
