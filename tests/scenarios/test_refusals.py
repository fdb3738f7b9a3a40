"""Refusals: every code can happen, is said in two languages, and leaves the table as it was."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from string import Formatter
from typing import Any, get_args

import msgspec
import pytest

from reverie.bots.random_player import random_move
from reverie.game import commands as moves
from reverie.game.clue import Clue
from reverie.game.decide import decide
from reverie.game.ids import Seat, Slot
from reverie.game.refusals import SENTENCES, Refusal, RefusalCode
from reverie.game.rehearsal import FIRST
from reverie.lobby import commands as do
from reverie.wire.codec import Unreadable, read_message
from reverie.wire.problems import PROBLEMS, ProblemCode
from tests import goings as go
from tests import odd_rulesets
from tests.choices import EVERY, some
from tests.room_table import RoomTable
from tests.table import HURRY, Table, seat_of, tell, vote_for

HERE = Path(__file__).parent
Scene = Callable[[], object]


def dixit(then: Callable[[Table], object]) -> Scene:
    return lambda: then(Table("dixit", 4))


def contributing(then: Callable[[Table], object]) -> Scene:
    def scene() -> object:
        t = Table("dixit", 4)
        t.tells("ann")
        return then(t)

    return scene


def voting(then: Callable[[Table], object], ruleset: str = "dixit", players: int = 4) -> Scene:
    def scene() -> object:
        t = Table(ruleset, players)
        t.lays_the_table("ann")
        return then(t)

    return scene


def lobby(then: Callable[[RoomTable], object]) -> Scene:
    return lambda: then(RoomTable("ann", "bob", "cleo", "dan"))


def beside_box(then: Callable[[RoomTable], object]) -> Scene:
    """The first turn is told."""

    def scene() -> object:
        r = RoomTable("ann", "bob", "cleo", "dan", box=True)
        r.starts()
        r.plays_until("recap")
        return then(r)

    return scene


def playing(then: Callable[[RoomTable], object], **settings: Any) -> Scene:
    def scene() -> object:
        r = RoomTable("ann", "bob", "cleo", "dan", **settings)
        r.starts()
        return then(r)

    return scene


def after_the_end(t: Table) -> object:
    t.ends()
    return t.refuses("ann", moves.Announce(), "game-over")


def gone_watcher(r: RoomTable) -> object:
    r.watches()
    return r.refuses("ann", do.RemoveWatcher(2), "no-such-watcher")


def announced(t: Table, name: str, meant: Any, code: str) -> object:
    t.announces("ann")
    return t.refuses(name, meant, code)


def recap(t: Table) -> object:
    t.all_vote("ann")
    t.ready("ann")
    return t.refuses("ann", moves.Ready(), "already-ready")


def settled(t: Table) -> object:
    t.tells("ann")
    t.nominates("bob", "bob")
    t.nominates("eve", "bob")
    t.refuses("bob", moves.NameGiver(seat_of("bob")), "already-settled")
    return t.refuses("cleo", moves.NameGiver(seat_of("bob")), "not-your-team")


def sealed(t: Table) -> object:
    t.does("ann", moves.ChooseGuest("sun"))
    t.gives("ann")
    return t.refuses("ann", moves.TakeBack(), "invitation-sealed")


def paused(r: RoomTable) -> object:
    r.does("ann", do.Pause(True))
    return r.refuses("bob", do.Act(r.game.serial, moves.Announce()), "paused")


def locked(r: RoomTable) -> None:
    r.does("ann", do.Lock(True))
    r.turns_away(do.Sit("zoe"), "room-locked")


def _second_whisper(first: str, second: str, code: str) -> object:
    t = Table("duet", 2)
    t.tells("ann", first)
    t.all_give()
    t.all_give()
    while t.phase != "clue":
        name = t.waiting_for()[0]
        t.does(name, next(m for o in t.sees(name).menu if (m := o.chosen_by(FIRST)) is not None))
    return t.refuses("bob", tell(second, t.hand("bob")[0]), code)


SCENES: dict[str, Scene] = {
    "unknown-move": lobby(lambda r: r.refuses("ann", do.TimeUp(1), "unknown-move")),
    "game-over": dixit(after_the_end),
    "no-game": lobby(lambda r: r.refuses("ann", do.Act(1, moves.Announce()), "no-game")),
    "too-late": playing(lambda r: r.refuses("ann", do.Act(0, moves.Announce()), "too-late")),
    "not-seated": dixit(lambda t: t.refuses("mia", moves.Announce(), "not-seated")),
    "not-now": dixit(lambda t: t.refuses("ann", moves.Ready(), "not-now")),
    "not-your-turn": dixit(lambda t: announced(t, "bob", tell("Hush"), "not-your-turn")),
    "someone-was-faster": dixit(lambda t: announced(t, "bob", moves.Announce(), "someone-was-faster")),
    "clue-empty": dixit(lambda t: announced(t, "ann", tell(""), "clue-empty")),
    "clue-too-long": dixit(lambda t: announced(t, "ann", tell("x" * 501), "clue-too-long")),
    "clue-unreadable": dixit(lambda t: announced(t, "ann", tell("\x00"), "clue-unreadable")),
    "clue-stands": contributing(lambda t: _after_a_gift(t)),
    "owls-need-words": lambda: announced(Table("duet", 2), "ann", tell("7"), "owls-need-words"),
    "owls-cannot-read": lambda: announced(Table("duet", 2), "ann", tell("Xqzvk"), "owls-cannot-read"),
    "word-used-up": lambda: _second_whisper("Winter", "winters", "word-used-up"),
    "clue-said-before": lambda: _second_whisper("Not the one", "Not the one!", "clue-said-before"),
    "words-missing": lambda: _sung(lambda r: r.refuses("bob", do.WriteDown(1, " "), "words-missing")),
    "nothing-to-write-down": playing(
        lambda r: r.refuses("bob", do.WriteDown(1, "La la"), "nothing-to-write-down")
    ),
    "card-face-down": lambda: announced(
        Table("odyssey-party", 6),
        "ann",
        lambda t: moves.Tell(Clue("Hush"), t.hand("ann")[0]),
        "card-face-down",
    ),
    "card-missing": dixit(lambda t: announced(t, "ann", moves.Tell(Clue("Hush")), "card-missing")),
    "not-your-card": contributing(lambda t: t.refuses("bob", moves.Give(t.hand("dan")[:1]), "not-your-card")),
    "wrong-number-of-cards": contributing(
        lambda t: t.refuses("bob", moves.Give(t.hand("bob")), "wrong-number-of-cards")
    ),
    "same-card-twice": lambda: _three(lambda t: moves.Give(t.hand("bob")[:1] * 2), "same-card-twice"),
    "no-such-slot": voting(lambda t: t.refuses("bob", vote_for(5), "no-such-slot")),
    "own-card": voting(lambda t: t.refuses("bob", vote_for("bob"), "own-card")),
    "no-vote": voting(lambda t: t.refuses("bob", vote_for(), "no-vote")),
    "too-many-votes": voting(lambda t: t.refuses("bob", vote_for("ann", "dan"), "too-many-votes")),
    "same-slot-twice": voting(
        lambda t: t.refuses("bob", vote_for("ann", "ann"), "same-slot-twice"), "odyssey", 7
    ),
    "red-missing": voting(lambda t: t.refuses("ann", vote_for("ann"), "red-missing"), "odyssey-party", 6),
    "red-not-yours": voting(lambda t: t.refuses("bob", vote_for("ann", red="ann"), "red-not-yours")),
    "not-your-vote": voting(lambda t: t.refuses("ann", vote_for("bob"), "not-your-vote")),
    "not-your-gift": contributing(lambda t: t.refuses("ann", moves.Give(t.hand("ann")[:1]), "not-your-gift")),
    "already-settled": lambda: settled(Table("odyssey-team", 6)),
    "not-your-team": lambda: settled(Table("odyssey-team", 6)),
    "nothing-to-take-back": contributing(
        lambda t: t.refuses("bob", moves.TakeBack(), "nothing-to-take-back")
    ),
    "invitation-sealed": lambda: sealed(Table("kids", 4)),
    "fingers-missing": voting(lambda t: t.refuses("ann", moves.CountToThree(), "fingers-missing"), "kids"),
    "already-ready": voting(recap),
    "not-away": contributing(lambda t: t.table_refuses(moves.PlayFor(seat_of("bob")), "not-away")),
    "next-turn": lambda: _taken_over("next-turn"),
    "already-asked": lambda: _asked_twice("already-asked"),
    "not-skippable": contributing(lambda t: t.table_refuses(moves.SkipTurn(), "not-skippable")),
    "nothing-to-do": contributing(lambda t: t.table_refuses(moves.PlayFor(seat_of("ann")), "nothing-to-do")),
    "no-such-seat": dixit(lambda t: t.table_refuses(go.MarkAway(seat_of("mia")), "no-such-seat")),
    "no-late-join": lambda: Table("kids", 4).table_refuses(go.Admit(seat_of("eve")), "no-late-join"),
    "table-full": lambda: Table("dixit", 8).table_refuses(go.Admit(seat_of("mia")), "table-full"),
    "wrong-player-count": lambda: RoomTable("ann").refuses("ann", do.Start(), "wrong-player-count"),
    "deck-too-small": lambda: Table("dixit", 4, cards=28).table_refuses(
        go.Admit(seat_of("eve")), "deck-too-small"
    ),
    "paused": playing(paused),
    "host-only": lobby(lambda r: r.refuses("bob", do.Start(), "host-only")),
    "game-running": playing(lambda r: r.refuses("ann", do.Start(), "game-running")),
    "room-locked": lobby(locked),
    "no-such-watcher": lobby(gone_watcher),
    "too-many-watchers": lobby(lambda r: r.turns_away(do.Watch("tv", 0), "too-many-watchers")),
    "no-such-gallery": lobby(lambda r: r.refuses("bob", do.Unshare(1), "no-such-gallery")),
    "seat-taken": playing(lambda r: r.turns_away(do.TakeOver(Seat(1), "zoe"), "seat-taken")),
    "colour-taken": lobby(lambda r: r.refuses("bob", do.PickColour(0), "colour-taken")),
    "unknown-ruleset": lobby(lambda r: r.refuses("ann", r.configuration(ruleset="go"), "unknown-ruleset")),
    "unknown-deck": lobby(lambda r: r.refuses("ann", r.configuration(decks=("x",)), "unknown-deck")),
    "setting-out-of-range": lobby(
        lambda r: r.refuses("ann", r.configuration(rounds=9), "setting-out-of-range")
    ),
    "name-empty": lobby(lambda r: r.turns_away(do.Sit(" "), "name-empty")),
    "name-too-long": lobby(lambda r: r.turns_away(do.Sit("x" * 25), "name-too-long")),
    "name-taken": lobby(lambda r: r.turns_away(do.Sit("Bob"), "name-taken")),
    "no-bots-beside-box": lobby(
        lambda r: [
            r.does("ann", r.configuration(box=True)),  # type: ignore[func-returns-value]
            r.refuses("ann", do.AddBot("Robin"), "no-bots-beside-box"),
        ]
    ),
    "doors-missing": lobby(
        lambda r: r.refuses("ann", r.configuration(box=True, doors="chosen"), "doors-missing")
    ),
    "claimed-twice": beside_box(
        lambda r: r.refuses(
            "ann", moves.PutRight({Seat(n): (Slot(1),) for n in range(4)}, {}), "claimed-twice"
        )
    ),
    "bots-cannot-play": lambda: _no_bots("bots-cannot-play"),
    "name-unreadable": lobby(lambda r: r.turns_away(do.Sit("\x00"), "name-unreadable")),
}


def _no_bots(code: str) -> object:
    with odd_rulesets.listed(odd_rulesets.settled_by_whim()) as rules:
        return RoomTable("ann", "bob", ruleset=rules.id).refuses("ann", do.AddBot("Clover"), code)


def _sung(then: Callable[[RoomTable], object]) -> object:
    r = RoomTable("ann", "bob", "cleo", "dan")
    r.starts()
    r.acts("ann", moves.Announce())
    r.acts("ann", moves.Tell(Clue("", "sung"), r.game.hands[r.seat("ann")][0]))
    r.plays_until("recap")
    return then(r)


def _taken_over(code: str) -> object:
    r = RoomTable("ann", "bob", "cleo", "dan")
    r.starts()
    r.does("dan", do.Leave())
    r.takes_over("zoe", "dan")
    r.refuses_act("zoe", moves.Announce(), code)
    return r


def _asked_twice(code: str) -> object:
    r = RoomTable("ann", "bob", "cleo", "dan")
    r.starts()
    r.absent("dan")
    r.asks_for("dan", "ab" * 32)
    r.turns_away(do.AskForSeat(r.seat("dan"), "cd" * 32), code)
    return r


def _after_a_gift(t: Table) -> object:
    t.gives("bob")
    return t.refuses("ann", moves.Reword("Noise"), "clue-stands")


def _three(meant: Any, code: str) -> object:
    t = Table("dixit", 3)
    t.tells("ann")
    return t.refuses("bob", meant, code)


@pytest.mark.parametrize("code", SENTENCES)
def test_every_refusal_can_happen(code: str) -> None:
    SCENES[code]()


def test_every_refusal_in_the_code_has_its_sentences() -> None:
    source = HERE.parents[1] / "src" / "reverie"
    text = "".join(
        path.read_text()
        for part in ("game", "lobby", "rulesets")
        for path in (source / part).rglob("*.py")
        if path.name != "refusals.py"
    )
    calls = " ".join(re.findall(r"refuse\(([^()]*)", text))
    assert set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', calls)) <= set(SENTENCES)
    assert [code for code in SENTENCES if f'"{code}"' not in calls] == []


@pytest.mark.parametrize(("code", "english"), SENTENCES.items())
def test_every_refusal_is_a_sentence_with_its_parameters(code: str, english: str) -> None:
    assert english[-1] in ".!?"
    names = {name for _, name, _, _ in Formatter().parse(english) if name}
    values: dict[str, str | int] = dict.fromkeys(names, 7)
    assert "7" in Refusal(code, values).message() or not values


MALFORMED: list[Any] = [
    None,
    42,
    "announce",
    {},
    {"do": "expire"},
    {"do": "tell", "clue": "Hush"},
    {"do": "tell", "clue": {"text": 5}},
    {"do": "tell", "clue": {"text": None, "manner": "sung"}},
    {"do": "reword", "text": 7},
    {"do": "choose-guest", "rabbit": "star"},
    {"do": "name-giver", "giver": []},
    {"do": "give", "cards": None},
    {"do": "give", "cards": [[]]},
    {"do": "give", "cards": 7},
    {"do": "vote", "slots": None},
    {"do": "vote", "slots": 3},
    {"do": "vote", "slots": ["1"]},
    {"do": "vote", "slots": [1], "blue": 2},
]


@pytest.mark.parametrize("move", MALFORMED, ids=str)
def test_what_is_malformed_is_no_command_at_all(move: Any) -> None:
    """The decoder at the edge is the only one who looks: what it lets through has the right types."""
    sent = {"type": "do", "id": "1", "command": {"do": "act", "serial": 1, "move": move}}
    with pytest.raises(Unreadable):
        read_message(msgspec.json.encode(sent))


@pytest.mark.parametrize("ruleset", EVERY)
def test_slots_that_do_not_exist_are_refused_at_every_step(ruleset: str) -> None:
    for t in _states(ruleset):
        for slot in (0, -1, 999):
            for actor in (*t.g.ring, Seat(99)):
                found = decide(t.rules, t.g, actor, moves.Vote((Slot(slot),)), t._chance())
                assert isinstance(found, Refusal), (t.phase, slot)


def _states(ruleset: str) -> Iterator[Table]:
    """A table at every step of its first turn."""
    t, rng = Table(ruleset, some(ruleset), timers=HURRY), Random(1)
    while t.phase != "recap":
        yield t
        name = t.waiting_for()[0]
        move = random_move(t.sees(name).menu, rng)
        assert move is not None
        t.does(name, move)
    yield t


def test_a_room_lets_nobody_play_another_part() -> None:
    r = RoomTable("ann", "bob", "cleo", "dan")
    for command in (do.Sit("zoe"), do.Absent(Seat(1)), do.TimeUp(1), do.HostGone(Seat(1))):
        r.refuses("ann", command, "unknown-move")
    for for_others in (do.Start(), do.Leave(), do.Absent(Seat(1))):
        r.turns_away(for_others, "unknown-move")
    for player_command in (do.Start(), do.Sit("zoe"), do.Leave()):
        r.server_refuses(player_command, "unknown-move")
    r._refused(Seat(99), do.Leave(), "not-seated")
    r.starts()
    r._refused(Seat(99), do.Act(r.game.serial, moves.Announce()), "not-seated")


def test_every_code_that_can_be_named_has_its_sentences() -> None:
    assert set(get_args(RefusalCode)) == set(SENTENCES)
    assert set(get_args(ProblemCode)) == set(PROBLEMS)


def test_c11_once_the_clue_stands_only_its_wording_is_refused_for_that() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.gives("bob")
    t.refuses("ann", moves.Reword("Another"), "clue-stands")
    t.refuses("ann", moves.Give(t.hand("ann")[:1]), "not-your-gift")


def test_k5_an_invitation_has_no_words_to_change() -> None:
    t = Table("kids", 4)
    t.invites("ann")
    t.refuses("ann", moves.Reword("Another"), "not-now")
