from holzwurm_desktop.engine.games.superspion.rules cimport SuperspionPosition, bit

cdef class SuperspionState(SuperspionPosition):
    pass
