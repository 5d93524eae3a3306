"""The numbers of Razende tovenaars that its modules and its computer players share."""

WEAKEST = 7
"""The strength of soldier 0; each further one is stronger by 1."""

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
