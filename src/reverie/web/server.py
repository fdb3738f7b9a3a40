"""One server from start to end: store, decks, rooms, sockets, and an orderly stop."""

import asyncio
import errno
import logging
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import web

from reverie.decks.library import open_library
from reverie.decks.places import installation_secret
from reverie.decks.sources import MB
from reverie.front.keys import Doorkeeper, keys
from reverie.front.limits import Limits
from reverie.front.reach import Addresses, FindAddresses
from reverie.rooms.admission import Admission
from reverie.rooms.all_decks import AllDecks
from reverie.rooms.bots.embedding_cache import EmbeddingCacheUpkeep
from reverie.rooms.bots.worker import BotWorker
from reverie.rooms.clock import SystemClock
from reverie.rooms.deck_port import DeckLibrary
from reverie.rooms.directory import Directory
from reverie.rooms.galleries import Galleries
from reverie.rooms.house_memory import HouseMemory
from reverie.rooms.live.room import RoomServices, not_learning
from reverie.rooms.live.table_limits import TableLimits
from reverie.rooms.notices import Notices
from reverie.rooms.overview import Overview
from reverie.rooms.own_decks.editing import OwnDecks
from reverie.rooms.own_decks.upkeep import OwnDeckUpkeep
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.guard import Guard, usable
from reverie.storage.journal import refuse_moving, settle
from reverie.storage.moving import finish_move
from reverie.storage.opening import open_decks, open_store
from reverie.storage.port import Store, StoreError
from reverie.web.app import make_app
from reverie.web.garbage_collection import seldom_collecting
from reverie.web.idle_timeouts import ASKING, IdleTimeouts
from reverie.web.legal import LegalFile
from reverie.web.metrics import Metrics
from reverie.web.networks import EVERYWHERE, addresses
from reverie.web.options import Options, allowances, base_path, by_meaning, database, endpoint
from reverie.web.proxies import networks
from reverie.web.retention import kept
from reverie.web.site import Site
from reverie.wire.bodies import AboutBots

log = logging.getLogger(__name__)
unheard = logging.getLogger("reverie.web.unheard")
"""S4, S9: what is no HTTP is answered with 400; the log would get addresses and headers of it."""
unheard.setLevel(logging.CRITICAL + 1)


class CannotStart(Exception):
    """The message says what is wrong and what to do."""


@asynccontextmanager
async def running(options: Options, library: DeckLibrary | None = None) -> AsyncIterator[Site]:
    """A server that accepts connections inside the block."""
    guard: Guard | None = None
    try:
        usable(options.data)
        if options.database is None:
            guard = Guard(options.data)
            await asyncio.to_thread(settle, options.data)
            refuse_moving(options.data)
        else:
            await finish_move(options.data, options.database)
            if database(options.data).is_file():
                await asyncio.to_thread(_see_if_moving, options.data)
        store = await open_store(database(options.data), options.database)
        if library is None:
            library = await _library(options, store)
        pictures = open_decks(options.data / PICTURES, options.database)
        secret = installation_secret(options.data)
        if store.shared:
            secret = await store.secret(secret)
        clock = SystemClock()
        own_decks = OwnDecks(pictures, clock, secret, options.picture_space * MB)
        await own_decks.open()
    except (StoreError, OSError, ValueError) as problem:
        if guard is not None:
            guard.release()
        raise CannotStart(str(problem)) from None
    if store.held is not None:
        log.error("%s", store.held)
    collection = AllDecks(library, own_decks)
    notes = options.data / "bots"
    memory = HouseMemory(pictures, clock)
    bots = BotWorker(collection, notes, endpoint(options), lambda: memory.said)
    services = RoomServices(
        store,
        clock,
        collection,
        options.bot_pace,
        secret,
        options.watcher_sockets,
        limits=TableLimits(options.limit_table_rows, options.limit_table_size),
        heard=memory.heard if options.bots_learn else not_learning,
    )
    directory = Directory(services, bots, options.keep_days)
    limits = Limits(time.monotonic, allowances(options), off=not options.limits)
    notices = Notices(store, directory, clock)
    locks = keys(options.table_key, options.picture_key, options.operator_key)
    site = Site(
        store=store,
        clock=clock,
        directory=directory,
        admission=Admission(directory, store, clock, collection, options.watchers, options.waiting_screens),
        galleries=Galleries(directory, store, clock, collection, asyncio.to_thread),
        library=library,
        own_decks=own_decks,
        care=OwnDeckUpkeep(own_decks, collection, directory, store, clock, options.keep_picture_days),
        notes=EmbeddingCacheUpkeep(notes, clock),
        data=options.data,
        limits=limits,
        doors=Doorkeeper(locks, None if limits.off else limits.tries),
        metrics=Metrics(),
        kept=kept(options),
        bots=AboutBots(by_meaning=by_meaning(options), learn=options.bots_learn),
        addresses=Addresses(options.public_url, look_around(options, lambda: site.port)),
        public=options.public_url,
        base=base_path(options),
        notices=notices,
        notice=lambda: notices.current,
        overview=Overview(store, directory.folded),
        legal=LegalFile(options.legal),
        secret=secret,
        started=clock.now(),
        proxies=networks(options.proxied),
    )
    site.on_deck_offered = site.deck_offered
    site.on_table_deleted = site.care.table_gone
    runners: list[web.AppRunner] = []
    idle = IdleTimeouts(ASKING)
    try:
        app = make_app(site)
        app.middlewares.insert(0, idle.middleware)
        try:
            runners.append(await _listen(app, options.host, options.port))
        except StoreError as problem:
            raise CannotStart(str(problem)) from None
        assert runners[0].server is not None
        idle.watch(runners[0].server)
        site.port = runners[0].addresses[0][1]
        if options.bots_learn:
            memory.start()
        if options.metrics_port is not None:
            from reverie.web.metrics_page import make_metrics_app

            place = options.metrics_host, options.metrics_port
            runners.append(await _listen(make_metrics_app(site), *place, option="--metrics-port"))
        yield site
    finally:
        idle.stop()
        for runner in runners:
            await runner.cleanup()
        bots.stop()
        memory.stop()
        await store.close()
        await pictures.close()
        if guard is not None:
            guard.release()


