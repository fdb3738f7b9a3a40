"""What happens in a room besides its games, with its fold; the games' own events stand in the same stream."""

from msgspec.structs import replace

from reverie.game.events import Event, GameEvent
from reverie.game.ids import CardId, Seat
from reverie.game.settings import Settings
from reverie.lobby.commands import StewardCommand, WatcherKind
from reverie.lobby.state import (
    Chair,
    Holder,
    Room,
    SharedGallery,
    StewardAsk,
    UsualDecks,
    Watcher,
    chair_of,
    in_game,
    reseated,
    taken,
)


class LobbyChange(Event, frozen=True):
    """Something in the room besides its game."""


class RoomOpened(Event, tag="room-opened", frozen=True):
    settings: Settings
    decks: dict[str, tuple[CardId, ...]]
    secret: str = ""
    """From the system's randomness; the seeds of this room's games follow from it."""
    usual: UsualDecks = UsualDecks()
    frightening: tuple[CardId, ...] = ()
    """Cards of these decks that children are dealt only if the host asks."""
    wordless: tuple[CardId, ...] = ()
    """Cards of these decks on which nothing is written."""

    def open(self) -> Room:
        return Room(
            settings=self.settings,
            decks=self.decks,
            usual=self.usual,
            frightening=self.frightening,
            wordless=self.wordless,
            secret=self.secret,
        )


class DeckOffered(LobbyChange, tag="deck-offered", frozen=True):
    deck: str
    cards: tuple[CardId, ...]
    title: str = ""
    frightening: tuple[CardId, ...] = ()
    wordless: tuple[CardId, ...] = ()

    def apply(self, room: Room) -> Room:
        """Offered again it may have more cards, or more may be written on them."""
        titles = room.titles | {self.deck: self.title} if self.title else room.titles
        frightening = tuple(dict.fromkeys((*room.frightening, *self.frightening)))
        decks = room.decks | {self.deck: self.cards}
        wordless = (*(card for card in room.wordless if card not in self.cards), *self.wordless)
        return replace(room, decks=decks, titles=titles, frightening=frightening, wordless=wordless)


class DeckWithdrawn(LobbyChange, tag="deck-withdrawn", frozen=True):
    deck: str

    def apply(self, room: Room) -> Room:
        """The chosen decks without it; where none of them is left, the first on offer."""
        decks = {deck: cards for deck, cards in room.decks.items() if deck != self.deck}
        titles = {deck: title for deck, title in room.titles.items() if deck != self.deck}
        chosen = tuple(deck for deck in room.settings.decks if deck != self.deck)
        if room.settings.decks and not chosen:
            chosen = tuple(decks)[:1]
        return replace(room, decks=decks, titles=titles, settings=replace(room.settings, decks=chosen))


class SeatTaken(LobbyChange, tag="seat-taken", frozen=True):
    """A new occupant; an existing seat number means taking over what was there (X2)."""

    seat: Seat
    name: str
    colour: int
    bot: bool = False
    character: str = ""

    def apply(self, room: Room) -> Room:
        holder: Holder = "bot" if self.bot else "player"
        chair = Chair(self.seat, self.name, self.colour, holder, character=self.character)
        if chair_of(room, self.seat) is not None:
            chairs = tuple(chair if c.seat == self.seat else c for c in room.chairs)
        else:
            chairs = (*room.chairs, chair)
        return reseated(replace(room, chairs=chairs, next_seat=max(room.next_seat, self.seat + 1)))


class SeatPromised(LobbyChange, tag="seat-promised", frozen=True):
    """Somebody takes over what was there, from the next turn on (X7); till then it is played as it was."""

    seat: Seat
    name: str

    def apply(self, room: Room) -> Room:
        return _promised(room, self.seat, self.name)


class SeatAskedFor(LobbyChange, tag="seat-asked-for", frozen=True):
    """Somebody at the door says this absent player's seat is theirs; `digest` is the hash of a token."""

    seat: Seat
    digest: str

    def apply(self, room: Room) -> Room:
        return replace(room, asked_for=room.asked_for | {self.seat: self.digest})


class SeatReclaimed(LobbyChange, tag="seat-reclaimed", frozen=True):
    """The table knows whoever asked: the seat is that token's, from the next turn on (X7)."""

    seat: Seat
    digest: str

    def apply(self, room: Room) -> Room:
        chair = chair_of(room, self.seat)
        assert chair is not None
        return _answered(_promised(replace(room, asked=None), self.seat, chair.name), self.seat)


class SeatDenied(LobbyChange, tag="seat-denied", frozen=True):
    """The host said no to whoever claimed this absent player's seat from another device (X7)."""

    seat: Seat

    def apply(self, room: Room) -> Room:
        return _answered(replace(room, asked=None), self.seat)


