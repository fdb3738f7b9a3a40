"""The server's settings: from a flag, else from the environment, else from a TOML file, else built in."""

import os
import re
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from reverie.cli.command import Complaint
from reverie.decks.places import data_folder
from reverie.front.allowances import allowance
from reverie.storage.journal import SETTINGS as SETTINGS_FILE
from reverie.storage.masking import HIDDEN, holds_secret, keep_password, keep_secret, masked, with_password
from reverie.storage.opening import addresses
from reverie.storage.port import StoreError
from reverie.web.options import Options
from reverie.web.proxies import networks


@dataclass(frozen=True)
class ServerSetting:
    """One thing that can be set: --bot-pace, REVERIE_BOT_PACE, or bot_pace in the file."""

    name: str
    read: Callable[[str], object]
    meaning: str
    secret: bool = False
    """S21: perhaps with a password; then shown without, not taken from a flag, also read from a file."""
    password: bool = False
    """Nothing but a password: taken sign by sign, never shown."""

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


def _folder(text: str) -> Path:
    folder = Path(text).expanduser()
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not there.is_dir():
        which = "it" if there == folder else there
        raise ValueError(f"{which} is a file, and a folder is wanted")
    return folder


def _text_file(text: str) -> Path:
    file = Path(text).expanduser()
    if not file.is_file():
        raise ValueError("there is no such file")
    return file.absolute()


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


