from holzwurm_desktop.games.holzwurm.rules cimport HolzwurmPosition, card_of, code_for, target_of

cdef class HolzwurmState(HolzwurmPosition):
    pass
