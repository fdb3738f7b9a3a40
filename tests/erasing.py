"""What is left of something on disk: every file below a folder is searched, also inside of archives."""

import zipfile
from collections.abc import Iterable
from pathlib import Path


def found(folder: Path, needles: Iterable[bytes]) -> dict[str, set[str]]:
    """Which files hold which of these."""
    wanted = tuple(needles)
    assert wanted
    where: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            for name, content in _contents(path):
                hits = {needle.decode(errors="replace") for needle in wanted if needle in content}
                if hits:
                    where[f"{path.relative_to(folder)}{name}"] = hits
    return where


def _contents(path: Path) -> Iterable[tuple[str, bytes]]:
    yield "", path.read_bytes()
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as bundle:
            for name in bundle.namelist():
                yield f":{name}", bundle.read(name)
