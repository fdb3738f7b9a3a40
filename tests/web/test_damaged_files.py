"""Files that are broken somewhere in the middle: said in a sentence, and no backup is made of them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from reverie.cli import main
from reverie.web.options import Options
from reverie.web.server import CannotStart, running
from tests.web.paper import PaperLibrary


async def _served(data: Path) -> None:
    async with running(Options(data=data, port=0), PaperLibrary()):
        pass


@pytest.fixture
def data(tmp_path: Path) -> Path:
    asyncio.run(_served(tmp_path / "data"))
    return tmp_path / "data"


def broken(file: Path, table: str) -> None:
    """Where a table begins there is something else; the rest is as it was."""
    with closing(sqlite3.connect(file)) as db:
        size: int = db.execute("PRAGMA page_size").fetchone()[0]
        root = "SELECT min(rootpage) FROM sqlite_master WHERE tbl_name = ?"
        page: int = db.execute(root, (table,)).fetchone()[0]
    with file.open("r+b") as bytes_of:
        bytes_of.seek((page - 1) * size)
        bytes_of.write(b"dear diary" * 40)


@pytest.mark.parametrize(("name", "table"), [("reverie.db", "rooms"), ("pictures.db", "decks")])
def test_a_server_that_cannot_read_a_table_says_what_to_do(data: Path, name: str, table: str) -> None:
    broken(data / name, table)
    with pytest.raises(CannotStart, match=r"malformed\. The file is damaged\..*reverie restore"):
        asyncio.run(_served(data))


@pytest.mark.parametrize(("name", "table"), [("reverie.db", "log"), ("pictures.db", "pictures")])
def test_nothing_that_is_damaged_takes_the_place_of_a_good_backup(
    data: Path, tmp_path: Path, name: str, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    assert main(["backup", str(backups), "--keep", "1", "--data", str(data)]) == 0
    [made] = backups.iterdir()
    good = made.rename(backups / "reverie-20260101-000000.zip")
    broken(data / name, table)
    assert main(["backup", str(backups), "--keep", "1", "--data", str(data)]) == 1
    assert f"{name} was not saved. The file is damaged." in capsys.readouterr().err
    assert list(backups.iterdir()) == [good]


@pytest.mark.parametrize("command", [["tables"], ["export", "ABCDEF"], ["backup", "x.zip"], ["doctor"]])
def test_whoever_looks_into_a_file_that_is_none_is_told_the_way_out(
    data: Path,
    command: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (data / "reverie.db").write_bytes(b"dear diary" * 1000)
    assert main([*command, "--data", str(data)]) == 1
    told = "".join(capsys.readouterr())
    assert "file is not a database" in " ".join(told.split())
    assert "reverie restore FILE" in told
    assert "older Reverie" not in told
