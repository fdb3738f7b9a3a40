"""The commands round the server: settings and their sources, backup, restore, export, clear complaints."""

import asyncio
import socket
from argparse import ArgumentParser, Namespace
from pathlib import Path

import pytest

from reverie.cli import main
from reverie.cli.command import Complaint
from reverie.cli.settings import SETTINGS, add_flags, resolve, unknown_variables
from reverie.storage.guard import Guard
from reverie.storage.port import StoreError
from reverie.web.options import Options
from reverie.web.server import CannotStart, running
from tests.web.guest import house
from tests.web.paper import PaperLibrary


def parsed(*argv: str) -> Namespace:
    parser = ArgumentParser()
    add_flags(parser)
    return parser.parse_args(argv)


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text('port = 1\nhost = "1.2.3.4"\nbot_pace = 0.5\nproxied = false\n')
    environment = {"REVERIE_CONFIG": str(file), "REVERIE_PORT": "2", "REVERIE_HOST": "5.6.7.8"}
    found = resolve(parsed("--port", "3"), environment)
    assert (found["port"].value, found["port"].source) == (3, "--port")
    assert (found["host"].value, found["host"].source) == ("5.6.7.8", "REVERIE_HOST")
    assert (found["bot_pace"].value, found["bot_pace"].source) == (0.5, str(file))
    assert found["proxied"].value == "no"
    assert found["keep_days"].source == "built in"
    assert {s.name for s in SETTINGS} - {"database_password"} == set(Options.__struct_fields__)


@pytest.mark.parametrize(
    "text",
    [
        "prot = 1",
        "port = 99999",
        "port =",
        'log = "loud"',
        'public_url = "nowhere"',
        "proxied = true",
        'limit_tries = "40"',
        'limit_tries = "0 1/s"',
        "limit_site = 0",
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "r.toml"
    file.write_text(text)
    with pytest.raises(Complaint):
        resolve(parsed("--config", str(file)), {})


def test_a_wrong_setting_is_named_also_where_a_stronger_one_hides_it(tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text("port = 99999")
    with pytest.raises(Complaint, match=r"r\.toml: '99999' does not do for port"):
        resolve(parsed("--config", str(file), "--port", "3"), {"REVERIE_PORT": "2"})


def test_a_complaint_ends_with_one_full_stop(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match=r"host/name\.$"):
        resolve(parsed("--data", str(tmp_path)), {"REVERIE_DATABASE": "mysql://nowhere"})


def test_a_variable_that_is_no_setting_is_named_with_the_one_that_is_meant() -> None:
    odd = {
        "REVERIE_PROT": "9",
        "REVERIE_XYZZY": "1",
        "REVERIE_PORT": "9",
        "REVERIE_DATABASE_FILE": "f",
        "REVERIE_BOT_KEY": "k",
        "PORT": "9",
    }
    assert unknown_variables(odd) == [
        "REVERIE_PROT is no setting of Reverie. Is REVERIE_PORT meant?",
        "REVERIE_XYZZY is no setting of Reverie.",
    ]


def test_a_data_folder_below_a_file_is_said_with_the_way_out(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def story() -> None:
        async with running(Options(data=tmp_path / "file" / "games", port=0), PaperLibrary()):
            pass

    with pytest.raises(CannotStart, match=r"cannot write to .*Choose a folder you may write to with --data"):
        asyncio.run(story())


@pytest.mark.parametrize("name", ["reverie.db", "pictures.db"])
def test_a_damaged_file_is_said_with_the_way_out(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"dear diary" * 1000)

    async def story() -> None:
        async with running(Options(data=tmp_path, port=0), PaperLibrary()):
            pass

    with pytest.raises(CannotStart, match=f"{name}: file is not a database. The file is damaged.*restore"):
        asyncio.run(story())


def test_config_shows_every_setting(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["config", "--data", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert all(setting.name in shown for setting in SETTINGS)


def test_every_setting_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    for setting in SETTINGS:
        flag = f"{setting.flag}-file" if setting.password else setting.flag
        assert f"| `{setting.name}` | `{flag}` | `{setting.variable}` |" in page


def test_a_busy_port_is_said_with_the_way_out(tmp_path: Path) -> None:
    async def story() -> None:
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            with pytest.raises(CannotStart, match=f"Port {port} is in use"):
                async with running(Options(data=tmp_path, host="127.0.0.1", port=port), PaperLibrary()):
                    pass
            watched = Options(data=tmp_path, host="127.0.0.1", port=0, metrics_port=port)
            with pytest.raises(CannotStart, match=f"--metrics-port {port + 1}"):
                async with running(watched, PaperLibrary()):
                    pass

    asyncio.run(story())


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    guard = Guard(tmp_path)
    with pytest.raises(StoreError, match="Another Reverie"):
        Guard(tmp_path)
    guard.release()
    Guard(tmp_path).release()


def test_a_backup_taken_while_the_server_runs_brings_the_table_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where a backup of what was there is put
    data, copy, other = tmp_path / "data", tmp_path / "copy.zip", tmp_path / "other"

    async def story() -> str:
        async with house(data) as h:
            seated = await h.post("/api/play-now", {"name": "Ana"})
            assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(data)]) == 0
            refused = await asyncio.to_thread(main, ["restore", str(copy), "--data", str(data)])
            assert refused == 1
            return str(seated["room"])

    room = asyncio.run(story())
    assert main(["backup", str(copy), "--data", str(data)]) == 1
    assert main(["restore", str(copy), "--data", str(other)]) == 0
    assert main(["restore", str(copy), "--data", str(other)]) == 0
    log = tmp_path / "table.jsonl"
    assert main(["export", room.lower(), "--data", str(other), "--output", str(log)]) == 0
    assert main(["replay", str(log)]) == 0
    assert "Ana" in capsys.readouterr().out
    assert main(["export", "NOSUCH", "--data", str(other)]) == 1
    log.write_bytes(b"PK no zip")
    assert main(["restore", str(log), "--data", str(other)]) == 1
