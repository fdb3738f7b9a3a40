"""Lays the pages out for the generator: docs/ and what lies beside README.md, with links that hold there.

A link to a page leads to that page, a picture comes along from wherever it lies, any other file of the
repository is looked at on the forge. A link that leads nowhere is named. No package is needed: tests use it.
"""

import re
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from os.path import relpath
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
PICTURES = {".webp", ".png", ".svg", ".jpg"}
CODE = re.compile(r"(^(`{3,}|~{3,}).*?^\2[ ]*$|^(?: {4,}|\t)[^\n]*$|`+[^`\n]+`+)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?P<before>\]\(|\b(?:src|href|srcset)=\")(?P<to>[^)\"\s]+)")
OUTSIDE = re.compile(r"^(?:[a-z]+:|//)")
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)


@dataclass(frozen=True)
class Missing:
    page: str
    target: str

    def __str__(self) -> str:
        return f"{self.page}: {self.target} leads nowhere"


def forge() -> str:
    """Where the sources can be looked at, as the package says it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["urls"]["Homepage"])


def pages() -> dict[str, str]:
    """By the path in the repository, the path on the site: README.md is the forge's own front page."""
    found = {str(path.relative_to(ROOT)): path for path in sorted((ROOT / "docs").rglob("*.md"))}
    found |= {path.name: path for path in sorted(ROOT.glob("*.md")) if path.name != "README.md"}
    return {name: _on_site(name) for name in found}


def _on_site(name: str) -> str:
    path = PurePosixPath(name)
    if path.parts[0] != "docs":
        return f"project/{path.stem.lower().replace('_', '-')}.md"
    inside = path.relative_to("docs")
    return str(inside.with_name("index.md") if inside.name == "README.md" else inside)


def slugs(text: str) -> set[str]:
    """The anchors that the headings of a page have on the forge and on the site."""
    made: set[str] = set()
    for heading in HEADING.findall(_fenceless(text)):
        words = re.sub(r"\]\([^)]*\)|[`*\[\]]", "", heading).strip().lower()
        base = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        slug, n = base, 0
        while slug in made:
            n += 1
            slug = f"{base}-{n}"
        made.add(slug)
    return made


def _fenceless(text: str) -> str:
    return re.sub(r"^(`{3,}|~{3,}).*?^\1[ ]*$", "", text, flags=re.MULTILINE | re.DOTALL)


def links(text: str) -> Iterator[str]:
    """All but those to other hosts."""
    for part in _prose(text):
        yield from (found["to"] for found in LINK.finditer(part) if not OUTSIDE.match(found["to"]))


def _prose(text: str) -> list[str]:
    return CODE.split(text)[:: CODE.groups + 1]


def missing(names: list[str] | None = None) -> list[Missing]:
    """Links of these pages, or of all, that lead to no file, or to no heading of a page."""
    lost = []
    for name in names or list(pages()):
        page = ROOT / name
        for target in links(page.read_text("utf-8")):
            path, _, anchor = target.partition("#")
            there = page.parent / path if path else page
            gone = not there.exists() or ROOT not in [there.resolve(), *there.resolve().parents]
            if gone or (anchor and there.suffix == ".md" and anchor not in slugs(there.read_text("utf-8"))):
                lost.append(Missing(name, target))
    return lost


class Stage:
    """A folder with every page and picture where the site has them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = pages()
        self.forge = forge()

    def lay_out(self) -> None:
        """Files that did not change keep their time, so that the generator reads only what did."""
        self._wanted: set[Path] = set()
        for name, place in self.pages.items():
            self._write(self.folder / place, self._page(name, place).encode())
        for path in self.folder.rglob("*"):
            if path.is_file() and path not in self._wanted:
                path.unlink()

    def _page(self, name: str, place: str) -> str:
        text = (ROOT / name).read_text("utf-8")
        parts = CODE.split(text)
        # Between the prose stand the code and its fence; only the code is kept.
        whole = []
        for n, part in enumerate(parts):
            kind = n % (CODE.groups + 1)
            if kind == 0:
                whole.append(LINK.sub(lambda found: self._link(found, name, place), part))
            elif kind == 1:
                whole.append(part)
        return "".join(whole)

    def _link(self, found: re.Match[str], name: str, place: str) -> str:
        target = found["to"]
        if OUTSIDE.match(target) or target.startswith("#"):
            return found[0]
        path, hash_, anchor = target.partition("#")
        there = ((ROOT / name).parent / path).resolve()
        file = there / "README.md" if (there / "README.md").is_file() else there
        known = str(file.relative_to(ROOT))
        if known in self.pages:
            return f"{found['before']}{_from(place, self.pages[known])}{hash_}{anchor}"
        if file.suffix in PICTURES:
            picture = f"pictures/{known.removeprefix('docs/')}"
            self._write(self.folder / picture, file.read_bytes())
            return f"{found['before']}{_from(place, picture)}"
        kind = "tree" if there.is_dir() else "blob"
        return f"{found['before']}{self.forge}/{kind}/main/{there.relative_to(ROOT)}{hash_}{anchor}"

    def _write(self, file: Path, content: bytes) -> None:
        self._wanted.add(file)
        if not file.exists() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def _from(place: str, target: str) -> str:
    return relpath(target, PurePosixPath(place).parent).replace("\\", "/")


def static(folder: Path) -> None:
    """The look is the game's: its colours, its fonts, its paintings."""
    client = ROOT / "client"
    fonts = client / "node_modules" / "@fontsource"
    if not fonts.is_dir():
        raise SystemExit("The fonts come with what the page is built with; run: make site")
    folder.mkdir(parents=True, exist_ok=True)
    tokens = (client / "src/style/tokens.css").read_text("utf-8")
    night, paper = tokens.split('[data-theme="paper"] {')
    light = f"@media (prefers-color-scheme: light) {{\n:root {{{paper}}}\n"
    (folder / "tokens.css").write_text(night + light, "utf-8")
    for name in (
        "im-fell-double-pica/files/im-fell-double-pica-latin-400-normal",
        "im-fell-double-pica/files/im-fell-double-pica-latin-400-italic",
        "alegreya/files/alegreya-latin-600-italic",
        "alegreya/files/alegreya-latin-600-normal",
        "alegreya-sans/files/alegreya-sans-latin-500-normal",
        "alegreya-sans/files/alegreya-sans-latin-700-normal",
        "alegreya-sans/files/alegreya-sans-latin-800-normal",
    ):
        _copy((fonts / name).with_suffix(".woff2"), folder)
    for name in ("wordmark.woff2", "home_wide.webp", "home_tall.webp", "grain.png"):
        _copy(client / "src/assets" / name, folder)
    for name in ("favicon.svg", "apple-touch-180.png"):
        _copy(client / "public/icons" / name, folder)


def _copy(file: Path, folder: Path) -> None:
    there = folder / file.name
    if not there.exists() or there.read_bytes() != file.read_bytes():
        shutil.copyfile(file, there)
