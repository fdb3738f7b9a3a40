"""Coming to a table: create, join, take over, watch, peek, move to another device, delete."""

import asyncio
import secrets
from time import monotonic
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from reverie.game.ids import TABLE, Seat
from reverie.game.refusals import Refusal, refuse
from reverie.game.settings import Settings
from reverie.lobby import commands as do
from reverie.lobby.events import RoomOpened, SeatPromised, SeatTaken
from reverie.lobby.state import VISITOR, Room, playing, taken
from reverie.lobby.table_rules import rules_of
from reverie.rooms import tokens
from reverie.rooms.bots.players import cast
from reverie.rooms.clock import Clock
from reverie.rooms.deck_port import DeckOffer
from reverie.rooms.directory import Directory, OpenRoom
from reverie.rooms.founding import FOUNDER, founded
from reverie.rooms.live.room import Applied, LiveRoom
from reverie.rooms.places import person_at
from reverie.rooms.tv_pairing import TvPairings
from reverie.rulesets import DEFAULT
from reverie.storage.port import Store, TokenRow
from reverie.wire import bodies
from reverie.wire.messages import Paired
from reverie.wire.problems import problem

LINK_LASTS = 10 * 60 * 1000
UNKNOWN = 0.1
"""Seconds, or a multiple, after which "no such table" is said: looking one up takes less, or longer."""


class TokenHolder(Struct, frozen=True):
    """What a token opens."""

    room: str
    kind: str
    seat: Seat | None
    watcher: int | None = None


