"""Sizes that the modules of the search for the best build share (`build_tables`, `build_lids`,
`build_search`)."""

from holzwurm_desktop.games.boxes.builds import CARD_SET

ROW = CARD_SET[0]
"""The most columns of a row, and the most boxes of a row."""
SIZE = ROW + 1
"""How many numbers of cards of one kind there are, 0 included."""
# Strides of the tables, which are flat arrays: the last index counts lid cards, the next ones R, L and so on.
PLANE = SIZE * SIZE
CUBE = SIZE * PLANE
"""How many sets of L, R and lid cards can be left."""
LAYER = SIZE * CUBE
IMPOSSIBLE = -1000
"""In place of a gain where nothing can be gained: less than any value, and still so after a pile is added to
it."""
BOUNDS = 160
"""The value of a pile, 3 boxes - cards, is below this; the cube, the most valuable one, has 144."""
NONE = -1
"""In place of a node where there is none."""
