"""What a card depends on: its file and every studio module it imports, hashed."""

import ast
import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
ALWAYS = ("studio.finish", "studio.scene")  # what the first kit does to every card; another kit names its own
BOOKKEEPING = ("studio.fingerprint", "studio.painted")  # they note what is painted, and paint nothing


def _file(module: str) -> Path | None:
    base = ROOT.joinpath(*module.split("."))
    for candidate in (base.with_suffix(".py"), base / "__init__.py"):
        if candidate.exists():
            return candidate
    return None


@cache
def _imports(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name for name in names if name.startswith("studio") and not name.startswith(BOOKKEEPING)}


def sources(card: Path, always: Sequence[str] = ALWAYS) -> list[Path]:
    """The card's file and all studio files it reaches through imports, and those of its kit."""
    todo, seen = [card, *(f for f in map(_file, always) if f)], set[Path]()
    while todo:
        file = todo.pop()
        if file not in seen:
            seen.add(file)
            todo.extend(f for f in map(_file, _imports(file)) if f)
    return sorted(seen)


def fingerprint(card: Path, what: str, always: Sequence[str] = ALWAYS) -> str:
    """A hash that changes when the picture could: sources and the kind of output."""
    digest = hashlib.sha256(what.encode())
    for file in sources(card, always):
        digest.update(file.read_bytes())
    return digest.hexdigest()