class Admission:
    def __init__(
        self,
        directory: Directory,
        store: Store,
        clock: Clock,
        decks: DeckOffer,
        watchers: int = 30,
        screens: int = 10,
    ) -> None:
        self._directory = directory
        self._store = store
        self._clock = clock
        self._decks = decks
        self._watchers = watchers
        """How many may look on at a table (S13)."""
        self.pairings = TvPairings(clock, screens)
        directory.on_call = self._call_here

    async def create(self, body: bodies.CreateRoom) -> bodies.Seated | Refusal:
        wished = () if body.settings is None else (do.Configure(body.settings),)
        return await self._found(body.language or "en", do.Sit(body.name, body.colour), wished)

    async def play_now(self, body: bodies.PlayNow) -> bodies.Seated | Refusal:
        settings = self._settings(body.language)
        steps: list[do.PlayerCommand] = []
        if body.ruleset not in (None, settings.ruleset):
            steps.append(do.Configure(replace(settings, ruleset=body.ruleset)))
        steps += [do.AddBot(*bot) for bot in cast(body.language, body.name, body.bots)]
        return await self._found(body.language, do.Sit(body.name), (*steps, do.Start()))

    async def _found(
        self, language: str, sit: do.Sit, then: tuple[do.PlayerCommand, ...]
    ) -> bodies.Seated | Refusal:
        """R11: one row, or no table at all."""
        done = founded(self._opened(self._settings(language)), sit, then)
        if isinstance(done, Refusal):
            return done
        token = tokens.new_token()
        opened = await self._directory.create(done, tokens.digest(token))
        return bodies.Seated(opened.room.code, FOUNDER, token, opened.room.invite)

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

    async def ask_for_seat(self, code: str, body: bodies.AskForSeatBack) -> bodies.SeatAsked | Refusal:
        """X7: the token opens nothing until the table has said yes."""
        found = await self.find(code, body.invite)
        if isinstance(found, Refusal):
            return found
        token = tokens.new_token()
        asked = do.AskForSeat(body.seat, tokens.digest(token).hex())
        done = await found.room.ask(VISITOR, _fresh(), asked)
        return bodies.SeatAsked(token) if isinstance(done, Applied) else done

    async def asked(self, code: str, body: bodies.SeatAskedAgain) -> bodies.AskerAnswer | Refusal:
        """What the table has said to whoever asked."""
        found = await self.find(code, body.invite)
        if isinstance(found, Refusal):
            return found
        room, digest = found.room, tokens.digest(body.token)
        if digest.hex() in room.folded.room.asked_for.values():
            return bodies.AskerAnswer("waiting")
        holder = await self.holder(body.token)
        if holder is None or holder.seat is None or holder.room != room.code:
            return bodies.AskerAnswer("no")
        return bodies.AskerAnswer("yes", bodies.Seated(room.code, holder.seat, body.token, room.invite))

    async def watch(self, code: str, body: bodies.WatchRoom) -> bodies.Watching | Refusal:
        found = await self.find(code, body.invite)
        if isinstance(found, Refusal):
            return found
        token = await self._watcher(found.room, do.Watch(body.kind, self._watchers, body.name))
        return token if isinstance(token, Refusal) else bodies.Watching(found.room.code, token)

    async def call_screen(self, token: str, code: str) -> Refusal | None:
        """Whoever has a seat may bring a television to their table, also to a locked one."""
        holder = await self.holder(token)
        if holder is None or holder.kind != "seat":
            return problem("bad-token")
        assert holder.seat is not None
        called = await self._call_here(code, holder.room, holder.seat)
        if not called and not await self._directory.call_screen(code, holder.room, holder.seat):
            called = problem("no-such-screen")
        return called if isinstance(called, Refusal) else None

    async def _call_here(self, code: str, room: str, seat: Seat) -> bool | Refusal:
        """Whether that screen waits here and goes to the room."""
        screen, opened = self.pairings.find(code), await self._directory.get(room)
        if screen is None or opened is None:
            return False
        token = await self._watcher(opened.room, do.Watch("tv", self._watchers, brought=seat))
        if isinstance(token, Refusal):
            return token
        return self.pairings.call(screen, Paired(room, token, opened.room.invite))

    async def _watcher(self, room: LiveRoom, watch: do.Watch) -> str | Refusal:
        token = tokens.new_token()
        watch = replace(watch, gone=room.unwatched())
        done = await room.do(VISITOR, _fresh(), watch, grant=tokens.digest(token))
        return token if isinstance(done, Applied) else done

    async def peek(self, code: str, body: bodies.PeekRoom) -> bodies.Peek | Refusal:
        found = await self.find(code, body.invite)
        return found if isinstance(found, Refusal) else _peek(found.room)

    async def find(self, code: str, invite: str | None) -> OpenRoom | Refusal:
        """S5: without the invite a table whose door is closed looks like none at all, and as soon."""
        began = monotonic()
        found = await self._by_code(code)
        if found is not None and invite is not None:
            if _invited(found, invite):
                return found
            if found.room.replaced(invite):
                return problem("invite-replaced")
        if found is None or found.room.folded.room.locked or not found.room.folded.room.by_code:
            took = monotonic() - began
            await asyncio.sleep(UNKNOWN - took % UNKNOWN)
            return problem("no-such-room")
        return found

    async def invited(self, code: str, invite: str) -> bool:
        """Whether this invite is that table's."""
        found = await self._by_code(code)
        return found is not None and _invited(found, invite)

    async def _by_code(self, code: str) -> OpenRoom | None:
        read = tokens.read_code(code)
        return None if read is None else await self._directory.get(read)

    async def holder(self, token: str) -> TokenHolder | None:
        """A seat's tokens and links open nothing unless somebody holds it, whatever the store says."""
        row = await self._store.token(tokens.digest(token), self._clock.now())
        if row is None:
            return None
        seat = None if row.seat is None or row.seat < 0 else Seat(row.seat)
        if seat is not None:
            opened = await self._directory.get(row.room)
            if opened is None or await opened.room.found(lambda room: person_at(room, seat)) is None:
                return None
        return TokenHolder(row.room, row.kind, seat, tokens.watcher_at(row.seat))

    async def seat_link(self, token: str) -> bodies.SeatLink | Refusal:
        holder = await self.holder(token)
        if holder is None or holder.kind != "seat":
            return problem("bad-token")
        secret, expires = tokens.new_token(), self._clock.now() + LINK_LASTS
        link = TokenRow(tokens.digest(secret), holder.room, "link", holder.seat, expires)
        if not await self._store.grant(link, by=tokens.digest(token)):
            return problem("bad-token")
        return bodies.SeatLink(secret)

    async def claim(self, body: bodies.ClaimSeat) -> bodies.Seated | Refusal:
        holder = await self.holder(body.secret)
        if holder is None or holder.kind != "link" or holder.seat is None:
            return problem("link-used")
        token = tokens.new_token()
        new = TokenRow(tokens.digest(token), holder.room, "seat", holder.seat)
        if not await self._store.exchange(tokens.digest(body.secret), new, self._clock.now()):
            return problem("link-used")
        opened = await self._directory.get(holder.room)
        if opened is None or await self.holder(token) is None:
            return problem("link-used")
        self._directory.moved(opened.room, holder.seat, new.digest)
        return bodies.Seated(holder.room, holder.seat, token, opened.room.invite)

    async def delete(self, code: str, token: str) -> Refusal | None:
        found = await self.of_host(code, token)
        if isinstance(found, Refusal):
            return found
        await self._directory.delete(found.code)
        return None

    async def offer_deck(self, code: str, token: str, key: str) -> Refusal | None:
        """A deck that is not listed, for whoever knows its key."""
        found = await self.of_host(code, token)
        if isinstance(found, Refusal):
            return found
        deck = self._decks.deck_for(key)
        if deck is None:
            return refuse("unknown-deck")
        if self._decks.table_of(deck.id) not in ("", found.code):
            return problem("deck-elsewhere")
        if not await self._decks.put_on_table(deck.id, found.code):
            return refuse("unknown-deck")
        title = deck.header.title_in(found.folded.room.settings.language)
        offer = do.OfferDeck(deck.id, deck.cards, title, deck.frightening, deck.wordless)
        done = await found.ask(TABLE, _fresh(), offer)
        return done if isinstance(done, Refusal) else None

    async def of_host(self, code: str, token: str) -> LiveRoom | Refusal:
        holder = await self.holder(token)
        if holder is None or holder.kind != "seat" or holder.room != tokens.read_code(code):
            return problem("bad-token")
        opened = await self._directory.get(holder.room)
        if opened is None:
            return problem("no-such-room")
        return opened.room if opened.room.folded.room.host == holder.seat else refuse("host-only")

    def _settings(self, language: str) -> Settings:
        return Settings(DEFAULT, decks=(), language=language)

    def _opened(self, settings: Settings) -> RoomOpened:
        decks, usual = self._decks.decks().items(), self._decks.usual_decks()
        offered = {name: deck for name, deck in decks if deck.public or name in usual.first}
        cards = {name: deck.cards for name, deck in offered.items()}
        frightening = tuple(card for deck in offered.values() for card in deck.frightening)
        wordless = tuple(card for deck in offered.values() for card in deck.wordless)
        return RoomOpened(settings, cards, secrets.token_hex(32), usual, frightening, wordless)

    async def _sit(self, room: LiveRoom, command: do.Sit | do.TakeOver) -> bodies.Seated | Refusal:
        token = tokens.new_token()
        done = await room.ask(VISITOR, _fresh(), command, grant=tokens.digest(token))
        if not isinstance(done, Applied):
            return done
        seat = next(e.seat for e in done.events if isinstance(e, SeatTaken | SeatPromised))
        return bodies.Seated(room.code, seat, token, room.invite)


