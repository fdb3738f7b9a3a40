"""S21: passwords and keys are printed nowhere, however they are written, nor seen in the process list."""

import logging
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from reverie.cli import main
from reverie.cli.command import Complaint
from reverie.cli.settings import add_flags, resolve
from reverie.storage import masking
from reverie.storage.masking import holds_secret, keep_secret, masked, with_password, without_secrets
from reverie.web.logs import start_logs
from reverie.web.options import Options, endpoint

SECRET = "hunter2secret"
ADDRESSES = [
    (f"postgresql://ana:{SECRET}@host/name", "postgresql://ana:…@host/name"),
    (f"postgres://ana:{SECRET}%40%2Fx@[::1]:5432/n", "postgres://ana:…@[::1]:5432/n"),
    (f"postgresql://host/name?user=ana&password={SECRET}", "postgresql://host/name?user=ana&password=…"),
    (f"postgresql://ana@one,two:1/n?sslpassword={SECRET}&sslmode=require", "postgresql://ana@one,two:1/n?sslpassword=…&sslmode=require"),
    (f"postgresql://ana:{SECRET}@x@host/name", "postgresql://…"),
    (f"postgresql://ana:x/{SECRET}@host/name", "postgresql://…"),
    (f"postgresql://ana:12/{SECRET}?y@host/name", "postgresql://…"),
    (f"postgresql://ana:{SECRET}/name", "postgresql://…"),
    (f"postgresql://host/name?password={SECRET}@host", "postgresql://…"),
    (f"postgresql://a:{SECRET}@one/n postgresql://b@two/n", "postgresql://a:…@one/n postgresql://b@two/n"),
    (f"host=here password={SECRET}", "… …"),
    (f"https://ana:{SECRET}@host/v1", "https://…@host/…"),
    (f"https://{SECRET}@host", "https://…@host"),
    (f"http://host:8080/{SECRET}/v1", "http://host:8080/…"),
    (f"http://host/v1?key={SECRET}", "http://host/…"),
]  # fmt: skip


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(masking, "_known", set())
    hook = sys.excepthook
    yield
    sys.excepthook = hook


@pytest.mark.parametrize(("address", "shown"), ADDRESSES)
def test_s21_an_address_is_shown_without_its_secret(address: str, shown: str) -> None:
    assert masked(address) == shown
    assert SECRET not in masked(address)


def test_s21_what_holds_no_secret_is_shown_whole() -> None:
    for address in (
        "postgresql://ana@host:5432/name?sslmode=require",
        "postgresql://ana:@/name?host=/run/postgresql",
    ):
        assert masked(address) == address
        assert not holds_secret(address)
    assert not holds_secret("http://localhost:8080/v1")
    assert all(
        holds_secret(address) for address, _ in ADDRESSES if not address.startswith("http://host:8080")
    )