class SeatGivenUp(LobbyChange, tag="seat-given-up", frozen=True):
    """Someone left the room for good; `bot`: a bot plays on in that seat (X6)."""

    seat: Seat
    bot: bool = False

    def apply(self, room: Room) -> Room:
        room = _answered(_unpaired(room, self.seat), self.seat)
        chair = chair_of(room, self.seat)
        if chair is not None and (was := chair.until_turn) is not None and not _of_player(was):
            return reseated(replace(room, chairs=tuple(was if c is chair else c for c in room.chairs)))
        if room.game is None or self.seat not in room.game.order:
            return reseated(replace(room, chairs=tuple(c for c in room.chairs if c.seat != self.seat)))
        holder: Holder = "bot" if self.bot else "nobody"
        left = in_game(room, self.seat)
        chairs = tuple(replace(c, until_turn=None) if c is chair else c for c in room.chairs)
        room = replace(room, chairs=chairs)
        return _with_chair(room, self.seat, holder=holder, away=False, stands_in=False, left=left)


class BotStoodIn(LobbyChange, tag="bot-stood-in", frozen=True):
    """A bot plays for an absent player, who may come back (X2)."""

    seat: Seat

    def apply(self, room: Room) -> Room:
        chair = chair_of(room, self.seat)
        assert chair is not None
        kept = chair.holder == "player"
        room = replace(room, asked=None)
        return _with_chair(room, self.seat, holder="bot", away=False, stands_in=kept, left=False)


class PlayerReturned(LobbyChange, tag="player-returned", frozen=True):
    """The player is back in the seat a bot had kept."""

    seat: Seat

    def apply(self, room: Room) -> Room:
        room = _answered(room, self.seat)
        return _with_chair(room, self.seat, holder="player", away=False, stands_in=False, left=False)


class PlayerAway(LobbyChange, tag="player-away", frozen=True):
    """Gone for so long that the table may act (X1)."""

    seat: Seat

    def apply(self, room: Room) -> Room:
        return _with_chair(room, self.seat, away=True)


class PlayerBack(LobbyChange, tag="player-back", frozen=True):
    seat: Seat

    def apply(self, room: Room) -> Room:
        return _with_chair(_answered(room, self.seat), self.seat, away=False)


class Renamed(LobbyChange, tag="renamed", frozen=True):
    seat: Seat
    name: str

    def apply(self, room: Room) -> Room:
        return _with_chair(room, self.seat, name=self.name)


class ColourPicked(LobbyChange, tag="colour-picked", frozen=True):
    seat: Seat
    colour: int

    def apply(self, room: Room) -> Room:
        return _with_chair(room, self.seat, colour=self.colour)


class PairsMade(LobbyChange, tag="pairs-made", frozen=True):
    pairs: tuple[tuple[Seat, Seat], ...]

    def apply(self, room: Room) -> Room:
        return replace(room, pairs=self.pairs)


class OldestNamed(LobbyChange, tag="oldest-named", frozen=True):
    seat: Seat

    def apply(self, room: Room) -> Room:
        return replace(room, oldest=self.seat)


class SettingsChanged(LobbyChange, tag="settings-changed", frozen=True):
    settings: Settings

    def apply(self, room: Room) -> Room:
        return replace(room, settings=self.settings)


class HostPassed(LobbyChange, tag="host-passed", frozen=True):
    """`for_good`: the old host does not get the role back on returning."""

    seat: Seat | None
    for_good: bool = True

    def apply(self, room: Room) -> Room:
        founder = self.seat if self.for_good else room.founder
        return replace(room, host=self.seat, founder=founder, asked=None)


class LockChanged(LobbyChange, tag="lock-changed", frozen=True):
    locked: bool

    def apply(self, room: Room) -> Room:
        return replace(room, locked=self.locked)


class InviteRenewed(LobbyChange, tag="invite-renewed", frozen=True):
    """Earlier invites open nothing any more, nor does the code alone (X8)."""

    def apply(self, room: Room) -> Room:
        return replace(room, renewals=room.renewals + 1, by_code=False)


class DoorOpened(LobbyChange, tag="door-opened", frozen=True):
    """The code alone opens the door again (X8)."""

    def apply(self, room: Room) -> Room:
        return replace(room, by_code=True)


class WatcherCame(LobbyChange, tag="watcher-came", frozen=True):
    """`brought`: a television of the table, by whom it was called (X8)."""

    watcher: int
    kind: WatcherKind
    name: str = ""
    brought: Seat | None = None

    def apply(self, room: Room) -> Room:
        came = Watcher(self.watcher, self.kind, self.name, self.brought)
        return replace(room, watchers=(*room.watchers, came), next_watcher=self.watcher + 1)


class WatcherGone(LobbyChange, tag="watcher-gone", frozen=True):
    """Its token opens nothing any more."""

    watcher: int

    def apply(self, room: Room) -> Room:
        return replace(room, watchers=tuple(w for w in room.watchers if w.number != self.watcher))


class PauseChanged(LobbyChange, tag="pause-changed", frozen=True):
    paused: bool

    def apply(self, room: Room) -> Room:
        return replace(room, paused=self.paused)


