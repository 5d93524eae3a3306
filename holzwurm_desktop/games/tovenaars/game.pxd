from holzwurm_desktop.games.tovenaars.codes cimport TovenaarsCodes

cdef class TovenaarsState(TovenaarsCodes):
    pass
