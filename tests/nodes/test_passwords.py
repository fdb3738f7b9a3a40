"""A password of any signs opens a real PostgreSQL, wherever it is written (S21)."""

import asyncio
import string
from argparse import Namespace
from pathlib import Path

import asyncpg
import pytest

from reverie.cli import main
from reverie.cli.settings import resolve
from tests.nodes.own_postgres import own_postgres

EVERY = string.punctuation + " " + string.digits + "é☂"
QUOTED = EVERY.replace("'", "''")
ORDERS = (
    f"CREATE ROLE ana LOGIN PASSWORD '{QUOTED}'",
    "CREATE DATABASE reverie OWNER ana",
    "SELECT pg_reload_conf()",
)


@pytest.mark.slow
def test_s21_a_password_with_every_sign_opens_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "password"
    file.write_text(EVERY + "\n", encoding="utf-8")
    with own_postgres() as postgres:
        rules = Path(asyncio.run(_asked(postgres.address, "SHOW hba_file")))
        rules.write_text("local all ana scram-sha-256\n" + rules.read_text())
        for order in ORDERS:
            asyncio.run(_asked(postgres.address, order))
        address = f"postgresql://ana@/reverie?host={postgres.socket}"
        monkeypatch.setenv("REVERIE_DATABASE", address)
        monkeypatch.setenv("REVERIE_DATABASE_PASSWORD", "wrong")
        assert main(["migrate"]) != 0
        monkeypatch.delenv("REVERIE_DATABASE_PASSWORD")
        monkeypatch.setenv("REVERIE_DATABASE_PASSWORD_FILE", str(file))
        assert main(["migrate"]) == 0
        assert asyncio.run(_asked(resolve(Namespace())["database"].value, "SELECT current_user")) == "ana"
    said = capsys.readouterr()
    assert "wrong" not in said.out + said.err
    assert EVERY not in said.out + said.err


async def _asked(address: str, question: str) -> str:
    db = await asyncpg.connect(address)
    try:
        return str(await db.fetchval(question))
    finally:
        await db.close()
