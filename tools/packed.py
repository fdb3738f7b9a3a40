"""Whether what is released carries every deck and rabbit, and an index takes it: packed.py FILE…"""

import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIMIT = 100_000_000
"""Bytes: what package indexes take, unless they are asked for more."""


def names(file: Path) -> set[str]:
    """What is in it, named as below src/."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return set(wheel.namelist())
    with tarfile.open(file) as sdist:
        return {name.partition("/src/")[2] for name in sdist.getnames()}


def problems(file: Path, root: Path = ROOT, limit: int = LIMIT) -> list[str]:
    data = root / "src" / "reverie" / "data"
    wanted = {path.relative_to(root / "src").as_posix() for path in data.rglob("*") if path.is_file()}
    found = [f"{file.name} lacks {name}" for name in sorted(wanted - names(file))]
    if (size := file.stat().st_size) > limit:
        found.append(f"{file.name} has {size / 1e6:.0f} MB; package indexes take {limit / 1e6:.0f}")
    return found


if __name__ == "__main__":
    if told := [one for file in sys.argv[1:] for one in problems(Path(file))]:
        sys.exit("\n".join(told))
