"""One module a game; each module has a `GAME` and is found by walking this package."""
