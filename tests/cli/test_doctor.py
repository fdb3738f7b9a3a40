"""`reverie doctor` beside real servers: three words, what is so, what to type, and nothing is changed."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from reverie.cli import main
from reverie.cli.doctor import summary
from reverie.cli.examining.finding import Finding, Verdict
from reverie.storage import masking
from tests.contracts.postgres_server import fresh_database
from tests.web.guest import house
from tests.web.server_process import free_port

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes of files are those of POSIX")

LINE = re.compile(r"^  (ok|look|fix) {2,4}(?=\S)(.{13})(.*)$", re.MULTILINE)
KEY = "four-words-and-dashes"


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masking, "_known", set())
    monkeypatch.delenv("REVERIE_CHROMIUM", raising=False)
    monkeypatch.setenv("COLUMNS", "200")


class Doctor:
    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._data, self._capsys = data, capsys
        self.said = ""

    async def asked(self, *arguments: str) -> tuple[int, dict[str, tuple[str, str]]]:
        """Its status, and by what it is about the verdict with what was said last."""
        before = _everything(self._data)
        self._capsys.readouterr()
        status = await asyncio.to_thread(main, ["doctor", "--data", str(self._data), *arguments])
        self.said = self._capsys.readouterr().out
        assert _everything(self._data) == before, "nothing was changed"
        assert self.said.rstrip().endswith("Nothing was changed.")
        found = {about.strip(): (verdict, said) for verdict, about, said in LINE.findall(self.said)}
        fixes = [about for about, (verdict, _) in found.items() if verdict == "fix"]
        assert status == (1 if fixes else 0), self.said
        return status, found


def _everything(folder: Path) -> dict[str, tuple[int, int]]:
    """Names, modes and sizes; what a running server writes meanwhile is its own."""
    if not folder.exists():
        return {}
    own = ("reverie.db-wal", "reverie.db-shm", "pictures.db-wal", "pictures.db-shm", "head")
    files = [path for path in folder.rglob("*") if path.name not in own]
    return {str(p): (p.stat().st_mode, p.stat().st_size) for p in files}


@asynccontextmanager
async def proxy(to: int, port: int) -> AsyncIterator[str]:
    """One that passes requests on, and no WebSockets."""

    async def passed(request: web.Request) -> web.Response:
        async with aiohttp.ClientSession() as http:
            address = f"http://127.0.0.1:{to}{request.path}"
            kept = {name: request.headers[name] for name in ("Host", "Origin") if name in request.headers}
            async with http.get(address, headers=kept) as answer:
                return web.Response(status=answer.status, body=await answer.read())

    app = web.Application()
    app.router.add_get("/{path:.*}", passed)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        await runner.cleanup()


def test_a_server_that_runs_and_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"

    async def story() -> None:
        async with house(data) as h:
            await h.post("/api/rooms", {"name": "Ana"})
            assert (
                await asyncio.to_thread(main, ["backup", str(tmp_path / "b.zip"), "--data", str(data)]) == 0
            )
            doctor = Doctor(data, capsys)
            status, found = await doctor.asked("--host", "127.0.0.1", "--port", str(h.site.port))
            assert {verdict for verdict, _ in found.values()} == {"ok"}, doctor.said
            assert status == 0
            assert "All is well" in doctor.said
            assert doctor.said.startswith("Reverie 1")
            assert "1 table, whole" in found["database"][1]
            assert found["server"][1].startswith(f"answers at 127.0.0.1:{h.site.port} in")
            assert "1 table," in found["backup"][1]
            assert "UTC, as the server's" in found["clock"][1]

    asyncio.run(story())


def test_before_the_first_start_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        doctor = Doctor(tmp_path / "none", capsys)
        status, found = await doctor.asked("--port", str(free_port()))
        assert status == 0
        assert found["server"][0] == "look"
        assert "start it: reverie" in doctor.said
        assert found["database"] == ("ok", "none yet; the first start makes one")
        assert not (tmp_path / "none").exists()

    asyncio.run(story())


def test_a_public_server_is_opened_by_its_own_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            doctor, here = Doctor(tmp_path, capsys), ["--port", str(h.site.port)]
            public = f"http://127.0.0.1:{h.site.port}"
            _, found = await doctor.asked(*here, "--public-url", public, "--proxied", "127.0.0.1")
            assert found["from outside"][0] == "ok"
            assert "sockets too" in found["from outside"][1]
            assert found["proxy"][0] == "ok"
            assert found["doors"][0] == "look"
            assert "open tables and send pictures" in found["doors"][1]
            assert 'table_key = "…"' in doctor.said
            async with proxy(h.site.port, free_port()) as outside:
                status, found = await doctor.asked(*here, "--public-url", outside)
            assert status == 1
            assert found["from outside"][0] == "fix"
            assert "the proxy does not pass WebSockets on" in " ".join(doctor.said.split())
            assert "proxy_set_header Upgrade $http_upgrade;" in doctor.said
            assert found["proxy"][0] == "look"
            assert "One thing to fix, three to look at." in doctor.said

    asyncio.run(story())


@pytest.mark.parametrize(
    ("public", "said"),
    [
        ("http://127.0.0.1:{free}", "nobody listens there"),
        ("http://127.0.0.1:{port}/elsewhere", "not with this game"),
        ("https://127.0.0.1:{port}", "does not answer"),
    ],
)
def test_an_address_that_leads_nowhere_is_to_be_fixed(
    public: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            doctor = Doctor(tmp_path, capsys)
            address = public.format(free=free_port(), port=h.site.port)
            _, found = await doctor.asked("--port", str(h.site.port), "--public-url", address)
            assert found["from outside"][0] == "fix"
            assert said in found["from outside"][1]

    asyncio.run(story())


def test_keys_and_files_that_others_can_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, key = tmp_path / "data", tmp_path / "key"

    async def story() -> None:
        async with house(data):
            pass
        key.write_text(KEY)
        key.chmod(0o644)
        settings = data / "reverie.toml"
        settings.write_text(f'public_url = "http://127.0.0.1:9"\npicture_key = "{KEY}"\n')
        settings.chmod(0o644)
        doctor = Doctor(data, capsys)
        _, found = await doctor.asked("--table-key-file", str(key))
        assert KEY not in doctor.said
        assert "plain http" in found["doors"][1]
        assert f"chmod 600 {settings}" in doctor.said
        assert f"chmod 600 {key}" in doctor.said
        key.chmod(0o640)  # root's, for the group of the server: so a container is given it
        await doctor.asked("--table-key-file", str(key))
        assert (f"chmod 600 {key}" in doctor.said) == (os.geteuid() != 0)
        data.chmod(0o755)
        (data / "secret").chmod(0o644)
        _, found = await doctor.asked("--table-key-file", str(key))
        assert found["file modes"][0] == "fix"
        assert f"chmod -R go= {data}" in doctor.said

    asyncio.run(story())


def test_a_database_that_is_damaged_cut_or_newer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            await h.post("/api/rooms", {"name": "Ana"})
        doctor, port = Doctor(tmp_path, capsys), ("--port", str(free_port()))
        head, file = tmp_path / "head", tmp_path / "reverie.db"
        kept, whole = head.read_bytes(), file.read_bytes()
        head.write_bytes(kept[:-3] + b"99\n")
        _, found = await doctor.asked(*port)
        assert found["database"][0] == "fix"
        assert "reverie accept" in doctor.said
        head.write_bytes(kept)
        (tmp_path / "restoring.journal").write_text("[]")
        assert (await doctor.asked(*port))[1]["database"][0] == "fix"
        (tmp_path / "restoring.journal").unlink()
        (tmp_path / "moving.journal").write_text("{}")
        assert "reverie move" in ((await doctor.asked(*port)), doctor.said)[1]
        (tmp_path / "moving.journal").unlink()
        file.write_bytes(b"no database at all" * 100)
        _, found = await doctor.asked(*port)
        assert found["database"][0] == "fix"
        assert "reverie restore FILE" in doctor.said
        file.write_bytes(whole[:60] + (99).to_bytes(4) + whole[64:])  # the version in its header
        assert "newer Reverie" in (await doctor.asked(*port))[1]["database"][1]

    asyncio.run(story())


def test_postgresql_is_asked_without_being_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        address = await fresh_database()
        doctor, port = Doctor(tmp_path / "data", capsys), ("--port", str(free_port()))
        _, found = await doctor.asked(*port, "--database", address)
        assert found["database"][0] in ("ok", "fix")
        assert "empty" in found["database"][1] or "off" in found["database"][1]
        _, found = await doctor.asked(*port, "--database", "postgresql://nobody@127.0.0.1:9/none")
        assert found["database"][0] == "fix"
        assert "cannot be used" in found["database"][1]

    asyncio.run(story())


def test_something_else_on_the_port_and_a_proxy_that_is_everybody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        port = free_port()
        async with proxy(free_port(), port):
            doctor = Doctor(tmp_path, capsys)
            _, found = await doctor.asked("--port", str(port), "--proxied", "0.0.0.0/0")
        assert found["server"][0] == "fix"
        assert "something else" in found["server"][1]
        assert found["proxy"][0] == "fix"
        assert "0.0.0.0/0" in found["proxy"][1]
        _, found = await doctor.asked("--port", "0")
        assert found["server"][0] == "look"

    asyncio.run(story())


def test_a_disk_that_is_nearly_full_and_variables_that_are_no_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        doctor, port = Doctor(tmp_path, capsys), ("--port", str(free_port()))
        for free, verdict in ((10**8, "fix"), (10**9, "look"), (2 * 10**9 + 2 * 10**8, "ok")):
            usage = type("Usage", (), {"free": free, "total": 20 * 10**9})
            monkeypatch.setattr("shutil.disk_usage", lambda _, usage=usage: usage)
            _, found = await doctor.asked(*port, "--picture-space", "100")
            assert found["disk"][0] == verdict
            assert ("reverie tables --by size" in doctor.said) is (verdict != "ok")
        _, found = await doctor.asked(*port, "--picture-space", "90000")
        assert found["disk"][0] == "look"
        monkeypatch.setenv("REVERIE_PROT", "9000")
        _, found = await doctor.asked(*port)
        assert found["settings"] == ("look", "REVERIE_PROT is no setting of Reverie. Is REVERIE_PORT meant?")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("verdicts", "said"),
    [
        ((), "All is well."),
        (("ok", "look"), "One thing to look at."),
        (("look", "look"), "Two things to look at."),
        (("fix", "look", "look"), "One thing to fix, two to look at."),
        (("fix", "fix"), "Two things to fix."),
        (("look",) * 11, "11 things to look at."),
    ],
)
def test_it_ends_with_a_count(verdicts: tuple[Verdict, ...], said: str) -> None:
    found = [Finding(verdict, "a", "b") for verdict in verdicts]
    assert summary(found) == f"{said} Nothing was changed."
