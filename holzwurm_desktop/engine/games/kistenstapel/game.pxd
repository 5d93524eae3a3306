from holzwurm_desktop.engine.games.kistenstapel.codes cimport KistenstapelCodes

cdef class KistenstapelState(KistenstapelCodes):
    pass
