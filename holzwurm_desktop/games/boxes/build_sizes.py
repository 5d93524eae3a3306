"""Sizes that the modules of the search for the best build share (`build_tables`, `build_lids`, `build_search`)."""

from holzwurm_desktop.games.boxes.builds import CARD_SET

ROW = CARD_SET[0]
"""Most columns, and boxes, of a row."""
SIZE = ROW + 1
"""How many numbers of cards of a type there are, 0 included."""
PLANE = SIZE * SIZE
CUBE = SIZE * PLANE
"""How many leaves of L, R and lid cards there are."""
LAYER = SIZE * CUBE
IMPOSSIBLE = -1000
"""In place of what can be gained where nothing can."""
BOUNDS = 160
"""What a pile is worth at most is below this: 3 boxes - cards."""
NONE = -1
"""In place of a node where there is none."""
