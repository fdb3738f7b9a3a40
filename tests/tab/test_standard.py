"""What the tab's modules import is declared, and Python is cut to that (tab/standard.toml)."""

import ast
import marshal
import re
import tomllib
from pathlib import Path
from types import CodeType
from typing import Any

from tab.closure import closure, imports
from tab.lean import without_hints, without_words
from tab.lines import by_lines

ROOT = Path(__file__).parents[2]
DECLARED = tomllib.loads((ROOT / "tab" / "standard.toml").read_text())


def ours(name: str) -> tuple[str, bool] | None:
    path = ROOT / "src" / name.replace(".", "/")
    for file, package in ((path / "__init__.py", True), (path.with_suffix(".py"), False)):
        if file.is_file():
            return file.read_text(), package
    return None


def test_our_modules_import_what_is_declared_and_nothing_else() -> None:
    inside, outside = closure(["reverie.tab.server"], ours, later=True)
    assert "reverie.game.decide" in inside
    assert not {name for name in inside if name.startswith(("reverie.web", "reverie.cli"))}
    assert {name.split(".")[0] for name in outside} - {"msgspec"} == set(DECLARED["imports"])


def test_imports_are_read_from_the_source_wherever_they_stand() -> None:
    source = """
import a.b, c
from . import d
from ..e import f
if TYPE_CHECKING:
    import never
if __name__ == "__main__":
    import never
try:
    import g
except ImportError:
    import h
class K:
    import i
def later():
    import j
"""
    at_once = {"a.b", "c", "pack.deep", "pack.deep.d", "pack.e", "pack.e.f", "g", "h", "i"}
    assert imports(source, "pack.deep.here", package=False, later=False) == at_once
    assert imports(source, "pack.deep.here", package=False, later=True) == at_once | {"j"}


def test_versions_are_the_same_wherever_they_are_named() -> None:
    msgspec = re.compile(r"^msgspec==([\d.]+)", re.MULTILINE)
    server = msgspec.search((ROOT / "requirements/runtime.txt").read_text())
    tab = msgspec.search((ROOT / "tab/requirements.txt").read_text())
    assert server is not None
    assert tab is not None
    assert server[1] == tab[1]
    pyodide = re.search(r'"pyodide": "([\d.]+)"', (ROOT / "tab/package.json").read_text())
    notice = (ROOT / "tab/NOTICE").read_text()
    assert pyodide is not None
    assert f"Pyodide {pyodide[1]} " in notice
    assert f"msgspec {tab[1]} " in notice
    for name in ("pyodide", "python"):
        assert (ROOT / "tab" / "licences" / f"{name}.txt").stat().st_size > 10_000
        assert f"licences/{name}.txt" in notice
    assert '"resolved"' not in (ROOT / "tab/package-lock.json").read_text()


def test_compiled_code_says_its_lines_and_no_columns() -> None:
    source = (ROOT / "src/reverie/rooms/directory.py").read_text()
    whole = compile(source, "directory.py", "exec")
    lean = by_lines(whole)

    def lines(code: CodeType) -> list[object]:
        inner = [lines(c) for c in code.co_consts if isinstance(c, CodeType)]
        return [[position[0] for position in code.co_positions()], inner]

    assert lines(lean) == lines(whole)
    assert all(position[2:] == (None, None) for position in lean.co_positions())
    assert len(marshal.dumps(lean)) < 0.85 * len(marshal.dumps(whole))


def test_functions_lose_their_types_and_classes_keep_them() -> None:
    source = """
def told(a: int, /, *b: str, c: float = 0.5, **d: bytes) -> str:
    "Said to readers."
    return f"{a}{b}{c}{d}"
class Card:
    title: str = ""
    async def shown(self, to: list[int]) -> None: ...
"""
    lean = without_hints(without_words(ast.parse(source)))
    room: dict[str, Any] = {}
    exec(compile(lean, "lean.py", "exec"), room)
    assert room["told"](1, "x", c=2, d=b"y") == "1('x',)2{'d': b'y'}"
    assert room["told"].__annotations__ == room["Card"].shown.__annotations__ == {}
    assert room["told"].__doc__ is None
    assert room["Card"].__annotations__ == {"title": str}
