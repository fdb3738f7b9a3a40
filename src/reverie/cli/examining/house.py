"""What lies on this machine: the game itself, disk, file modes, keys, backups, packages."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from reverie.bots import packages
from reverie.cli.examining.finding import Case, Finding, count
from reverie.cli.measures import size, span
from reverie.decks.library import Library
from reverie.decks.places import BUILT_IN, installed_decks
from reverie.decks.sources import MB
from reverie.storage.archive import last_backup
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.retention import DAY
from reverie.web.client import built
from reverie.web.options import database
from reverie.web.proxies import networks

TIGHT: Final = 200 * MB
LOW: Final = 2000 * MB
OLD_BACKUP: Final = 8 * DAY
OPEN_TO_OTHERS: Final = 0o077
ALSO_TO_OURS: Final = 0o037


def the_game(case: Case) -> Finding:
    decks = Library((BUILT_IN, installed_decks(case.data)), bytes(32)).decks()
    cards = sum(len(deck.cards) for deck in decks.values())
    if not built():
        return Finding("fix", "game", "the page to play on is not here", "build it", ("make client",))
    if not cards:
        again = "pip install --force-reinstall reverie"
        return Finding("fix", "game", "there is no deck to play with", "install it again", (again,))
    return Finding("ok", "game", f"the page and {count(len(decks), 'deck')} with {cards} cards are here")


def disk(case: Case) -> Finding:
    folder = next(path for path in (case.data, *case.data.absolute().parents) if path.exists())
    usage = shutil.disk_usage(folder)
    taken = _bytes(case.data / PICTURES)
    pictures = f"; own pictures take {size(taken)}" if taken else ""
    said = f"{size(usage.free)} free of {size(usage.total)}{pictures}"
    by_size = ("reverie tables --by size",)
    if not os.access(folder, os.W_OK):
        return Finding("fix", "disk", f"{folder} cannot be written to", "choose another", ("--data FOLDER",))
    if usage.free < TIGHT:
        return Finding("fix", "disk", f"{said}; soon nothing can be saved", "see the largest", by_size)
    if usage.free < LOW:
        return Finding("look", "disk", said, "see the largest", by_size)
    allowed = max(0, case.options.picture_space * MB - taken)
    if allowed > usage.free:
        lower = (f"picture_space = {(taken + usage.free // 2) // MB}",)
        said = f"{said}, and may come to {case.options.picture_space / 1000:g} GB"
        return Finding("look", "disk", said, "allow less", lower)
    return Finding("ok", "disk", said)


def file_modes(case: Case) -> Iterator[Finding]:
    if sys.platform == "win32":
        yield Finding("ok", "file modes", "looked after by Windows")
        return
    found = [*_open_settings(case), *_open_data(case)]
    yield from found or [
        Finding("ok", "file modes", "only the server's user can read games, keys and secret")
    ]


def _open_settings(case: Case) -> Iterator[Finding]:
    for path in case.secrets:
        mode = path.stat().st_mode & 0o777
        if mode & (ALSO_TO_OURS if _of_root_for_us(path) else OPEN_TO_OTHERS):
            said = f"{path.name} can be read by others ({mode:04o}), and has a key or password in it"
            yield Finding("look", "file modes", said, "close it", (f"chmod 600 {path}",))


def _of_root_for_us(path: Path) -> bool:
    """So a secret is handed to a container: root's, to be read by the group of the server."""
    found = path.stat()
    return found.st_uid == 0 and found.st_gid in {os.getgid(), *os.getgroups()}


def _open_data(case: Case) -> Iterator[Finding]:
    if not case.data.is_dir():
        return
    mode = case.data.stat().st_mode & 0o777
    if not mode & OPEN_TO_OTHERS:
        return
    inside = [path for path in case.data.iterdir() if path.is_file() and path != case.settings]
    bare = [path.name for path in inside if path.stat().st_mode & OPEN_TO_OTHERS]
    said = f"{case.data} can be entered by others ({mode:04o})"
    if bare:
        said += f", and {', '.join(sorted(bare)[:3])} read"
    yield Finding("fix" if bare else "look", "file modes", said, "close it", (f"chmod -R go= {case.data}",))


