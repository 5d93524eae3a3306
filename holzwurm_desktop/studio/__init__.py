"""The commands that open the window for a purpose: pictures of it, a test of it, measurements."""
