"""The numbers of Razende tovenaars that its modules and its computer players share; see
`docs/rules/tovenaars.md`."""

WEAKEST = 7
"""The strength of soldier number 0, and of sleep spell 0; each further one is stronger by 1."""

# Lines are three octal digits; slides and attacks `own slot * 3 + other slot`; strength 0 for none, then the
# three spells; challenge and reversal 0 for no, 1 for yes; fills `soldier * 32 + money`, money as a mask of
# five bits.
# Codes: the first of each kind of move.
LINE = 0
SLIDE = 512
BLOCK = 521
ATTACK = 522
STRENGTH = 531
CHALLENGE = 535
SLEEP = 537
REVERSE = 545
FILL = 547
# What the other seat sees of a sealed choice, in place of its code.
UNSEEN_LINE = 803
UNSEEN_SLEEP = 804

# Stages: what is asked of the seat to act. Where both seats are asked, the second one comes a stage later.
AT_LINE = 0
AT_ATTACK = 1  # slides, the block spell and the attack
AT_STRENGTH = 2
AT_CHALLENGE = 4
AT_SLEEP = 6
AT_REVERSE = 8
AT_FILL = 10
