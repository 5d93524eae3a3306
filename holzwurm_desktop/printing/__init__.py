"""Print and play: the cards, sheets and rules of a game as pages of a PDF in true size."""