@pytest.mark.parametrize(("address", "_shown"), ADDRESSES)
@pytest.mark.parametrize("way", ["environment", "file", "toml"])
def test_s21_config_and_complaints_show_no_secret(
    address: str,
    _shown: str,
    way: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    name = "bot_endpoint" if address.startswith("http") else "database"
    more = []
    if way == "environment":
        monkeypatch.setenv(f"REVERIE_{name.upper()}", address)
    elif way == "file":
        (tmp_path / "it").write_text(address + "\n")
        more = [f"--{name.replace('_', '-')}-file", str(tmp_path / "it")]
    else:
        (tmp_path / "reverie.toml").write_text(f'{name} = "{address}"\n')
    for command in ("config", "migrate"):
        main([command, "--data", str(tmp_path), *(more if name == "database" or command == "config" else ())])
        said = capsys.readouterr()
        assert SECRET not in said.out + said.err


def test_s21_a_password_does_not_stand_on_the_command_line() -> None:
    parser = ArgumentParser()
    add_flags(parser)
    for flag, address in (("--database", ADDRESSES[0][0]), ("--bot-endpoint", "http://host/v1?key=abcdef")):
        with pytest.raises(Complaint, match=f"{flag}-file") as said:
            resolve(parser.parse_args([flag, address]), {})
        assert SECRET not in str(said.value)
    found = resolve(parser.parse_args(["--database", "postgresql://ana@host/name"]), {})
    assert found["database"].value == "postgresql://ana@host/name"


def test_s21_a_file_wins_over_what_is_weaker_and_must_be_there(tmp_path: Path) -> None:
    parser = ArgumentParser()
    add_flags(parser)
    (tmp_path / "it").write_text("postgresql://file@host/name\n")
    args = parser.parse_args(["--data", str(tmp_path)])
    environment = {"REVERIE_DATABASE_FILE": str(tmp_path / "it")}
    (tmp_path / "reverie.toml").write_text('database = "postgresql://toml@host/name"\n')
    found = resolve(args, environment)["database"]
    assert (found.value, found.source) == ("postgresql://file@host/name", str(tmp_path / "it"))
    with pytest.raises(Complaint, match="cannot be read"):
        resolve(args, {"REVERIE_DATABASE_FILE": str(tmp_path / "none")})


@pytest.mark.parametrize("form", ["text", "json"])
def test_s21_the_journal_hides_what_a_library_quotes(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    root, level = logging.getLogger().handlers[:], logging.getLogger().level
    keep_secret(f"postgresql://ana:{SECRET}%2F7@host/name")
    try:
        start_logs(form)  # type: ignore[arg-type]
        logging.getLogger("asyncpg").warning("invalid port: '%s/7'", SECRET)
        try:
            raise ValueError(f"bad address: postgresql://ana:{SECRET}%2F7@host/name")
        except ValueError:
            logging.getLogger("reverie").exception("unexpected")
    finally:
        logging.getLogger().handlers[:] = root
        logging.getLogger().setLevel(level)
    said = capsys.readouterr().err
    assert "invalid port: '…" in said
    assert "unexpected" in said
    assert SECRET not in said


def test_s21_a_trace_hides_it_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.cli.config.run", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        main(["config"])
    keep_secret(SECRET)
    sys.excepthook(ValueError, ValueError(f"it was {SECRET}"), None)
    assert "it was …" in capsys.readouterr().err


def test_s21_the_key_of_the_endpoint_comes_from_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "key").write_text(f"{SECRET}\n")
    monkeypatch.setenv("REVERIE_BOT_KEY_FILE", str(tmp_path / "key"))
    found = endpoint(Options(data=tmp_path, bot_endpoint="http://localhost/v1"))
    assert found is not None
    assert found.key == SECRET
    assert without_secrets(f"401 for {SECRET}") == "401 for …"


@pytest.mark.parametrize("password", [" p@ss/w:o?r#d%20 & +", "http://host/v1", "$ecret\\'\"", "x"])
def test_s21_a_password_by_itself_may_have_any_signs_and_is_never_shown(
    password: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "it").write_text(password + "\r\n", newline="")
    parser = ArgumentParser()
    add_flags(parser)
    args = parser.parse_args(
        ["--data", str(tmp_path), "--database", "postgresql://ana@host/name?sslmode=require"]
    )
    for environment in (
        {"REVERIE_DATABASE_PASSWORD": password},
        {"REVERIE_DATABASE_PASSWORD_FILE": str(tmp_path / "it")},
    ):
        found = resolve(args, environment)["database"]
        asked = parse_qs(urlsplit(found.value).query)
        assert asked == {"sslmode": ["require"], "password": [password]}
        assert masked(found.value) == "postgresql://ana@host/name?sslmode=require&password=…"
    with pytest.raises(Complaint, match="--database-password-file"):
        resolve(parser.parse_args(["--database-password", password]), {})
    monkeypatch.setenv("REVERIE_DATABASE_PASSWORD", password)
    monkeypatch.setenv("COLUMNS", "400")
    assert main(["config", "--data", str(tmp_path)]) == 0
    row = next(row for row in capsys.readouterr().out.splitlines() if row.startswith("database_password"))
    assert row.split()[1:3] == ["…", "REVERIE_DATABASE_PASSWORD"]


def test_s21_an_address_with_a_password_of_its_own_keeps_it() -> None:
    mixed = f"postgresql://a:{SECRET}@one/n postgresql://b@two/n"
    assert (
        with_password(mixed, "other") == f"postgresql://a:{SECRET}@one/n postgresql://b@two/n?password=other"
    )


def test_an_address_with_nothing_secret_in_it_may_be_shown() -> None:
    """Its password is in a file of its own."""
    address = "postgresql://reverie@postgres/reverie"
    keep_secret(address)
    assert without_secrets(f"no answer from {address}") == f"no answer from {address}"
