"""Random walks through a game: legal moves, with leavers, newcomers, deadlines and mistakes between."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from reverie.bots.random_player import random_move
from reverie.game import commands as do
from reverie.game.chance import Chance, SeededChance
from reverie.game.decide import GameProgress, decide, waiting_for
from reverie.game.ids import TABLE, Seat
from reverie.game.observe import menu
from reverie.game.refusals import Refusal
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game
from tests import goings as go
from tests.laws.guesses import any_move, any_seat, any_table_command


class Step(Struct, frozen=True):
    before: Game
    actor: Seat
    command: do.Move | go.AtTable
    found: GameProgress | Refusal
    told: Game
    """The game before, with what the room said meanwhile about who plays its seats."""

    @property
    def after(self) -> Game:
        return self.before if isinstance(self.found, Refusal) else self.found.after


def forward(rules: Ruleset, g: Game, rng: Random) -> tuple[Seat, do.Move | go.AtTable]:
    """A legal move that gets the game on."""
    seat = rng.choice(waiting_for(rules, g))
    move = random_move(menu(rules, g, seat), rng)
    assert move is not None, f"{seat} is waited for and can do nothing"
    return seat, move


def _anything(rules: Ruleset, g: Game, rng: Random) -> tuple[Seat, do.Move | go.AtTable]:
    chance = rng.random()
    if chance < 0.14:
        return TABLE, any_table_command(g, rng)
    if chance < 0.3:
        seat = any_seat(g, rng)
        return seat, any_move(g, seat, rng)
    return forward(rules, g, rng)


def walk(rules: Ruleset, g: Game, rng: Random, steps: int, *, calm: bool = False) -> Iterator[Step]:
    """At most so many steps; `calm` is nothing but legal moves of those who are waited for."""
    for version in range(1, steps + 1):
        if g.result is not None:
            return
        actor, command = forward(rules, g, rng) if calm else _anything(rules, g, rng)
        step = taken(rules, g, actor, command, SeededChance(g.seed, version))
        yield step
        g = step.after


def taken(rules: Ruleset, g: Game, actor: Seat, command: do.Move | go.AtTable, chance: Chance) -> Step:
    """One step: a move of a seat, or what is asked at the table."""
    if isinstance(command, do.Move):
        return Step(g, actor, command, decide(rules, g, actor, command, chance), g)
    found = go.at_table(rules, g, command, chance)
    if isinstance(found, Refusal):
        return Step(g, actor, command, found, g)
    told, progress = found
    return Step(g, actor, command, progress, told)
