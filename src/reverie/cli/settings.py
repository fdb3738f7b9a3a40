"""The server's settings: from a flag, else from the environment, else from a TOML file, else built in."""

import os
import re
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from reverie.cli.command import Complaint
from reverie.decks.places import data_folder
from reverie.storage.opening import addresses
from reverie.storage.port import StoreError
from reverie.web.options import Options
from reverie.web.proxies import networks


@dataclass(frozen=True)
class Setting:
    """One thing that can be set: --bot-pace, REVERIE_BOT_PACE, or bot_pace in the file."""

    name: str
    read: Callable[[str], Any]
    meaning: str

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return "REVERIE_" + self.name.upper()


@dataclass(frozen=True)
class Value:
    value: Any
    source: str


def _port(text: str) -> int:
    port = int(text) if text.isascii() and text.isdigit() else -1
    if not 0 <= port <= 65535:
        raise ValueError("a port is a number up to 65535")
    return port


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 20:
        raise ValueError("a number from 0 (at once) to 20")
    return pace


def _days(text: str) -> int:
    days = int(text) if text.isascii() and text.isdigit() else 0
    if days < 1:
        raise ValueError("a number of days, at least one")
    return days


def _megabytes(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError("a number of megabytes")
    return int(text)


def _yes(text: str) -> bool:
    if text.lower() in ("yes", "true", "on", "1"):
        return True
    if text.lower() in ("no", "false", "off", "0"):
        return False
    raise ValueError("yes or no")


PATH: Final = re.compile(r"(/[A-Za-z0-9_.~-]+)*/?")


def _url(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or not PATH.fullmatch(parts.path):
        raise ValueError("an address like https://play.example.org or https://example.org/reverie")
    return text.rstrip("/")


def _base(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError("an address like http://localhost:8080/v1")
    return text.rstrip("/")


def _database(text: str) -> str:
    try:
        addresses(text)
    except StoreError as problem:
        raise ValueError(str(problem)) from None
    return text


def _proxies(text: str) -> str:
    networks(text)
    return text


def _log(text: str) -> str:
    if text not in ("text", "json"):
        raise ValueError("text or json")
    return text


SETTINGS: Final = (
    Setting("host", str, "the network address to listen on"),
    Setting("port", _port, "the port to listen on"),
    Setting("data", lambda text: Path(text).expanduser(), "the folder for games, decks and the secret"),
    Setting("database", _database, "PostgreSQL instead of a file: postgresql://user:password@host/name"),
    Setting("public_url", _url, "the address people use, where a proxy stands in front"),
    Setting("bot_pace", _pace, "how long bots think: 1 as people do, 0 not at all"),
    Setting("keep_days", _days, "days after which an idle table is deleted"),
    Setting("picture_space", _megabytes, "megabytes for people's own pictures, 0 for none"),
    Setting(
        "keep_picture_days", _days, "days after which a deck of own pictures that nobody used is deleted"
    ),
    Setting("metrics_port", _port, "serve /metrics for Prometheus on this port"),
    Setting("metrics_host", str, "the network address for /metrics, this machine only if not set"),
    Setting("proxied", _proxies, "whose X-Forwarded-For is believed: no, yes (near proxies), or networks"),
    Setting("limits", _yes, "limit how often one address may guess codes or open tables"),
    Setting("log", _log, "log lines as text or json"),
    Setting("bot_endpoint", _base, "a server that speaks the OpenAI protocol, for the bots to think with"),
    Setting("bot_embedding", str, "its model for comparing clues and cards"),
    Setting("bot_chat", str, "its model for writing clues, if it is to write any"),
)


def add_flags(parser: ArgumentParser) -> None:
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings (or REVERIE_CONFIG)")
    for setting in SETTINGS:
        parser.add_argument(setting.flag, metavar="VALUE", help=f"{setting.meaning} ({setting.variable})")


def add_database_flag(parser: ArgumentParser) -> None:
    setting = SETTINGS[3]
    parser.add_argument(setting.flag, metavar="ADDRESS", help=f"{setting.meaning} ({setting.variable})")


def database_of(args: Namespace) -> str | None:
    found: str | None = resolve(args)["database"].value
    return found


def add_data_flag(parser: ArgumentParser) -> None:
    setting = SETTINGS[2]
    parser.add_argument(setting.flag, metavar="FOLDER", help=f"{setting.meaning} ({setting.variable})")


def data_of(args: Namespace) -> Path:
    found: Path = resolve(args)["data"].value
    return found


def resolve(args: Namespace, environment: Mapping[str, str] = os.environ) -> dict[str, Value]:
    """What is in force, and where each comes from."""
    data = _first(SETTINGS[2], args, environment, {}, "") or Value(data_folder(), "built in")
    chosen = getattr(args, "config", None) or environment.get("REVERIE_CONFIG")
    file = Path(chosen).expanduser() if chosen else data.value / "reverie.toml"
    table = _read(file, must_exist=chosen is not None)
    built_in = Options(data=data.value)
    found = {}
    for setting in SETTINGS:
        value = _first(setting, args, environment, table, str(file))
        fallback = data if setting.name == "data" else Value(getattr(built_in, setting.name), "built in")
        found[setting.name] = value or fallback
    return found


def options(values: dict[str, Value]) -> Options:
    return Options(**{name: found.value for name, found in values.items()})


def _first(
    setting: Setting, args: Namespace, environment: Mapping[str, str], table: Mapping[str, Any], file: str
) -> Value | None:
    places = (
        (getattr(args, setting.name, None), setting.flag),
        (environment.get(setting.variable), setting.variable),
        (table.get(setting.name), file),
    )
    for text, source in places:
        if text is not None:
            try:
                spelled = {True: "yes", False: "no"}[text] if isinstance(text, bool) else str(text)
                return Value(setting.read(spelled), source)
            except ValueError as problem:
                raise Complaint(f"{source}: {text!r} does not do for {setting.name}: {problem}.", 2) from None
    return None


def _read(file: Path, *, must_exist: bool) -> dict[str, Any]:
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if must_exist:
            raise Complaint(f"There is no file {file}.", 2) from None
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise Complaint(f"{file} cannot be read: {problem}", 2) from None
    unknown = set(table) - {s.name for s in SETTINGS}
    if unknown:
        known = ", ".join(s.name for s in SETTINGS)
        raise Complaint(f"{file}: there is no setting {sorted(unknown)[0]!r}. There are: {known}.", 2)
    return table


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)
