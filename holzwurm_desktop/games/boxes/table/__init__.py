"""The pile of boxes on the table, for Kistenstapel and the demolition game: picture, camera, plan, keyboard."""
