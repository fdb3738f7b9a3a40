"""Whatever happens at a table, its log stands the check; and a log that was tampered with does not."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.game import commands as moves
from reverie.game.chance import SeededChance
from reverie.game.edition import NEWEST, Edition
from reverie.game.events import (
    CardsDrawn,
    GameStarted,
    MovedAtRandom,
    PhaseBegan,
    TableLaid,
    TurnScored,
    VoteCast,
)
from reverie.game.ids import TABLE, CardId, Seat
from reverie.game.refusals import Refusal
from reverie.lobby import commands as do
from reverie.lobby.decide import RoomProgress, decide
from reverie.lobby.events import RoomOpened, SeatTaken
from reverie.lobby.fairness import next_seed, promise
from reverie.lobby.state import VISITOR, Room, playing
from reverie.lobby.verify import Checked, Entry, Mismatch, verify
from reverie.rooms.founding import founded
from reverie.rulesets import RULESETS
from tests.choices import GAMES, rules_named
from tests.laws.guests import NAMES
from tests.laws.openings import random_deck, random_settings
from tests.laws.room_walk import anything, forward


class Recorder:
    """A room with the log that a server would have kept of it."""

    def __init__(
        self, ruleset: str, count: int, rng: Random, secret: str = "s3cret", edition: Edition = NEWEST
    ) -> None:
        deck = {"test": random_deck(rules_named(ruleset).needed(count), rng)}
        opened = RoomOpened(random_settings(ruleset, rng), deck, secret)
        self.room: Room = replace(opened.open(), edition=edition)
        self.log = [Entry(1, None, (opened,))]
        for name in NAMES[: count if opened.settings.box else max(2, count - 1)]:
            self.do(VISITOR, do.Sit(name))
        if count > 2 and not opened.settings.box:
            self.do(Seat(0), do.AddBot("Robin"))
        self.promised = promise(self.room)
        assert self.do(Seat(0), do.Start())

    def do(self, actor: Seat, command: Any) -> bool:
        version = self.log[-1].version + 1
        running = playing(self.room)
        seed = (next_seed(self.room) or "drawn") if running is None else running.seed
        done = decide(self.room, actor, command, SeededChance(seed, version))
        if isinstance(done, Refusal):
            return False
        self.room = done.after
        self.log.append(Entry(version, None if actor in (TABLE, VISITOR) else actor, done.events))
        return True


def recorded(ruleset: str, seed: int, steps: int) -> Recorder:
    rng = Random(seed)
    recorder = Recorder(ruleset, rules_named(ruleset).players[:2][-1], rng)
    for _ in range(steps):
        recorder.do(*anything(recorder.room, rng))
    return recorder


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("ruleset", GAMES)
def test_every_log_stands_the_check(ruleset: str, seed: int) -> None:
    recorder = recorded(ruleset, seed, 250)
    games = list(verify(recorder.log))
    assert len(games) == recorder.room.games
    assert all(game.promised for game in games)
    assert games[0].commitment == recorder.promised
    assert games[0].shuffles >= 1


def founding(ruleset: str, secret: str = "s3cret") -> RoomProgress:
    """A table that begins with one row, its game under way."""
    rules, rng = rules_named(ruleset), Random(5)
    deck = {"test": random_deck(rules.needed(rules.players[0]), rng)}
    opened = RoomOpened(random_settings("dixit", rng), deck, secret)
    bots = [do.AddBot(name) for name in NAMES[1 : rules.players[0]]]
    wish = do.Configure(replace(opened.settings, ruleset=ruleset))
    steps: tuple[do.PlayerCommand, ...] = (wish, do.PickColour(4), do.Rename("Ana"), *bots, do.Start())
    done = founded(opened, do.Sit(NAMES[0]), steps)
    assert isinstance(done, RoomProgress)
    return done


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("secret", ["s3cret", ""])
def test_a_table_that_begins_with_one_row_stands_the_check(ruleset: str, secret: str) -> None:
    whole = founding(ruleset, secret)
    (game,) = verify([Entry(1, None, whole.events)])
    assert (game.ruleset, game.promised, game.moves, game.shuffles) == (ruleset, bool(secret), 1, 1)
    assert list(verify([Entry(1, None, whole.events[:3])])) == []


def test_a_trick_in_the_first_row_is_found() -> None:
    events = founding("dixit").events
    tricks = [(kind, change) for kind, change in TRICKS.values() if kind is GameStarted]
    for kind, change in [*tricks, (SeatTaken, lambda e: replace(e, colour=e.colour + 1))]:
        with pytest.raises(Mismatch):
            list(verify(tampered([Entry(1, None, events)], kind, change)))
    begun = next(n for n, event in enumerate(events) if isinstance(event, GameStarted))
    for n in (1, 2, begun):  # who sat down, who is host, how the game began
        with pytest.raises(Mismatch):
            list(verify([Entry(1, None, events[:n] + events[n + 1 :])]))


def test_a_room_without_a_secret_promises_nothing() -> None:
    recorder = Recorder("dixit", 4, Random(1), secret="")
    assert recorder.promised == ""
    (game,) = verify(recorder.log)
    assert game == Checked("dixit", game.names, game.commitment, promised=False, moves=1, shuffles=1)


def test_what_a_random_walk_seldom_does_stands_the_check_too() -> None:
    recorder = Recorder("dixit", 4, Random(2))
    host, steps = Seat(0), Random(2)
    assert recorder.do(TABLE, do.OfferDeck("more", (CardId("x"), CardId("y"))))
    assert recorder.do(TABLE, do.WithdrawDeck("more"))
    game = recorder.room.game
    assert game is not None
    assert recorder.do(host, do.Act(game.serial, moves.Announce()))
    assert recorder.do(host, do.Act(game.serial + 1, moves.StepBack()))
    while playing(recorder.room) is not None and recorder.room.game is not None:
        turn = recorder.room.game.turn
        if (
            turn.clue is not None
            and turn.storyteller is not None
            and recorder.room.game.phase == "contribute"
        ):
            break
        recorder.do(*forward_or_wait(recorder.room, steps))
    running = recorder.room.game
    assert running is not None
    assert running.turn.storyteller is not None
    assert recorder.do(running.turn.storyteller, do.Act(running.serial, moves.Reword("a typo mended")))
    assert recorder.do(host, do.StopGame())
    assert recorder.do(TABLE, do.ShareGallery(host, "ab" * 32, 99))
    assert recorder.do(host, do.Unshare(1))
    assert recorder.do(host, do.BackToLobby())
    (checked,) = verify(recorder.log)
    assert checked.over


def tampered(log: list[Entry], kind: type, change: Any) -> list[Entry]:
    """The log with the first event of this kind changed."""
    at = next(n for n, row in enumerate(log) if any(isinstance(e, kind) for e in row.events))
    events = tuple(change(e) if isinstance(e, kind) else e for e in log[at].events)
    return [*log[:at], replace(log[at], events=events), *log[at + 1 :]]


def _other_hands(e: GameStarted) -> GameStarted:
    one, other = list(e.hands)[:2]
    return replace(e, hands=e.hands | {one: e.hands[other], other: e.hands[one]})


TRICKS: dict[str, tuple[type, Any]] = {
    "hands exchanged": (GameStarted, _other_hands),
    "the pile stacked": (GameStarted, lambda e: replace(e, pile=e.pile[::-1])),
    "another seed": (GameStarted, lambda e: replace(e, seed="0" * 64)),
    "the table laid in another order": (TableLaid, lambda e: replace(e, cards=e.cards[::-1])),
    "another vote": (VoteCast, lambda e: replace(e, slots=tuple((s + 1) % 3 for s in e.slots))),
    "a point given away": (TurnScored, lambda e: replace(e, gains=e.gains[:-1])),
    "a card dealt from elsewhere": (
        CardsDrawn,
        lambda e: replace(e, draws=dict(zip(e.draws, reversed(e.draws.values()), strict=True))),
    ),
}


@pytest.mark.parametrize("trick", TRICKS)
def test_a_trick_is_found(trick: str) -> None:
    kind, change = TRICKS[trick]
    rng, recorder = Random(3), Recorder("dixit", 5, Random(3))
    while recorder.room.game is not None and recorder.room.game.turn.number < 3:
        recorder.do(*forward_or_wait(recorder.room, rng))
    list(verify(recorder.log))
    with pytest.raises(Mismatch):
        list(verify(tampered(recorder.log, kind, change)))


def forward_or_wait(room: Room, rng: Random) -> tuple[Seat, Any]:
    step = forward(room, rng)
    assert step is not None
    return step


def test_a_row_that_is_missing_or_a_log_without_its_beginning_is_found() -> None:
    log = recorded("odyssey", 1, 40).log
    with pytest.raises(Mismatch, match="missing"):
        list(verify([*log[:5], *log[6:]]))
    with pytest.raises(Mismatch, match="opening"):
        list(verify(log[1:]))
    with pytest.raises(Mismatch, match="opening"):
        list(verify([]))
    with pytest.raises(Mismatch, match="no command"):
        list(verify([*log[:4], replace(log[4], events=(PhaseBegan("clue"),)), *log[5:]]))


def test_nobody_but_a_seat_can_have_done_what_a_seat_does() -> None:
    log = recorded("dixit", 1, 0).log
    start = next(n for n, row in enumerate(log) if any(isinstance(e, GameStarted) for e in row.events))
    with pytest.raises(Mismatch, match="no command"):
        list(verify([*log[:start], replace(log[start], seat=None)]))
    assert list(verify(log[:start])) == []  # a table where nobody has played yet


def test_a_bots_random_move_stands_the_check() -> None:
    recorder = Recorder("dixit", 4, Random(3))
    bot = next(c.seat for c in recorder.room.chairs if c.holder == "bot")
    moved = 0
    while playing(recorder.room) is not None:
        seat, command = forward_or_wait(recorder.room, Random(recorder.log[-1].version))
        if seat == bot and isinstance(command, do.Act):
            moved += recorder.do(seat, do.RandomFallback(command))
        else:
            recorder.do(seat, command)
    assert moved
    assert len(list(verify(recorder.log))) == recorder.room.games
    noted = next(n for n, row in enumerate(recorder.log) if isinstance(row.events[0], MovedAtRandom))
    alone = replace(recorder.log[noted], events=recorder.log[noted].events[:1])
    with pytest.raises(Mismatch, match="no command"):
        list(verify([*recorder.log[:noted], alone]))
