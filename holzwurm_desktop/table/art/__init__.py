"""What the table is drawn with: themes, glyphs, the wooden board and its small ornaments."""
