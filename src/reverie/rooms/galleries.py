"""Finished games to look back on: a link that the table may take back, and the page behind it."""

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from reverie.game.ids import Seat
from reverie.game.observe import Onlooker
from reverie.game.refusals import Refusal, refuse
from reverie.lobby.commands import Share
from reverie.lobby.observe import observe
from reverie.lobby.state import Room
from reverie.rooms import passes
from reverie.rooms.clock import Clock
from reverie.rooms.directory import DAY, Directory
from reverie.rooms.frames import Pictures
from reverie.rooms.memory import Memory, fold
from reverie.storage.port import Row, Store, TokenRow
from reverie.wire.bodies import GalleryLink, GalleryPlayer, GalleryView
from reverie.wire.messages import PictureView

GALLERY_DAYS: Final = 30


class Galleries:
    def __init__(self, directory: Directory, store: Store, clock: Clock, pictures: Pictures) -> None:
        self._directory = directory
        self._store = store
        self._clock = clock
        self._pictures = pictures

    async def share(self, code: str, token: str) -> GalleryLink | Refusal:
        """A link to the game that is over; whoever had an earlier one to it sees nothing any more."""
        holder = await self._store.token(passes.digest(token), self._clock.now())
        if holder is None or holder.seat is None or holder.kind != "seat":
            return refuse("bad-token")
        opened = await self._directory.get(holder.room)
        if opened is None or holder.room != passes.read_code(code):
            return refuse("no-such-room")
        secret = passes.new_invite()
        digest, expires = passes.digest(secret), self._clock.now() + GALLERY_DAYS * DAY
        done = await opened.room.by_table(Share(Seat(holder.seat), digest.hex(), expires))
        if isinstance(done, Refusal):
            return done
        await self._store.grant(TokenRow(digest, holder.room, "gallery", None, expires))
        return GalleryLink(secret, opened.room.memory.room.games, expires)

    async def open(self, secret: str) -> GalleryView | Refusal:
        """What a stranger sees. The log itself decides, so that a link taken back is closed at once."""
        digest = passes.digest(secret)
        found = await self._store.token(digest, self._clock.now())
        if found is None or found.kind != "gallery":
            return refuse("gallery-closed")
        rows = await self._store.read(found.room)
        return await asyncio.to_thread(self._shown, rows, digest.hex()) or refuse("gallery-closed")

    def _shown(self, rows: Sequence[Row], digest: str) -> GalleryView | None:
        shared = fold(None, list(rows)).room.shared if rows else {}
        game = next((n for n, share in shared.items() if share.digest == digest), None)
        if game is None or (over := finished(rows, game)) is None:
            return None
        return replace(gallery(*over, self._pictures), expires=shared[game].expires)


def finished(rows: Sequence[Row], game: int | None = None) -> tuple[Room, int] | None:
    """The room as it was when this game (or the last one) was over, and when that was."""
    memory: Memory | None = None
    found: tuple[Room, int] | None = None
    for row in rows:
        was = memory is not None and _over(memory.room)
        memory = fold(memory, [row])
        if not was and _over(memory.room) and game in (None, memory.room.games):
            found = memory.room, row.at
    return found


def _over(room: Room) -> bool:
    return room.game is not None and room.game.result is not None


def gallery(room: Room, ended: int, pictures: Pictures) -> GalleryView:
    """Built from what any onlooker saw at the end, field by field."""
    seen = observe(room, Onlooker.SPECTATOR)
    game = seen.game
    assert game is not None
    assert game.result is not None
    mates = {s.seat: s.mate for s in game.seats}
    cards = dict.fromkeys(p.card for turn in game.history for p in turn.table)
    found = {card: pictures.picture(card) for card in cards}
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
        pictures={c: PictureView(p.key, p.preview or None) for c, p in found.items() if p is not None},
    )
