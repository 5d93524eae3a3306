"""Stand-ins for two Qt modules of 10 MB that pyqtgraph imports and, with OpenGL switched off as here, does not use.
Runs before the frozen program; nothing is imported before somebody asks for them."""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

NAMES = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")


class StandIns(MetaPathFinder, Loader):
    """Finds the two modules; the second one has the class that pyqtgraph derives from."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if fullname in NAMES else None

    def exec_module(self, module: ModuleType) -> None:
        if module.__name__ == NAMES[1]:
            from PySide6.QtWidgets import QWidget

            module.__dict__["QOpenGLWidget"] = type("QOpenGLWidget", (QWidget,), {})


sys.meta_path.append(StandIns())
