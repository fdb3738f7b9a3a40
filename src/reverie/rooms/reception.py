"""Coming to a table: create, join, take over, watch, peek, move to another device, delete."""

import secrets
from collections.abc import Mapping
from typing import Any, Literal, Protocol
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from reverie.game.ids import TABLE, Seat
from reverie.game.refusals import Refusal, refuse
from reverie.game.settings import Settings
from reverie.lobby import commands as do
from reverie.lobby.events import RoomOpened, SeatTaken
from reverie.lobby.state import VISITOR, Room, playing, taken
from reverie.rooms import passes
from reverie.rooms.bot_players import cast
from reverie.rooms.clock import Clock
from reverie.rooms.directory import Directory, OpenRoom
from reverie.rooms.pairing import Pairings
from reverie.rooms.room import Applied, LiveRoom
from reverie.rulesets import RULESETS
from reverie.storage.port import Store, TokenRow
from reverie.wire import bodies
from reverie.wire.messages import Paired

LINK_LASTS = 10 * 60 * 1000


class Decks(Protocol):
    """The decks that can be offered at a table."""

    def decks(self) -> Mapping[str, Any]: ...

    def default_decks(self) -> tuple[str, ...]: ...

    def deck_for(self, pass_key: str) -> Any: ...


class Holder(Struct, frozen=True):
    """What a token opens."""

    room: str
    kind: str
    seat: Seat | None


