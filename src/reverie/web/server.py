"""One server from start to end: store, decks, rooms, sockets, and an orderly stop."""

import asyncio
import errno
import logging
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import web

from reverie.decks.library import open_library
from reverie.decks.places import installation_secret
from reverie.decks.sources import MB
from reverie.rooms.album_care import AlbumCare
from reverie.rooms.albums import Albums
from reverie.rooms.clock import SystemClock
from reverie.rooms.collection import Collection
from reverie.rooms.directory import Directory
from reverie.rooms.galleries import Galleries
from reverie.rooms.note_care import NoteCare
from reverie.rooms.reception import Reception
from reverie.rooms.room import Setting
from reverie.rooms.thinking import Thinking
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.guard import Guard
from reverie.storage.opening import open_decks, open_store
from reverie.storage.port import Store, StoreError
from reverie.web.app import make_app, make_metrics_app
from reverie.web.collector import seldom_collecting
from reverie.web.keeping import kept
from reverie.web.limits import Limits
from reverie.web.metrics import Metrics
from reverie.web.options import Options, base_path, database, endpoint
from reverie.web.patience import ASKING, Patience
from reverie.web.proxies import networks
from reverie.web.site import Site

log = logging.getLogger(__name__)
unheard = logging.getLogger("reverie.web.unheard")
"""S4, S9: what is no HTTP is answered with 400; the log would get addresses and headers of it."""
unheard.setLevel(logging.CRITICAL + 1)


class CannotStart(Exception):
    """The message says what is wrong and what to do."""


@asynccontextmanager
async def running(options: Options, library: Any = None) -> AsyncIterator[Site]:
    """A server that accepts connections inside the block."""
    guard: Guard | None = None
    try:
        if options.database is None:
            guard = Guard(options.data)
        elif database(options.data).is_file():
            await asyncio.to_thread(_see_if_moving, options.data)
        store = await open_store(database(options.data), options.database)
        if library is None:
            library = await _library(options, store)
        pictures = open_decks(options.data / PICTURES, options.database)
        secret = installation_secret(options.data)
        if store.shared:
            secret = await store.secret(secret)
    except (StoreError, OSError) as problem:
        raise CannotStart(str(problem)) from None
    clock = SystemClock()
    albums = Albums(pictures, clock, secret, options.picture_space * MB)
    await albums.open()
    collection = Collection(library, albums)
    notes = options.data / "bots"
    bots = Thinking(collection, notes, endpoint(options))
    directory = Directory(Setting(store, clock, collection, options.bot_pace), bots, options.keep_days)
    site = Site(
        store=store,
        clock=clock,
        directory=directory,
        reception=Reception(directory, store, clock, collection),
        galleries=Galleries(directory, store, clock, collection),
        gallery=library,
        albums=albums,
        care=AlbumCare(albums, collection, directory, store, clock, options.keep_picture_days),
        notes=NoteCare(notes, clock),
        data=options.data,
        limits=Limits(time.monotonic, off=not options.limits),
        metrics=Metrics(),
        kept=kept(options),
        public=options.public_url,
        base=base_path(options),
        proxies=networks(options.proxied),
    )
    runners: list[web.AppRunner] = []
    patience = Patience(ASKING)
    try:
        app = make_app(site)
        app.middlewares.insert(0, patience.middleware)
        runners.append(await _listen(app, options.host, options.port))
        assert runners[0].server is not None
        patience.watch(runners[0].server)
        site.port = runners[0].addresses[0][1]
        if options.metrics_port is not None:
            place = options.metrics_host, options.metrics_port
            runners.append(await _listen(make_metrics_app(site), *place, option="--metrics-port"))
        yield site
    finally:
        patience.stop()
        for runner in runners:
            await runner.cleanup()
        bots.stop()
        await store.close()
        await pictures.close()
        if guard is not None:
            guard.release()


def _see_if_moving(data: Path) -> None:
    """While `reverie move` is at work nobody may find an empty database; whoever starts us tries again."""
    Guard(data).release()
    if (file := database(data)).is_file():
        log.warning("the games in %s are not in the database; `reverie move` brings them there", file)


async def _library(options: Options, store: Store) -> Any:
    """All nodes give the pictures the same addresses."""
    if not store.shared:
        return await asyncio.to_thread(open_library, options.data)
    own = await asyncio.to_thread(installation_secret, options.data)
    return await asyncio.to_thread(open_library, options.data, await store.secret(own))


async def _listen(app: web.Application, host: str, port: int, option: str = "--port") -> web.AppRunner:
    runner = web.AppRunner(app, access_log=None, logger=unheard, handle_signals=False, shutdown_timeout=3)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port, backlog=1024).start()
    except OSError as problem:
        await runner.cleanup()
        raise CannotStart(_why(problem, host, port, option)) from None
    return runner


def _why(problem: OSError, host: str, port: int, option: str) -> str:
    if problem.errno == errno.EADDRINUSE:
        other = f"{option} {port + 1}"
        return f"Port {port} is in use, perhaps by another Reverie. Stop that, or choose another: {other}"
    if problem.errno == errno.EACCES:
        return f"Port {port} needs special rights. Choose one above 1023, for instance {option} 8000"
    reason = problem.strerror or problem
    hosts = option.replace("port", "host")
    return f"Reverie cannot listen on {host}, port {port}: {reason}. Check {hosts} and {option}."


async def serve(options: Options, started: Callable[[], None]) -> None:
    """Until SIGTERM or Ctrl+C."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(sign, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stop.set))
    async with running(options):
        with seldom_collecting(loop):
            started()
            await stop.wait()
        log.info("stopping: everybody is told to come back")


def run(options: Options, started: Callable[[], None]) -> None:
    try:
        from uvloop import new_event_loop
    except ImportError:
        new_event_loop = asyncio.new_event_loop  # type: ignore[assignment]
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(serve(options, started))
