"""Whether the built page is of the very sources that are here: client_build.py --check | --record.

Then nobody needs Node. Needs nothing but Python, and is used by the Makefile and by hatch_build.py.
"""

import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STATIC = ROOT / "src" / "reverie" / "web" / "static"
RECORD = STATIC / "sources.sha256"
SOURCES = ("client", "src/reverie/data/rabbits")
"""The portraits of the rabbits are part of the page."""
APART = {"node_modules", ".svelte-kit", "texts.d.ts"}
"""What is not written by people."""


def there() -> bool:
    return (STATIC / "index.html").is_file()


def fingerprint() -> str:
    """Of every source, by name and content."""
    found = sha256()
    files = [path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.is_file()]
    for path in sorted(files):
        name = path.relative_to(ROOT)
        if not APART.intersection(name.parts):
            found.update(f"{name.as_posix()}\0{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def same() -> bool:
    """A page is there, and it is what would be built; where nothing can be built, being there will do."""
    if not (ROOT / "client" / "package.json").is_file():
        return there()
    try:
        return there() and RECORD.read_text(encoding="ascii").strip() == fingerprint()
    except OSError:
        return False


def record() -> None:
    RECORD.write_text(fingerprint() + "\n", encoding="ascii")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--check"]:
            sys.exit(not same())
        case ["--record"]:
            record()
        case _:
            sys.exit(__doc__)