class Reception:
    def __init__(self, directory: Directory, store: Store, clock: Clock, decks: Decks) -> None:
        self._directory = directory
        self._store = store
        self._clock = clock
        self._decks = decks
        self.pairings = Pairings(clock)
        directory.on_call = self._call_here

    async def create(self, body: bodies.CreateRoom) -> bodies.Seated | Refusal:
        settings = self._settings(body.language or "en")
        opened = await self._open(settings)
        seated = await self._sit(opened.room, do.Sit(body.name, body.colour))
        if body.settings is not None and not isinstance(seated, Refusal):
            asked = await opened.room.do(seated.seat, _fresh(), do.Configure(body.settings))
            seated = asked if isinstance(asked, Refusal) else seated
        return await self._kept(opened, seated)

    async def play_now(self, body: bodies.PlayNow) -> bodies.Seated | Refusal:
        opened = await self._open(self._settings(body.language))
        return await self._kept(opened, await self._begin(opened.room, body))

    async def _begin(self, room: LiveRoom, body: bodies.PlayNow) -> bodies.Seated | Refusal:
        seated = await self._sit(room, do.Sit(body.name))
        if isinstance(seated, Refusal):
            return seated
        steps: list[Any] = []
        if body.ruleset != room.memory.room.settings.ruleset:
            steps.append(do.Configure(replace(room.memory.room.settings, ruleset=body.ruleset)))
        steps += [do.AddBot(*bot) for bot in cast(body.language, body.name, body.bots)]
        for step in (*steps, do.Start()):
            done = await room.do(seated.seat, _fresh(), step)
            if isinstance(done, Refusal):
                return done
        return seated

    async def join(self, code: str, body: bodies.JoinRoom) -> bodies.Seated | Refusal:
        found = await self.find(code, body.invite)
        return (
            found
            if isinstance(found, Refusal)
            else await self._sit(found.room, do.Sit(body.name, body.colour))
        )

    async def take_over(self, code: str, body: bodies.TakeOverSeat) -> bodies.Seated | Refusal:
        found = await self.find(code, body.invite)
        return (
            found
            if isinstance(found, Refusal)
            else await self._sit(found.room, do.TakeOver(body.seat, body.name))
        )

    async def watch(self, code: str, body: bodies.WatchRoom) -> bodies.Watching | Refusal:
        found = await self.find(code, body.invite)
        if isinstance(found, Refusal):
            return found
        return bodies.Watching(found.room.code, await self._onlooker(found.room.code, body.kind))

    async def call_screen(self, token: str, code: str) -> Refusal | None:
        """Whoever has a seat may bring a television to their table, also to a locked one."""
        holder = await self.holder(token)
        if holder is None or holder.kind != "seat":
            return refuse("bad-token")
        if await self._call_here(code, holder.room) or await self._directory.call_screen(code, holder.room):
            return None
        return refuse("no-such-screen")

    async def _call_here(self, code: str, room: str) -> bool:
        screen, opened = self.pairings.find(code), await self._directory.get(room)
        if screen is None or opened is None:
            return False
        secret = await self._onlooker(room, "tv")
        return self.pairings.call(screen, Paired(room, secret, opened.room.invite))

    async def _onlooker(self, room: str, kind: Literal["spectator", "tv"]) -> str:
        token = passes.new_token()
        await self._store.grant(TokenRow(passes.digest(token), room, kind))
        return token

    async def peek(self, code: str, body: bodies.PeekRoom) -> bodies.Peek | Refusal:
        found = await self.find(code, body.invite)
        return found if isinstance(found, Refusal) else _peek(found.room)

    async def find(self, code: str, invite: str | None) -> OpenRoom | Refusal:
        """S5: without the invite a locked table looks like none at all."""
        found = await self._by_code(code)
        if found is None or (found.room.memory.room.locked and not _invited(found, invite)):
            return refuse("no-such-room")
        return found

    async def invited(self, code: str, invite: str) -> bool:
        """Whether this invite is that table's."""
        found = await self._by_code(code)
        return found is not None and _invited(found, invite)

    async def _by_code(self, code: str) -> OpenRoom | None:
        read = passes.read_code(code)
        return None if read is None else await self._directory.get(read)

    async def holder(self, token: str) -> Holder | None:
        row = await self._store.token(passes.digest(token), self._clock.now())
        return (
            None if row is None else Holder(row.room, row.kind, None if row.seat is None else Seat(row.seat))
        )

    async def seat_link(self, token: str) -> bodies.SeatLink | Refusal:
        holder = await self.holder(token)
        if holder is None or holder.kind != "seat":
            return refuse("bad-token")
        secret, expires = passes.new_token(), self._clock.now() + LINK_LASTS
        await self._store.grant(TokenRow(passes.digest(secret), holder.room, "link", holder.seat, expires))
        return bodies.SeatLink(secret)

    async def claim(self, body: bodies.ClaimSeat) -> bodies.Seated | Refusal:
        holder = await self.holder(body.secret)
        if holder is None or holder.kind != "link" or holder.seat is None:
            return refuse("link-used")
        token = passes.new_token()
        new = TokenRow(passes.digest(token), holder.room, "seat", holder.seat)
        if not await self._store.exchange(passes.digest(body.secret), new, self._clock.now()):
            return refuse("link-used")
        opened = await self._directory.get(holder.room)
        if opened is None:
            return refuse("no-such-room")
        self._directory.moved(opened.room, holder.seat)
        return bodies.Seated(holder.room, holder.seat, token, opened.room.invite)

    async def delete(self, code: str, token: str) -> Refusal | None:
        found = await self._of_host(code, token)
        if isinstance(found, Refusal):
            return found
        await self._directory.delete(found.code)
        return None

    async def offer_deck(self, code: str, token: str, key: str) -> Refusal | None:
        """A deck that is not listed, for whoever knows its key."""
        found = await self._of_host(code, token)
        if isinstance(found, Refusal):
            return found
        deck = self._decks.deck_for(key)
        if deck is None:
            return refuse("unknown-deck")
        if getattr(deck, "room", "") not in ("", found.code):
            return refuse("deck-elsewhere")
        title = deck.header.title_in(found.memory.room.settings.language)
        done = await found.do(TABLE, _fresh(), do.OfferDeck(deck.id, deck.cards, title))
        return done if isinstance(done, Refusal) else None

    async def _of_host(self, code: str, token: str) -> LiveRoom | Refusal:
        holder = await self.holder(token)
        if holder is None or holder.kind != "seat" or holder.room != passes.read_code(code):
            return refuse("bad-token")
        opened = await self._directory.get(holder.room)
        if opened is None:
            return refuse("no-such-room")
        return opened.room if opened.room.memory.room.host == holder.seat else refuse("host-only")

    def _settings(self, language: bodies.Language) -> Settings:
        return Settings(decks=self._decks.default_decks(), language=language)

    async def _open(self, settings: Settings) -> OpenRoom:
        decks = self._decks.decks().items()
        offered = {name: deck.cards for name, deck in decks if deck.public or name in settings.decks}
        return await self._directory.create(RoomOpened(settings, offered, secrets.token_hex(32)))

    async def _kept(self, opened: OpenRoom, seated: bodies.Seated | Refusal) -> bodies.Seated | Refusal:
        """A table that could not be set up as asked for is not left standing."""
        if isinstance(seated, Refusal):
            await self._directory.delete(opened.room.code)
        return seated

    async def _sit(self, room: LiveRoom, command: do.Sit | do.TakeOver) -> bodies.Seated | Refusal:
        token = passes.new_token()
        done = await room.do(VISITOR, _fresh(), command, grant=passes.digest(token))
        if not isinstance(done, Applied):
            return done
        seat = next(e.seat for e in done.events if isinstance(e, SeatTaken))
        return bodies.Seated(room.code, seat, token, room.invite)


def _fresh() -> str:
    return uuid4().hex


def _peek(room: LiveRoom) -> bodies.Peek:
    state = room.memory.room
    running = playing(state)
    rules = RULESETS[running.ruleset if running else state.settings.ruleset]
    late = running is None or (rules.late_join and running.settings.late_join)
    return bodies.Peek(
        open=not state.locked,
        names=tuple(c.name for c in taken(state)),
        running=running is not None,
        can_join=late and not state.locked and len(taken(state)) < rules.colours,
        seats_to_take=_free_seats(state),
    )


def _free_seats(state: Room) -> tuple[bodies.FreeSeat, ...]:
    """X2: bots that keep no seat for anybody, and seats whose player left."""
    running = playing(state)
    if running is None or state.locked or not running.settings.late_join:
        return ()
    free = [c for c in state.chairs if c.holder != "player" and not c.stands_in and c.seat in running.ring]
    return tuple(bodies.FreeSeat(c.seat, c.name) for c in free)


def _invited(opened: OpenRoom, invite: str | None) -> bool:
    return invite is not None and passes.same(invite, opened.room.invite)
