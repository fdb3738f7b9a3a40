"""Runs inside Pyodide: the modules that the game needs, compiled by the very Python that will load them."""

import _imp
import ast
import importlib.util
import io
import json
import sys
import tomllib
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from closure import Find, closure
from lean import without_hints, without_words
from lines import by_lines

ROOT: Final = Path("/repo")
SOURCE: Final = ROOT / "src"
START: Final = "reverie.tab.server"
WORDS: Final = ("texts/**/*.toml", "data/phrases.toml")
"""What our modules read besides each other."""
READ_BY_PYODIDE: Final = ("_pyodide", "pyodide")
"""It copies their documentation at its start."""
DAY: Final = (2020, 1, 1, 0, 0, 0)


def packed(files: dict[str, bytes]) -> bytes:
    """The same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, DAY)
            archive.writestr(entry, files[name])
    return out.getvalue()


def write(folder: Path, name: str, files: dict[str, bytes]) -> None:
    """Packed as one piece, which is smaller than file by file; as it is, for checks under Node."""
    archive = packed(files)
    (folder / name).write_bytes(archive)
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    (folder / f"{name}.gz").write_bytes(packer.compress(archive) + packer.flush())


def compiled(name: str, found: tuple[str, bool]) -> tuple[str, bytes]:
    """A module without its source: nothing is parsed in the browser, and no file's date is looked at."""
    source, package = found
    path = name.replace(".", "/") + ("/__init__" if package else "")
    tree = ast.parse(source)
    if name.split(".")[0] not in READ_BY_PYODIDE:
        tree = without_hints(without_words(tree))
    code = by_lines(compile(tree, f"{path}.py", "exec", dont_inherit=True, optimize=0))
    body = importlib._bootstrap_external._code_to_hash_pyc(  # type: ignore[attr-defined]
        code, importlib.util.source_hash(source.encode()), False
    )
    return f"{path}.pyc", bytes(body)


def in_folder(folder: Path) -> Find:
    def find(name: str) -> tuple[str, bool] | None:
        path = folder / name.replace(".", "/")
        for file, package in ((path / "__init__.py", True), (path.with_suffix(".py"), False)):
            if file.is_file():
                return file.read_text(encoding="utf-8"), package
        return None

    return find


def in_archive(archive: zipfile.ZipFile) -> Find:
    names = set(archive.namelist())

    def find(name: str) -> tuple[str, bool] | None:
        path = name.replace(".", "/")
        for file, package in ((f"{path}/__init__.py", True), (f"{path}.py", False)):
            if file in names:
                return archive.read(file).decode(), package
        return None

    return find


def pack(out: Path, wheel: Path) -> None:
    declared = tomllib.loads((ROOT / "tab/standard.toml").read_text(encoding="utf-8"))
    ours = in_folder(SOURCE)
    inside, outside = closure([START], ours, later=True)
    theirs = in_archive(zipfile.ZipFile(wheel))
    _, beside = closure(["msgspec", "msgspec.json", "msgspec.msgpack"], theirs, later=False)
    python = in_archive(zipfile.ZipFile(ROOT / "tab/node_modules/pyodide/python_stdlib.zip"))
    wanted = {*declared["by_name"], *declared["in_trouble"], *declared["pyodide"], *beside, *outside}
    left_out = set(declared["left_out"])

    def shipped(name: str) -> tuple[str, bool] | None:
        return None if name in left_out else python(name)

    standard, _ = closure(_modules(wanted, python), shipped, later=False)
    standard = {name for name in standard if not _imp.is_frozen(name)}  # Python has those in itself
    files = dict(compiled(name, found) for name in inside if (found := ours(name)))
    for pattern in WORDS:
        for file in (SOURCE / "reverie").glob(pattern):
            files[file.relative_to(SOURCE).as_posix()] = file.read_bytes()
    write(out, "reverie.zip", files)
    library = dict(compiled(name, found) for name in standard if (found := python(name)))
    write(out, "stdlib.zip", library)
    (out / "modules.json").write_text(
        json.dumps({"ours": sorted(inside), "standard": sorted(standard), "python": sys.version.split()[0]})
    )


def _modules(names: Iterable[str], find: Find) -> set[str]:
    """`from a import b`: the module is a where b is none."""
    return {name if find(name) else name.rpartition(".")[0] for name in names} - {""}
