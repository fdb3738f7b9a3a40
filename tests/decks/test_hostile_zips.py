"""S8: a zip cannot reach outside the deck, burst, lie or hide; nothing of it is unpacked to disk."""

import io
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.decks import install, pictures, sources
from reverie.decks.check import check
from reverie.decks.problems import Problem
from reverie.decks.sources import open_source, safe_name
from tests.decks.files import deck_files, folder_of, png, zip_of

Maker = Callable[[Path], Path]


def adding(name: str, data: bytes = b"x") -> Maker:
    """A good deck with one bad file in it."""
    return lambda path: zip_of(path, {**deck_files(), name: data})


def special(mode: int, content: bytes = b"/etc/passwd") -> Maker:
    def make(path: Path) -> Path:
        zip_of(path, deck_files())
        entry = zipfile.ZipInfo("link.png")
        entry.create_system = 3
        entry.external_attr = (mode | 0o644) << 16
        with zipfile.ZipFile(path, "a") as archive:
            archive.writestr(entry, content)
        return path

    return make


def twice(first: str, second: str) -> Maker:
    """Two files of the same length of name, the second renamed in the finished zip."""

    def make(path: Path) -> Path:
        stand_in = "#" * len(second.encode())
        zip_of(path, {**deck_files(), first: b"1", stand_in: b"2"})
        path.write_bytes(path.read_bytes().replace(stand_in.encode(), second.encode()))
        if not second.isascii():  # say that the name is UTF-8
            data = bytearray(path.read_bytes())
            for mark, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
                struct.pack_into("<H", data, data.rindex(mark) + flags, 0x800)
            path.write_bytes(data)
        return path

    return make


def noughts(path: Path) -> Path:
    zip_of(path, {**deck_files(), "good.png~.exe": b"x"})
    path.write_bytes(path.read_bytes().replace(b"good.png~.exe", b"good.png\0.exe"))
    return path


def patched(change: Callable[[bytearray, int], None]) -> Maker:
    """A good deck whose first entry in the directory at its end was changed."""

    def make(path: Path) -> Path:
        data = bytearray(zip_of(path, deck_files()).read_bytes())
        change(data, data.index(b"PK\x01\x02"))
        path.write_bytes(data)
        return path

    return make


def locked(data: bytearray, at: int) -> None:
    data[at + 8] |= 1


def overlapping(data: bytearray, at: int) -> None:
    second = data.index(b"PK\x01\x02", at + 4)
    data[second + 42 : second + 46] = data[at + 42 : at + 46]


def claiming_little(data: bytearray, at: int) -> None:
    struct.pack_into("<I", data, at + 24, 10)


def claiming_much(data: bytearray, at: int) -> None:
    struct.pack_into("<I", data, at + 24, 2**32 - 2)


def other_content(data: bytearray, at: int) -> None:
    data[60] ^= 0xFF


def cut(path: Path) -> Path:
    path.write_bytes(zip_of(path, deck_files()).read_bytes()[:-60])
    return path


def inner() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("a", b"a")
    return buffer.getvalue()


def packed_oddly(path: Path) -> Path:
    return zip_of(path, deck_files(), zipfile.ZIP_BZIP2)


