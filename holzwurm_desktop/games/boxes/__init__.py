"""Piles of boxes, which Kistenstapel and Het afbraakspel share."""
