"""The commands that need no window: self-play, checking records, tournaments, measurements."""