def doors(case: Case) -> Iterator[Finding]:
    o = case.options
    asked = [name for name, key in (("tables", o.table_key), ("pictures", o.picture_key)) if key]
    open_ = [
        name for name, key in (("table_key", o.table_key), ("picture_key", o.picture_key)) if key is None
    ]
    if o.picture_space == 0 and "picture_key" in open_:
        open_.remove("picture_key")
    page = "the operator's page too" if o.operator_key else "there is no operator's page"
    if o.public_url is None:
        said = f"{' and '.join(asked)} ask for a key" if asked else "nobody is asked for a key"
        yield Finding("ok", "doors", f"{said}; not public, as far as the settings say; {page}")
    elif open_:
        who = {"table_key": "open tables", "picture_key": "send pictures"}
        said = f"public, and whoever finds it can {' and '.join(who[name] for name in open_)}"
        keys = tuple(f'{name} = "…"' for name in open_)
        where = f"write into {case.settings or case.data / 'reverie.toml'}"
        yield Finding("look", "doors", said, where, keys)
    else:
        yield Finding("ok", "doors", f"{' and '.join(asked)} ask for a key; {page}")
    keys_set = o.table_key or o.picture_key or o.operator_key
    if keys_set and o.public_url is not None and urlsplit(o.public_url).scheme == "http":
        said = "public_url is plain http: keys and games can be read on the way"
        yield Finding("look", "doors", said, "put a proxy with TLS in front (docs/hosting.md)")


def proxies(case: Case) -> Finding:
    named = networks(case.options.proxied)
    whole = [str(network) for network in named if network.prefixlen < (8 if network.version == 4 else 16)]
    if whole:
        said = f"proxied names {' '.join(whole)}: whoever is in it can make up where they come from"
        return Finding("fix", "proxy", said, "name the proxy itself", ('proxied = "127.0.0.1 ::1"',))
    if case.options.public_url is not None and not named:
        said = "none is named: behind one, all visitors share one allowance"
        return Finding("look", "proxy", said, "name it", ('proxied = "127.0.0.1 ::1"',))
    if not named:
        return Finding("ok", "proxy", "none, and none is trusted")
    return Finding("ok", "proxy", f"{case.options.proxied}: trusted to say where visitors come from")


def backups(case: Case) -> Finding:
    last = last_backup(case.data)
    if last is None:
        if case.options.database is None and not database(case.data).is_file():
            return Finding("ok", "backup", "there is nothing to save yet")
        return Finding("look", "backup", "none was made from here", "make one", ("reverie backup",))
    age = round(time.time() * 1000) - last.at
    said = f"{span(age)} ago, {count(last.rooms, 'table')}, {size(last.size)}"
    if age > OLD_BACKUP:
        return Finding("look", "backup", said, "make one every night", ("reverie backup FOLDER --keep 7",))
    return Finding("ok", "backup", said)


def bots(case: Case) -> Finding:
    if packages.can_encode():
        return Finding("ok", "bots", "read meaning; what they need is loaded when the first one sits down")
    if case.options.bot_endpoint is not None:
        return Finding("ok", "bots", "ask the endpoint that is set")
    said = "go by words alone, which is enough to play"
    return Finding("ok", "bots", said)


def variables(case: Case) -> Iterator[Finding]:
    for sentence in case.unknown:
        yield Finding("look", "settings", sentence.rstrip(".?") + ("?" if sentence.endswith("?") else ""))


def _bytes(file: Path) -> int:
    beside = (file, file.with_name(file.name + "-wal"))
    return sum(path.stat().st_size for path in beside if path.is_file())
