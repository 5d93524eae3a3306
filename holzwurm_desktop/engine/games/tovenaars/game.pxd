from holzwurm_desktop.engine.games.tovenaars.codes cimport TovenaarsCodes

cdef class TovenaarsState(TovenaarsCodes):
    pass
