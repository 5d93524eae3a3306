from holzwurm_desktop.engine.games.holzwurm.rules cimport HolzwurmPosition, card_of, code_for, target_of

cdef class HolzwurmState(HolzwurmPosition):
    pass
