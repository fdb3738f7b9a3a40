"""C4: writing down what was said changes nothing of any game, whatever is done before and after."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from reverie.game import commands as moves
from reverie.game.chance import SeededChance
from reverie.game.clue import Clue
from reverie.game.events import ClueWrittenDown
from reverie.game.refusals import Refusal
from reverie.lobby import commands as do
from reverie.lobby.decide import RoomProgress, decide
from reverie.lobby.due import due
from reverie.lobby.menu import MayWriteDown
from reverie.lobby.observe import observe
from reverie.lobby.state import Room, playing
from tests.laws.openings import TABLES
from tests.laws.room_walk import anything, furnished
from tests.laws.trying import SEEDS, tried

pytestmark = pytest.mark.timeout(3600)


def aloud(command: Any) -> Any:
    """Every clue is sung."""
    if isinstance(command, do.BotMove):
        return do.BotMove(aloud(command.act))
    if isinstance(command, do.Act) and isinstance(command.move, moves.Tell):
        return replace(command, move=moves.Tell(Clue("", "sung"), command.move.card))
    return command


def written(room: Room, rng: Random) -> Room:
    """The room after somebody who may has written something down."""
    for chair in rng.sample(room.chairs, len(room.chairs)):
        for option in observe(room, chair.seat).menu:
            if isinstance(option, MayWriteDown):
                words = do.WriteDown(rng.choice(option.turns), rng.choice(("La la", "Frère Jacques")))
                done = decide(room, chair.seat, words, SeededChance("any", 1))
                assert isinstance(done, RoomProgress)
                (event,) = done.events
                assert isinstance(event, ClueWrittenDown)
                return done.after
    return room


def bare(room: Room) -> Room:
    """Without what was written down."""
    if room.game is None:
        return room
    history = tuple(replace(turn, written_down=None) for turn in room.game.history)
    turn = room.game.turn
    if turn.was is not None:
        turn = replace(turn, was=replace(turn.was, written_down=None))
    return replace(room, game=replace(room.game, history=history, turn=turn))


@pytest.mark.parametrize(("ruleset", "count"), TABLES)
@tried
@given(seed=SEEDS)
def test_what_is_written_down_changes_no_move(ruleset: str, count: int, seed: int) -> None:
    rng = Random(seed)
    plain = noted = furnished(ruleset, count, rng).room
    for version in range(1, 120):
        noted = written(noted, rng)
        assert bare(noted) == bare(plain)
        assert due(noted) == due(plain)
        actor, command = anything(plain, rng)
        if isinstance(command, do.WriteDown):
            continue
        chance = [SeededChance(f"seed-{version}", version) for _ in range(2)]
        one, other = (
            decide(r, actor, aloud(command), c) for r, c in zip((plain, noted), chance, strict=True)
        )
        if isinstance(one, Refusal) or isinstance(other, Refusal):
            assert one == other
            continue
        assert one.events == other.events
        plain, noted = one.after, other.after
    if not ruleset.startswith("kids") and (game := playing(noted)) is not None and len(game.history) > 2:
        assert any(turn.written_down for turn in game.history)