class StewardAsked(LobbyChange, tag="steward-asked", frozen=True):
    """One of the two players needed while the host is away has asked (X2)."""

    seat: Seat
    ask: StewardCommand
    serial: int

    def apply(self, room: Room) -> Room:
        return replace(room, asked=StewardAsk(self.seat, self.ask, self.serial))


class GamePutAway(LobbyChange, tag="game-put-away", frozen=True):
    """Back to the lobby."""

    def apply(self, room: Room) -> Room:
        return replace(room, game=None, chairs=tuple(taken(room)), paused=False)


class NightsForgotten(LobbyChange, tag="nights-forgotten", frozen=True):
    """The next night is a first one (W6)."""

    def apply(self, room: Room) -> Room:
        return replace(room, nights=None)


class GalleryShared(LobbyChange, tag="gallery-shared", frozen=True):
    """A link shows this finished game to whoever has it; `digest` is the hash of its secret."""

    game: int
    seat: Seat
    digest: str
    expires: int

    def apply(self, room: Room) -> Room:
        shared = SharedGallery(self.seat, self.digest, self.expires)
        return replace(room, shared=room.shared | {self.game: shared})


class GalleryClosed(LobbyChange, tag="gallery-closed", frozen=True):
    """The link to this game opens nothing any more."""

    game: int

    def apply(self, room: Room) -> Room:
        return replace(room, shared={game: s for game, s in room.shared.items() if game != self.game})


# ---- no longer written: older logs say twice who came and went, with the events above and with these


class PlayerLeft(LobbyChange, tag="player-left", frozen=True):
    """`bot`: a bot plays the seat meanwhile, because it never closes alone (X6)."""

    seat: Seat
    bot: bool = False

    def apply(self, room: Room) -> Room:
        return SeatGivenUp(self.seat, self.bot).apply(room)


class SeatHanded(LobbyChange, tag="seat-handed", frozen=True):
    """Somebody else plays this seat from now on (X2)."""

    seat: Seat
    bot: bool

    def apply(self, room: Room) -> Room:
        chair = chair_of(room, self.seat)
        if chair is not None and chair.holder == ("bot" if self.bot else "player") and not chair.away:
            return room
        return (BotStoodIn(self.seat) if self.bot else PlayerReturned(self.seat)).apply(room)


class NewcomerAdmitted(LobbyChange, tag="newcomer-admitted", frozen=True):
    seat: Seat

    def apply(self, room: Room) -> Room:
        """A log of a game alone names nobody."""
        chair = chair_of(room, self.seat)
        if chair is not None and chair.holder == "player":
            return room
        return SeatTaken(self.seat, f"player {self.seat + 1}", self.seat).apply(room)


LobbyEvent = (
    DeckOffered
    | DeckWithdrawn
    | SeatTaken
    | SeatPromised
    | SeatAskedFor
    | SeatReclaimed
    | SeatDenied
    | SeatGivenUp
    | BotStoodIn
    | PlayerReturned
    | PlayerAway
    | PlayerBack
    | Renamed
    | ColourPicked
    | PairsMade
    | OldestNamed
    | SettingsChanged
    | HostPassed
    | LockChanged
    | InviteRenewed
    | DoorOpened
    | WatcherCame
    | WatcherGone
    | PauseChanged
    | StewardAsked
    | GamePutAway
    | NightsForgotten
    | GalleryShared
    | GalleryClosed
    | PlayerLeft
    | SeatHanded
    | NewcomerAdmitted
)
RoomEvent = RoomOpened | LobbyEvent | GameEvent


def _with_chair(room: Room, seat: Seat, **changes: str | int | bool) -> Room:
    chairs = tuple(replace(c, **changes) if c.seat == seat else c for c in room.chairs)
    return reseated(replace(room, chairs=chairs))


def _promised(room: Room, seat: Seat, name: str) -> Room:
    """Whoever comes is the seat's player; the chair as it was is kept until the turn is over."""
    chairs = []
    for c in room.chairs:
        kept = c.until_turn or c
        chairs.append(Chair(seat, name, c.colour, until_turn=kept) if c.seat == seat else c)
    return reseated(replace(room, chairs=tuple(chairs)))


def _of_player(chair: Chair) -> bool:
    """A person's seat, also while a bot stands in for them."""
    return chair.holder == "player" or chair.stands_in


def _answered(room: Room, seat: Seat) -> Room:
    """Nobody asks for this seat any more."""
    if seat not in room.asked_for:
        return room
    return replace(room, asked_for={s: digest for s, digest in room.asked_for.items() if s != seat})


def _unpaired(room: Room, seat: Seat) -> Room:
    pairs = tuple(p for p in room.pairs if seat not in p)
    oldest = None if room.oldest == seat else room.oldest
    founder = room.host if room.founder == seat else room.founder
    return replace(room, pairs=pairs, oldest=oldest, founder=founder)
