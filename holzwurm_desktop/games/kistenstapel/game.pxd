from holzwurm_desktop.games.kistenstapel.codes cimport KistenstapelCodes

cdef class KistenstapelState(KistenstapelCodes):
    pass