REFUSED: dict[str, tuple[str, Maker]] = {
    "up and out": ("path-unsafe", adding("../../evil.png")),
    "out in the middle": ("path-unsafe", adding("cards/../../evil.png")),
    "absolute": ("path-unsafe", adding("/etc/cron.d/evil")),
    "a drive": ("path-unsafe", adding("C:/evil.png")),
    "backslashes": ("path-unsafe", adding("..\\evil.png")),
    "a nought": ("path-unsafe", noughts),
    "control signs": ("path-unsafe", adding("a\x1b[2Jb.png")),
    "right to left": ("path-unsafe", adding("a\u202egnp.exe")),
    "endless name": ("path-unsafe", adding("a" * 300)),
    "empty part": ("path-unsafe", adding("cards//a.png")),
    "symbolic link": ("link", special(stat.S_IFLNK)),
    "device": ("link", special(stat.S_IFCHR)),
    "pipe": ("link", special(stat.S_IFIFO)),
    "password": ("zip-locked", patched(locked)),
    "odd packing": ("zip-method", packed_oddly),
    "bomb": ("zip-bomb", adding("bomb.png", bytes(20_000_000))),
    "claims four gigabytes": ("zip-bomb", patched(claiming_much)),
    "overlap": ("zip-overlap", patched(overlapping)),
    "same name": ("path-twice", twice("a.png", "a.png")),
    "same name in capitals": ("path-twice", twice("Door.png", "door.png")),
    "same name in other letters": ("path-twice", twice("\u00e9.png", "e\u0301.png")),
    "zip in zip": ("zip-nested", adding("more.zip", inner())),
    "zip called a picture": ("zip-nested", adding("card-0.png", inner())),
    "cut off": ("not-a-deck", cut),
    "claims too little": ("zip-broken", patched(claiming_little)),
    "other content": ("zip-broken", patched(other_content)),
    "no deck.toml": ("no-deck-file", lambda path: zip_of(path, {"a.png": png()})),
    "heavy picture": ("file-too-heavy", lambda path: zip_of(path, _heavy(), zipfile.ZIP_STORED)),
}


def _heavy() -> dict[str, bytes]:
    return {**deck_files(), "card-0.png": png() + bytes(pictures.MOST_BYTES)}


@pytest.mark.parametrize("name", REFUSED)
def test_s8_a_hostile_zip_is_refused_and_leaves_nothing_behind(name: str, tmp_path: Path) -> None:
    code, make = REFUSED[name]
    path = make(tmp_path / "deck.zip")
    answer = install.add(path, tmp_path / "data")
    assert isinstance(answer, tuple)
    assert code in {p.code for p in answer}
    assert all(p.message("fr") for p in answer)
    left = [p for p in (tmp_path / "data").rglob("*") if p.is_file()]
    assert left == []
    assert {p.name for p in tmp_path.iterdir()} <= {"deck.zip", "data"}


def test_too_many_files_and_too_much_weight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = zip_of(tmp_path / "deck.zip", deck_files())
    monkeypatch.setattr(sources, "MOST_FILES", 3)
    assert codes(open_source(path)) == ["zip-too-many"]
    monkeypatch.setattr(sources, "MOST_ZIP", 100)
    assert codes(open_source(path)) == ["zip-too-heavy"]


def codes(answer: object) -> list[str]:
    assert isinstance(answer, tuple)
    return [p.code for p in answer if isinstance(p, Problem)]


def test_every_problem_of_a_zip_is_told_at_once(tmp_path: Path) -> None:
    path = zip_of(tmp_path / "deck.zip", {**deck_files(), "../a": b"", "b.rar": b"", "/c": b""})
    assert codes(open_source(path)) == ["path-unsafe", "zip-nested", "path-unsafe"]


def test_a_zip_of_the_folder_itself_and_its_litter_is_fine(tmp_path: Path) -> None:
    files = {f"seaside/{name}": data for name, data in deck_files().items()}
    path = zip_of(tmp_path / "deck.zip", {**files, "__MACOSX/seaside/._a": b"x", "seaside/.DS_Store": b"x"})
    report = check(path)
    assert report.problems == ()
    assert report.deck is not None


def test_a_link_in_a_folder_does_not_lead_out_of_it(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "deck", deck_files())
    (tmp_path / "private.png").write_bytes(png(9))
    (folder / "card-1.png").unlink()
    (folder / "card-1.png").symlink_to(tmp_path / "private.png")
    assert [p.code for p in check(folder).problems] == ["link"]


@pytest.mark.parametrize("name", ["", ".", "..", "a/", "a/./b", " a", "a ", "a:b", "a*", "a\nb", "a\x7fb"])
def test_unsafe_names(name: str) -> None:
    assert safe_name(name) == (name == "a/")
