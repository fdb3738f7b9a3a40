"""Finished games to look back on: a link that the table may take back, and the page behind it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import sha256
from typing import Final, Protocol
from uuid import uuid4

import msgspec
from msgspec.structs import replace

from reverie.game.ids import TABLE, CardId, Seat
from reverie.game.observe import Onlooker, finished_turns
from reverie.game.refusals import Refusal
from reverie.game.views import TurnView
from reverie.lobby.commands import ShareGallery
from reverie.lobby.observe import observe
from reverie.lobby.state import Room, SharedGallery
from reverie.rooms import tokens
from reverie.rooms.clock import Clock
from reverie.rooms.deck_port import PictureAddresses
from reverie.rooms.directory import Directory
from reverie.rooms.live.folded_state import FoldedRoom, fold
from reverie.rooms.live.room import LiveRoom
from reverie.storage.port import KeptGallery, Row, Store, TokenRow
from reverie.storage.retention import DAY
from reverie.wire.bodies import EarlierTurns, GalleryLink, GalleryPlayer, GalleryView
from reverie.wire.messages import PictureView
from reverie.wire.problems import problem

log = logging.getLogger(__name__)

GALLERY_DAYS: Final = 30

_decoder = msgspec.msgpack.Decoder(GalleryView)
TAG: Final = f"1:{sha256(msgspec.json.encode(msgspec.json.schema(GalleryView))).hexdigest()[:16]}"
"""Galleries of code with other fields than these are made anew; so are all, when the number is raised."""


class Beside(Protocol):
    """Where a long log is folded: `asyncio.to_thread`, so that no table waits, where there are threads."""

    def __call__(
        self, work: Callable[[Sequence[Row], int], GalleryView | None], rows: Sequence[Row], game: int, /
    ) -> Awaitable[GalleryView | None]: ...


async def at_once(
    work: Callable[[Sequence[Row], int], GalleryView | None], rows: Sequence[Row], game: int, /
) -> GalleryView | None:
    return work(rows, game)


class Galleries:
    def __init__(
        self,
        directory: Directory,
        store: Store,
        clock: Clock,
        pictures: PictureAddresses,
        beside: Beside = at_once,
    ) -> None:
        self._beside = beside
        self._directory = directory
        self._store = store
        self._clock = clock
        self._pictures = pictures
        self._jobs: set[asyncio.Future[None]] = set()
        directory.on_open.append(self._watch)

    def _watch(self, room: LiveRoom) -> None:
        """S22: a gallery is made once, when the game ends, from the state there is."""
        known = _last_over(room.folded.room)

        def look() -> None:
            nonlocal known
            now = room.folded
            if (game := _last_over(now.room)) is not None and game != known:
                known = game
                saving = asyncio.ensure_future(self._keep(room.code, gallery(now.room, now.since)))
                self._jobs.add(saving)
                saving.add_done_callback(self._kept)

        room.on_change.append(look)

    def _kept(self, saving: "asyncio.Future[None]") -> None:
        self._jobs.discard(saving)
        if not saving.cancelled() and (trouble := saving.exception()) is not None:
            log.warning("a gallery is made when it is looked at: %s", trouble)

    async def _keep(self, code: str, view: GalleryView) -> None:
        await self._store.save_gallery(code, view.game, KeptGallery(TAG, msgspec.msgpack.encode(view)))

    async def share(self, code: str, token: str) -> GalleryLink | Refusal:
        """A new link to the game that is over; earlier links to that game stop working."""
        holder = await self._store.token(tokens.digest(token), self._clock.now())
        if holder is None or holder.seat is None or holder.kind != "seat":
            return problem("bad-token")
        opened = await self._directory.get(holder.room)
        if opened is None or holder.room != tokens.read_code(code):
            return problem("no-such-room")
        secret = tokens.new_invite()
        digest, expires = tokens.digest(secret), self._clock.now() + GALLERY_DAYS * DAY
        wish = ShareGallery(Seat(holder.seat), digest.hex(), expires)
        done = await opened.room.ask(TABLE, uuid4().hex, wish)
        if isinstance(done, Refusal):
            return done
        await self._store.grant(TokenRow(digest, holder.room, "gallery", None, expires))
        return GalleryLink(secret, opened.room.folded.room.games, expires)

    async def open(self, secret: str) -> GalleryView | Refusal:
        """What a stranger sees. The log itself decides, so that a link taken back is closed at once."""
        digest = tokens.digest(secret)
        found = await self._store.token(digest, self._clock.now())
        if found is None or found.kind != "gallery":
            return problem("gallery-closed")
        shared = await self._shared(found.room)
        game = next((n for n, share in shared.items() if share.digest == digest.hex()), None)
        view = None if game is None else await self._view(found.room, game)
        if game is None or view is None:
            return problem("gallery-closed")
        return replace(with_pictures(view, self._pictures), expires=shared[game].expires)

    def so_far(self, room: Room) -> EarlierTurns:
        """The turns of the running game that everybody at the table has seen the end of."""
        turns = () if room.game is None else finished_turns(room.game)
        return EarlierTurns(room.games, turns, painted(turns, self._pictures))

    async def _shared(self, code: str) -> Mapping[int, SharedGallery]:
        opened, row = await self._directory.get(code), await self._store.room(code)
        if opened is None or row is None:
            return {}
        await opened.room.hear(row.version)
        return opened.room.folded.room.shared

    async def _view(self, code: str, game: int) -> GalleryView | None:
        kept = await self._store.gallery(code, game)
        if kept is not None and kept.tag == TAG:
            return _decoder.decode(kept.view)
        view = await self._beside(_from_log, await self._store.read(code), game)
        if view is not None:
            await self._keep(code, view)
        return view


def _from_log(rows: Sequence[Row], game: int) -> GalleryView | None:
    """Of a game that ended before galleries were kept, or while nobody could keep one."""
    over = finished(rows, game)
    return None if over is None else gallery(*over)


def finished(rows: Sequence[Row], game: int | None = None) -> tuple[Room, int] | None:
    """The room as it was when this game (or the last one) was over, and when that was."""
    folded: FoldedRoom | None = None
    found: tuple[Room, int] | None = None
    for row in rows:
        was = folded is not None and _over(folded.room)
        folded = fold(folded, [row])
        if not was and _over(folded.room) and game in (None, folded.room.games):
            found = folded.room, row.at
    return found


def _over(room: Room) -> bool:
    return room.game is not None and room.game.result is not None


def _last_over(room: Room) -> int | None:
    return room.games if _over(room) else None


def gallery(room: Room, ended: int) -> GalleryView:
    """Built from what any onlooker saw at the end, field by field; its pictures come last."""
    seen = observe(room, Onlooker.SPECTATOR)
    game = seen.game
    assert game is not None
    assert game.result is not None
    mates = {s.seat: s.mate for s in game.seats}
    return GalleryView(
        ruleset=game.ruleset,
        game=seen.games,
        ended=ended,
        players=tuple(
            GalleryPlayer(c.seat, c.name, c.colour, c.holder == "bot" and not c.stands_in, mates[c.seat])
            for c in seen.chairs
            if c.seat in mates
        ),
        turns=game.history,
        loved=game.loved,
        board=game.board,
        result=game.result,
        pictures={},
    )


def with_pictures(view: GalleryView, pictures: PictureAddresses) -> GalleryView:
    return replace(view, pictures=painted(view.turns, pictures))


def painted(turns: Sequence[TurnView], pictures: PictureAddresses) -> dict[CardId, PictureView]:
    """The cards that were laid, at their addresses of now."""
    cards = dict.fromkeys(p.card for turn in turns for p in turn.table)
    found = {card: pictures.picture(card) for card in cards}
    return {c: PictureView(p.key, p.preview or None) for c, p in found.items() if p is not None}
