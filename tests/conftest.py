"""What holds for every test: no display, property tests that give the same verdict each time on CI, and time enough
for the search where it is not compiled."""

import os
from collections.abc import Iterator
from pathlib import Path

# Before anything can import Qt. With the file there is a usual screen; a drive's colon would end its name.
screen = Path(__file__).with_name("screen.json")
with_screen = f"offscreen:configfile={screen}" if os.name != "nt" else "offscreen"
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = with_screen

import pytest
from hypothesis import settings
from PySide6.QtGui import QFontDatabase, QGuiApplication

from holzwurm_desktop.ai import search
from tests import shards

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Uncompiled, the search is some fifty times slower, and some tests take minutes on a busy machine."""
    if os.environ.get("CI"):  # elsewhere what a newer library calls old is told, and the tests pass
        config.addinivalue_line("filterwarnings", "error::DeprecationWarning")
        config.addinivalue_line("filterwarnings", "error::PendingDeprecationWarning")
    if str(search.__file__).endswith(".py") and config.getoption("timeout") is None:
        config.option.timeout = 600


def pytest_addoption(parser: pytest.Parser) -> None:
    """Takes `--shard`, by which several machines share the tests."""
    parser.addoption(
        "--shard", metavar="K/N", type=shards.parse, help="run only the K-th of N shards of the tests"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests of other shards out, after markers and names have chosen."""
    if (chosen := config.getoption("shard")) is None:
        return
    mine = shards.share((item.nodeid for item in items), *chosen)
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in mine])
    items[:] = [item for item in items if item.nodeid in mine]


@pytest.fixture(autouse=True)
def same_letters() -> Iterator[None]:
    """The application's font is one for all tests: whoever changes the size of letters leaves it as it was."""
    before = None if QGuiApplication.instance() is None else QGuiApplication.font()
    yield
    if QGuiApplication.instance() is not None:
        usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont) if before is None else before
        if QGuiApplication.font() != usual:
            QGuiApplication.setFont(usual)