def _fresh() -> str:
    return uuid4().hex


def _peek(room: LiveRoom) -> bodies.Peek:
    state = room.folded.room
    running = playing(state)
    rules = rules_of(running.settings if running else state.settings)
    late = running is None or (rules.late_join and running.settings.late_join)
    return bodies.Peek(
        open=not state.locked,
        names=tuple(c.name for c in taken(state)),
        running=running is not None,
        can_join=late and not state.locked and len(taken(state)) < rules.colours,
        seats_to_take=_free_seats(state),
        seats_away=_away_seats(state),
    )


def _free_seats(state: Room) -> tuple[bodies.FreeSeat, ...]:
    """X2: bots that keep no seat for anybody, and seats whose player left."""
    running = playing(state)
    if running is None or state.locked or not running.settings.late_join:
        return ()
    free = [c for c in state.chairs if c.holder != "player" and not c.stands_in and c.seat in running.ring]
    return tuple(bodies.FreeSeat(c.seat, c.name) for c in free)


def _away_seats(state: Room) -> tuple[bodies.FreeSeat, ...]:
    """X7: whoever lost their device may ask for one of these."""
    if playing(state) is None:
        return ()
    return tuple(bodies.FreeSeat(c.seat, c.name) for c in state.chairs if c.away or c.stands_in)


def _invited(opened: OpenRoom, invite: str | None) -> bool:
    return invite is not None and tokens.same(invite, opened.room.invite)