def _times(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise ValueError("a number, at least 1")
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
        raise ValueError(str(problem).removesuffix(".")) from None
    return text


def _proxies(text: str) -> str:
    networks(text)
    return text


_KEY: Final = re.compile(r"[!-~]{8,100}")


def _key(text: str) -> str:
    if not _KEY.fullmatch(text) or "://" in text:
        raise ValueError("a key has 8 to 100 letters, digits and signs of an English keyboard, no spaces")
    return text


def _log(text: str) -> str:
    if text not in ("text", "json"):
        raise ValueError("text or json")
    return text


SETTINGS: Final = (
    ServerSetting("host", str, "the network address to listen on; *: all of them, IPv4 and IPv6"),
    ServerSetting("port", _port, "the port to listen on"),
    ServerSetting("data", _folder, "the folder for games, decks and the secret"),
    ServerSetting(
        "database",
        _database,
        "PostgreSQL instead of a file: postgresql://user:password@host/name",
        secret=True,
    ),
    ServerSetting("public_url", _url, "the address people use, where a proxy stands in front"),
    ServerSetting("bot_pace", _pace, "how long bots think: 1 as people do, 0 not at all"),
    ServerSetting("keep_days", _days, "days after which an idle table is deleted"),
    ServerSetting("picture_space", _megabytes, "megabytes for people's own pictures, 0 for none"),
    ServerSetting(
        "keep_picture_days", _days, "days after which a deck of own pictures that nobody used is deleted"
    ),
    ServerSetting("metrics_port", _port, "serve /metrics for Prometheus on this port"),
    ServerSetting("metrics_host", str, "the network address for /metrics, this machine only if not set"),
    ServerSetting("proxied", _proxies, "whose X-Forwarded-For is believed: no, or the proxies' networks"),
    ServerSetting("limits", _yes, "limit what one address and one socket may do; how far, say the next"),
    ServerSetting("limit_tries", allowance, "codes of tables and televisions that lead nowhere, an address"),
    ServerSetting("limit_invites", allowance, "wrong invites, where no tries are left, an address"),
    ServerSetting("limit_tables", allowance, "new tables an address"),
    ServerSetting("limit_screens", allowance, "televisions that ask for a code, an address"),
    ServerSetting("limit_changes", allowance, "requests that change something, an address"),
    ServerSetting("limit_requests", allowance, "requests of any kind, an address"),
    ServerSetting("limit_decks", allowance, "new decks of own pictures, an address"),
    ServerSetting("limit_pictures", allowance, "own pictures sent or cut anew, an address"),
    ServerSetting("limit_decoding", allowance, "seconds of work at own pictures, an address"),
    ServerSetting("limit_sockets", allowance, "sockets opened, an address"),
    ServerSetting("limit_frames", allowance, "frames of all its sockets and kilobytes in them, an address"),
    ServerSetting("limit_commands", allowance, "frames of one socket, pings too, and kilobytes in them"),
    ServerSetting("limit_stamps", allowance, "stamps sent by one socket"),
    ServerSetting("limit_site", _times, "how many times as much all of an IPv6 /48 may do"),
    ServerSetting("limit_table_rows", _times, "commands that one table keeps; then it takes no more"),
    ServerSetting("limit_table_size", _times, "megabytes that they may take"),
    ServerSetting("watchers", _times, "how many may look on at a table, people and televisions"),
    ServerSetting("waiting_screens", _times, "televisions of one address that may wait to be claimed"),
    ServerSetting("watcher_sockets", _times, "sockets that one of them may have open at once"),
    ServerSetting(
        "table_key", _key, "a key that whoever opens a table has to know", secret=True, password=True
    ),
    ServerSetting(
        "picture_key", _key, "a key that whoever sends pictures has to know", secret=True, password=True
    ),
    ServerSetting(
        "operator_key", _key, "a key that opens the operator's page, /operator", secret=True, password=True
    ),
    ServerSetting(
        "legal", _text_file, "a text file about who runs this server, shown with the page on privacy"
    ),
    ServerSetting("log", _log, "log lines as text or json"),
    ServerSetting("bots_learn", _yes, "whether bots learn from what people here say about cards: yes or no"),
    ServerSetting(
        "bot_endpoint",
        _base,
        "a server that speaks the OpenAI protocol, for the bots to think with",
        secret=True,
    ),
    ServerSetting(
        "database_password",
        str,
        "the password of the database, any signs, where its address has none",
        secret=True,
        password=True,
    ),
    ServerSetting("bot_embedding", str, "its model for comparing clues and cards"),
    ServerSetting("bot_chat", str, "its model for writing clues, if it is to write any"),
)


def add_flags(parser: ArgumentParser) -> None:
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings (or REVERIE_CONFIG)")
    for setting in SETTINGS:
        _add_flag(parser, setting, "VALUE")


def _add_flag(parser: ArgumentParser, setting: ServerSetting, metavar: str) -> None:
    parser.add_argument(setting.flag, metavar=metavar, help=f"{setting.meaning} ({setting.variable})")
    if setting.secret:
        help = f"a file with the value of {setting.flag}, where it holds a password ({setting.variable}_FILE)"
        parser.add_argument(f"{setting.flag}-file", metavar="FILE", help=help)


def add_database_flag(parser: ArgumentParser) -> None:
    for setting in SETTINGS:
        if setting.name in ("database", "database_password"):
            _add_flag(parser, setting, "ADDRESS" if setting.name == "database" else "VALUE")


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
    data, file, table = _file(args, environment)
    built_in = Options(data=data.value)
    found = {}
    for setting in SETTINGS:
        value = _first(setting, args, environment, table, str(file))
        usual = Value(getattr(built_in, setting.name, None), "built in")
        found[setting.name] = value or (data if setting.name == "data" else usual)
    database, password = found["database"], found["database_password"].value
    if database.value and password:
        found["database"] = Value(with_password(database.value, password), database.source)
    return found


def _file(args: Namespace, environment: Mapping[str, str]) -> tuple[Value, Path, dict[str, object]]:
    """The data folder, the settings file and what is in it."""
    data = _first(SETTINGS[2], args, environment, {}, "") or Value(data_folder(), "built in")
    chosen = getattr(args, "config", None) or environment.get("REVERIE_CONFIG")
    file = Path(chosen).expanduser() if chosen else data.value / SETTINGS_FILE
    return data, file, _read(file, must_exist=chosen is not None)


def settings_file(args: Namespace) -> tuple[Path | None, Mapping[str, object]]:
    """The file that settings were read from, if there is one, and what is in it."""
    _, file, table = _file(args, os.environ)
    return (file if file.is_file() else None), table


def options(values: dict[str, Value]) -> Options:
    return Options(**{name: values[name].value for name in Options.__struct_fields__})


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """A sentence for each variable that looks like a setting and is none."""
    known = [s.variable for s in SETTINGS] + [f"{s.variable}_FILE" for s in SETTINGS if s.secret] + [*_BESIDE]
    told = []
    for name in sorted(environment):
        if name.startswith("REVERIE_") and name not in known:
            meant = get_close_matches(name, known, 1, 0.75)
            told.append(f"{name} is no setting of Reverie." + (f" Is {meant[0]} meant?" if meant else ""))
    return told


_BESIDE: Final = ("REVERIE_CONFIG", "REVERIE_BOT_KEY", "REVERIE_BOT_KEY_FILE")


def _first(
    setting: ServerSetting,
    args: Namespace,
    environment: Mapping[str, str],
    table: Mapping[str, object],
    file: str,
) -> Value | None:
    """The strongest of all that was set; the others have to be right too, for the day it is taken away."""
    given = _places(setting, args, environment, table, file)
    found = [_value(setting, text, source) for text, source in given if text is not None]
    return found[0] if found else None


def _value(setting: ServerSetting, text: object, source: str) -> Value:
    spelled = {True: "yes", False: "no"}[text] if isinstance(text, bool) else str(text)
    if setting.secret:
        (keep_password if setting.password else keep_secret)(spelled)
        if source == setting.flag and (setting.password or holds_secret(spelled)):
            raise Complaint(_IN_THE_OPEN.format(setting.flag, setting.variable), 2)
    try:
        return Value(setting.read(spelled), source)
    except ValueError as problem:
        shown = masked(spelled) if setting.secret else spelled
        raise Complaint(f"{source}: {shown!r} does not do for {setting.name}: {problem}.", 2) from None


_IN_THE_OPEN: Final = (
    "There is a password in {0}, and the list of processes shows it to everybody on this machine. Put it "
    "into {1}, into the settings file, or into a file that you name with {0}-file."
)


def _places(
    setting: ServerSetting,
    args: Namespace,
    environment: Mapping[str, str],
    table: Mapping[str, object],
    file: str,
) -> Iterator[tuple[object, str]]:
    """What was set, with where, the strongest first."""
    for given, name, source in (
        (vars(args), setting.name, setting.flag),
        (environment, setting.variable, setting.variable),
        (table, setting.name, file),
    ):
        yield given.get(name), source
        if setting.secret:
            beside = f"{name}_FILE" if name.isupper() else f"{name}_file"
            if (path := given.get(beside)) is not None:
                text = _content(Path(str(path)).expanduser())
                yield text.rstrip("\r\n") if setting.password else text.strip(), str(path)


def _content(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Complaint(f"{file} cannot be read: {problem}", 2) from None


def _read(file: Path, *, must_exist: bool) -> dict[str, object]:
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if must_exist:
            raise Complaint(f"There is no file {file}.", 2) from None
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise Complaint(f"{file} cannot be read: {problem}", 2) from None
    unknown = set(table) - {s.name for s in SETTINGS} - {f"{s.name}_file" for s in SETTINGS if s.secret}
    if unknown:
        known = ", ".join(s.name for s in SETTINGS)
        raise Complaint(f"{file}: there is no setting {sorted(unknown)[0]!r}. There are: {known}.", 2)
    return table


def displayed(setting: ServerSetting, value: object) -> str:
    """As it may be seen by whoever looks over a shoulder."""
    if setting.secret and value:
        return HIDDEN if setting.password else masked(str(value))
    return shown(value)


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)
