"""The operator's page over HTTP: what there is, a table deleted, a word to everybody; only with its key."""

import asyncio
import platform
import shutil
import sqlite3
import time
from hashlib import blake2b
from typing import Final

from aiohttp import web

from reverie import __version__
from reverie.decks.sources import MB
from reverie.front.answers import Rejected
from reverie.rooms.overview import TableSummary
from reverie.storage.archive import last_backup
from reverie.storage.deck_sqlite import PICTURES
from reverie.web.api import body_of, enter, key_of
from reverie.web.metrics import memory
from reverie.web.problems import json
from reverie.web.site import SITE, Site
from reverie.wire import operator as wire

routes = web.RouteTableDef()

MOST: Final = 100
"""Tables that are shown."""
LOW: Final = 2000 * MB


@routes.get("/api/operator")
async def show(request: web.Request) -> web.Response:
    site = _admitted(request)
    found, total = await site.overview.tables(MOST)
    people, televisions = site.directory.people()
    commands, seconds = site.metrics.so_far
    backup = await asyncio.to_thread(last_backup, site.data)
    return json(
        wire.OperatorView(
            now=site.clock.now(),
            started=site.started,
            nodes=site.directory.nodes,
            tables=tuple(_table(site, summary) for summary in found),
            total=total,
            people=people,
            televisions=televisions,
            load=wire.OperatorLoad(commands, seconds, time.process_time(), memory()),
            disk=await asyncio.to_thread(_disk, site),
            table_key=site.doors.locked("tables"),
            picture_key=site.doors.locked("pictures"),
            turned_away=site.doors.turned_away,
            keep_days=site.kept.table_days,
            reverie=__version__,
            python=platform.python_version(),
            store="PostgreSQL" if site.store.shared else f"SQLite {sqlite3.sqlite_version}",
            decks=len(site.library.decks()),
            own_decks=len(site.own_decks.every_deck()),
            backup=None if backup is None else wire.OperatorBackup(backup.at, backup.size),
            notice=site.notices.current,
            legal=site.legal.there,
        )
    )


@routes.get("/api/legal")
async def legal(request: web.Request) -> web.Response:
    """For everybody."""
    file = request.app[SITE].legal
    text = await asyncio.to_thread(file.text, request.query.get("language", ""))
    if text is None:
        raise Rejected("not-found")
    return json(wire.LegalText(text))


@routes.delete("/api/operator/tables/{table}")
async def delete(request: web.Request) -> web.Response:
    enter(request)
    site, wanted = _admitted(request), request.match_info["table"]
    for row in await site.store.rooms():
        if _name(site, row.code) == wanted:
            await site.directory.delete(row.code)
            await site.on_table_deleted(row.code)
            return web.Response(status=204)
    raise Rejected("no-such-room")


@routes.post("/api/operator/notice")
async def tell(request: web.Request) -> web.Response:
    body = await body_of(request, wire.TellAll)
    text = " ".join(body.text.split())
    if not text:
        raise Rejected("unreadable")
    await _admitted(request).notices.say(text)
    return web.Response(status=204)


@routes.delete("/api/operator/notice")
async def withdraw(request: web.Request) -> web.Response:
    enter(request)
    await _admitted(request).notices.say(None)
    return web.Response(status=204)


def _admitted(request: web.Request) -> Site:
    site = request.app[SITE]
    site.doors.admit("operator", site.address(request), key_of(request))
    return site


def _name(site: Site, code: str) -> str:
    """The code itself opens a door, and stands on no screen here."""
    return blake2b(code.encode(), key=site.secret[:64], digest_size=9, person=b"operator").hexdigest()


def _table(site: Site, table: TableSummary) -> wire.OperatorTable:
    return wire.OperatorTable(
        id=_name(site, table.code),
        host=table.host,
        ruleset=table.ruleset,
        who=tuple(wire.OperatorGuest(guest.name, guest.colour, guest.bot) for guest in table.who),
        here=len(site.directory.here(table.code).seats),
        state=table.state,
        turn=table.turn,
        phase=table.phase,
        created=table.created,
        active=table.active,
        size=table.size,
    )


def _disk(site: Site) -> wire.OperatorDisk:
    usage = shutil.disk_usage(site.data)
    pictures = None if site.store.shared else (site.data / PICTURES).stat().st_size
    return wire.OperatorDisk(usage.free, usage.total, pictures, usage.free < LOW)