def _see_if_moving(data: Path) -> None:
    """While `reverie move` is at work nobody may find an empty database; whoever starts us tries again."""
    Guard(data).release()
    if (file := database(data)).is_file():
        log.warning("the games in %s are not in the database; `reverie move` brings them there", file)


async def _library(options: Options, store: Store) -> DeckLibrary:
    """All nodes give the pictures the same addresses."""
    if not store.shared:
        return await asyncio.to_thread(open_library, options.data)
    own = await asyncio.to_thread(installation_secret, options.data)
    return await asyncio.to_thread(open_library, options.data, await store.secret(own))


def look_around(options: Options, port: Callable[[], int]) -> FindAddresses:
    """The system may ask the network for its own name: not on the loop."""

    async def look() -> tuple[str, ...]:
        return await asyncio.to_thread(addresses, options.host, port())

    return look


async def _listen(app: web.Application, host: str, port: int, option: str = "--port") -> web.AppRunner:
    runner = web.AppRunner(app, access_log=None, logger=unheard, handle_signals=False, shutdown_timeout=3)
    await runner.setup()
    try:
        everywhere = host in (EVERYWHERE, "")
        await web.TCPSite(runner, "0.0.0.0" if everywhere else host, port, backlog=1024).start()
    except (OSError, UnicodeError) as problem:
        await runner.cleanup()
        raise CannotStart(_why(problem, host, port, option)) from None
    if everywhere:
        with suppress(OSError):  # a machine without IPv6
            await web.TCPSite(runner, "::", runner.addresses[0][1], backlog=1024).start()
    return runner


def _why(problem: OSError | UnicodeError, host: str, port: int, option: str) -> str:
    hosts = option.replace("port", "host")
    if isinstance(problem, UnicodeError):
        return f"{host} is no name or address of a computer. Check {hosts}."
    if problem.errno == errno.EADDRINUSE:
        other = f"{option} {port + 1}"
        return f"Port {port} is in use, perhaps by another Reverie. Stop that, or choose another: {other}"
    if problem.errno == errno.EACCES:
        return f"Port {port} needs special rights. Choose one above 1023, for instance {option} 8000"
    reason = problem.strerror or problem
    return f"Reverie cannot listen on {host}, port {port}: {reason}. Check {hosts} and {option}."


async def serve(options: Options, started: Callable[[int], None]) -> None:
    """Until SIGTERM or Ctrl+C; `started` is told the port."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(sign, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stop.set))
    async with running(options) as site:
        with seldom_collecting(loop):
            started(site.port)
            await stop.wait()
        log.info("stopping: everybody is told to come back")


def run(options: Options, started: Callable[[int], None]) -> None:
    try:
        from uvloop import new_event_loop
    except ImportError:
        new_event_loop = asyncio.new_event_loop  # type: ignore[assignment]
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(serve(options, started))
