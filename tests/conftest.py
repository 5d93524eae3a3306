"""What holds for every test: no display, and property tests that give the same verdict each time on CI."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything can import Qt

from hypothesis import settings

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
