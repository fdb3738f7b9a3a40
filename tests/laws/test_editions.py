"""A game keeps the edition of the rules it began with, and a log of either stands the check."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from reverie.game import commands as moves
from reverie.game.clue import Clue
from reverie.game.edition import EDITIONS, FIRST, NEWEST, Edition
from reverie.game.events import GameStarted
from reverie.game.ids import Seat
from reverie.lobby import commands as do
from reverie.lobby.events import RoomEvent
from reverie.lobby.evolve import evolve, room_of
from reverie.lobby.state import playing
from reverie.lobby.verify import Entry, Mismatch, verify
from reverie.rulesets import RULESETS
from tests.laws.room_walk import anything
from tests.laws.test_old_logs import opening_of
from tests.laws.test_verify import Recorder
from tests.logs.keeping import events_of, files, read

every_edition = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: f"edition {e.number}")


def evening(ruleset: str, edition: Edition, seed: int = 1) -> Recorder:
    rng = Random(f"{ruleset} {seed}")
    recorder = Recorder(ruleset, RULESETS[ruleset].players[:2][-1], rng, edition=edition)
    for _ in range(150):
        recorder.do(*anything(recorder.room, rng))
    return recorder


@every_edition
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_log_of_either_edition_stands_the_check(ruleset: str, edition: Edition) -> None:
    recorder = evening(ruleset, edition)
    begun = [e for row in recorder.log for e in row.events if isinstance(e, GameStarted)]
    assert begun
    assert {e.edition for e in begun} == {edition.number}
    assert len(list(verify(recorder.log))) == len(begun)


def test_a_log_checked_by_the_other_edition_does_not_stand() -> None:
    """C11: words corrected after a gift, as the first edition allowed."""
    recorder = Recorder("dixit", 4, Random(1), edition=FIRST)
    ann, bob = Seat(0), Seat(1)
    for seat, move in (
        (ann, lambda g: moves.Announce()),
        (ann, lambda g: moves.Tell(Clue("Silence"), g.hands[ann][0])),
        (bob, lambda g: moves.Give(g.hands[bob][:1])),
        (ann, lambda g: moves.Reword("A roaring crowd")),
    ):
        game = playing(recorder.room)
        assert game is not None
        assert recorder.do(seat, do.Act(game.serial, move(game)))
    assert len(list(verify(recorder.log))) == 1
    with pytest.raises(Mismatch, match="ClueReworded"):
        list(verify([replace(row, events=tuple(map(_as_newest, row.events))) for row in recorder.log]))


def _as_newest(event: RoomEvent) -> RoomEvent:
    return replace(event, edition=NEWEST.number) if isinstance(event, GameStarted) else event


def test_a_start_without_an_edition_is_of_the_first_and_is_written_without_one() -> None:
    old = replace(opening_of("dixit", 4), edition=1)
    written = msgspec.json.decode(msgspec.json.encode(old))
    assert "edition" not in written
    assert msgspec.json.decode(msgspec.json.encode(written), type=GameStarted).apply().edition == FIRST
    assert opening_of("dixit", 4).edition == NEWEST.number == 2


def test_folding_does_not_depend_on_the_edition() -> None:
    """Every kept log, told to be of the other edition, folds to the same but for that."""
    log = next(log for log in read(files()[-1]) if log.table.of == "room")
    events = [event for row in log.rows for event in events_of(row)]
    one = room_of(opening_of("dixit", 3))
    other = one
    for event in events:
        one, other = evolve(one, event), evolve(other, _other(event))
        if one.game is not None and other.game is not None:
            assert one.game.edition != other.game.edition
            assert replace(one.game, edition=NEWEST) == replace(other.game, edition=NEWEST)
    assert one.games


def _other(event: RoomEvent) -> RoomEvent:
    return replace(event, edition=3 - event.edition) if isinstance(event, GameStarted) else event


def test_an_edition_nobody_knows_is_not_guessed_at() -> None:
    future = replace(opening_of("dixit", 4), edition=99)
    with pytest.raises(ValueError, match="edition 99"):
        future.apply()
    recorder = evening("dixit", NEWEST)
    rows = [replace(r, events=tuple(map(_of_the_future, r.events))) for r in recorder.log]
    with pytest.raises(Mismatch, match="edition 99"):
        list(verify(rows))


def _of_the_future(event: RoomEvent) -> RoomEvent:
    return replace(event, edition=99) if isinstance(event, GameStarted) else event


def test_a_rematch_in_an_old_room_is_by_the_newest_rules() -> None:
    recorder = Recorder("dixit", 4, Random(1), edition=FIRST)
    recorder.room = replace(recorder.room, edition=NEWEST)  # as it is after a restart
    game = playing(recorder.room)
    assert game is not None
    assert game.edition == FIRST
    host = recorder.room.host
    assert host is not None
    assert recorder.do(host, do.StopGame())
    assert recorder.do(host, do.Start())
    game = playing(recorder.room)
    assert game is not None
    assert game.edition == NEWEST
    assert len(list(verify([Entry(r.version, r.seat, r.events) for r in recorder.log]))) == 2
