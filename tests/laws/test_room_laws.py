"""What holds in every room, whatever people, visitors and the server do."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given

from reverie.game.chance import SeededChance
from reverie.game.decide import waiting_for
from reverie.game.ids import TABLE, Seat
from reverie.game.phases.phase import vacant
from reverie.game.refusals import Refusal
from reverie.game.state import owls
from reverie.lobby import commands as do
from reverie.lobby.decide import RoomProgress, decide
from reverie.lobby.due import due
from reverie.lobby.events import RoomEvent, RoomOpened
from reverie.lobby.evolve import evolve
from reverie.lobby.observe import allows, observe
from reverie.lobby.state import Room, chair_of, playing, taken
from reverie.lobby.table_rules import rules_of
from tests.laws.guests import any_act, any_chair, by_player, gone_chair
from tests.laws.openings import TABLES
from tests.laws.room_walk import forward, furnished, room_walk
from tests.laws.trying import SEEDS, tried
from tests.said import in_language

pytestmark = pytest.mark.timeout(3600)
every_table = pytest.mark.parametrize(("ruleset", "count"), TABLES)
LOG = msgspec.json.Decoder(list[RoomEvent])


def folded(log: list[RoomEvent]) -> Room:
    first = log[0]
    assert isinstance(first, RoomOpened)
    room = first.open()
    for event in log[1:]:
        room = evolve(room, event)
    return room


def chairs_agree_with_the_game(room: Room) -> None:
    game = playing(room)
    assert len({c.seat for c in room.chairs}) == len(room.chairs)
    assert len({c.name.casefold() for c in room.chairs}) == len(room.chairs)
    assert len({c.colour for c in taken(room)}) == len(taken(room))  # C1
    host = None if room.host is None else chair_of(room, room.host)
    players = [c for c in room.chairs if c.holder == "player" or c.stands_in]
    assert host is None or host in players
    assert host is not None or not any(c.holder == "player" for c in room.chairs)
    if game is None:
        return
    for seat in game.ring:
        chair = chair_of(room, seat)
        assert chair is not None
        assert (chair.holder == "nobody") == vacant(game, seat)
        pending = chair.until_turn is not None  # X7
        assert pending == (seat in game.seating.pending)
        played_on = pending and not game.settings.box  # N8: not beside a real box
        assert (chair.holder == "bot" or played_on) == (seat in game.seating.bots)
        assert (chair.away and not played_on) == (seat in game.seating.away)
    for seat in game.seating.newcomers:
        assert chair_of(room, seat) in players


def bots_will_move(room: Room) -> None:
    """Nobody waits for a computer player in vain."""
    game = playing(room)
    if game is None or room.paused:
        return
    waiting = waiting_for(rules_of(game.settings), game)
    assert waiting
    moving = {d.seat for d in due(room) if d.what == "bot"}
    thinking = set(waiting) & (game.seating.bots | set(owls(game)))
    assert moving <= thinking
    assert not thinking or moving


@every_table
@tried
@given(seed=SEEDS)
def test_the_log_folds_and_the_chairs_agree_with_the_game(ruleset: str, count: int, seed: int) -> None:
    rng = Random(seed)
    begun = furnished(ruleset, count, rng)
    log, room = [*begun.log], begun.room
    for step in room_walk(room, rng, 150):
        if isinstance(step.found, RoomProgress):
            log += step.found.events
            room = step.after
            chairs_agree_with_the_game(room)
            bots_will_move(room)
    assert folded(log) == room
    assert folded(LOG.decode(msgspec.json.encode(log))) == room


@every_table
@tried
@given(seed=SEEDS)
def test_the_view_allows_exactly_what_is_accepted_and_a_refusal_changes_nothing(
    ruleset: str, count: int, seed: int
) -> None:
    rng = Random(seed)
    for version, step in enumerate(room_walk(furnished(ruleset, count, rng).room, rng, 80)):
        room, chance = step.before, SeededChance("a", version)
        image = msgspec.json.encode(room)
        seats = [any_chair(room, rng) for _ in range(3)]
        guesses = [(seat, by_player(room, seat, rng)) for seat in seats]
        for seat, command in (*guesses, (room.host or seats[0], do.HandToBot(gone_chair(room, rng)))):
            found = decide(room, seat, command, chance)
            legal = allows(observe(room, seat), command)
            assert legal == isinstance(found, RoomProgress), (command, found, room.settings.ruleset)
            if isinstance(found, Refusal):
                assert found.message()
                assert in_language(found, "fr")
        assert msgspec.json.encode(room) == image


@every_table
@tried
@given(seed=SEEDS)
def test_a_stale_serial_is_always_refused(ruleset: str, count: int, seed: int) -> None:
    rng = Random(seed)
    for version, step in enumerate(room_walk(furnished(ruleset, count, rng).room, rng, 60)):
        room, chance = step.before, SeededChance("a", version)
        now = 0 if room.game is None else room.game.serial
        stale = rng.choice([n for n in range(now + 3) if n != now])
        onward = forward(room, rng)
        seat, act = (any_chair(room, rng), any_act(room, Seat(0), rng)) if onward is None else onward
        act = act.act if isinstance(act, do.BotMove) else act
        assert isinstance(decide(room, seat, do.BotMove(do.Act(stale, act.move)), chance), Refusal)
        for late in (do.Act(stale, act.move), do.Act(stale, any_act(room, seat, rng).move)):
            assert isinstance(decide(room, seat, late, chance), Refusal)
        for command in (do.TimeUp(stale), do.CountForChief(stale)):
            assert isinstance(decide(room, TABLE, command, chance), Refusal)


@every_table
@tried
@given(seed=SEEDS)
def test_the_game_at_a_table_ends_whatever_came_before(ruleset: str, count: int, seed: int) -> None:
    rng = Random(seed)
    room = furnished(ruleset, count, rng).room
    for step in room_walk(room, rng, rng.randrange(60)):
        room = step.after
    for version in range(100 * 50):
        if room.paused:
            assert room.host is not None
            onward: tuple[Seat, Any] | None = (room.host, do.Pause(False))
        else:
            onward = forward(room, rng)
        if onward is None:
            return
        done = decide(room, *onward, SeededChance("on", version))
        if isinstance(done, Refusal) and room.paused:
            return  # the host is away: see HostGone
        assert isinstance(done, RoomProgress), (onward, done)
        room = done.after
    raise AssertionError("this game does not end")
