"""Random walks through a room: lobby, games, leavers, newcomers, pauses, rematches."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from reverie.bots.random_player import random_move
from reverie.game.chance import SeededChance
from reverie.game.decide import waiting_for
from reverie.game.ids import CardId, Seat
from reverie.game.observe import menu
from reverie.game.refusals import Refusal
from reverie.lobby import commands as do
from reverie.lobby.decide import RoomProgress, decide
from reverie.lobby.events import RoomEvent, RoomOpened
from reverie.lobby.state import VISITOR, Room, chair_of, playing
from reverie.lobby.table_rules import rules_of
from tests.choices import rules_named
from tests.laws.guests import NAMES, any_chair, by_player, from_outside
from tests.laws.openings import random_deck, random_settings


class RoomStep(Struct, frozen=True):
    before: Room
    actor: Seat
    command: Any
    found: RoomProgress | Refusal

    @property
    def after(self) -> Room:
        return self.before if isinstance(self.found, Refusal) else self.found.after


class Furnished(Struct, frozen=True):
    """A room with everybody seated and the first game begun."""

    log: tuple[RoomEvent, ...]
    room: Room


def furnished(ruleset: str, count: int, rng: Random) -> Furnished:
    deck: dict[str, tuple[CardId, ...]] = {"test": random_deck(rules_named(ruleset).needed(count), rng)}
    opened = RoomOpened(random_settings(ruleset, rng), deck)
    room, log = opened.open(), [opened]
    script: list[tuple[Seat, Any]] = [(VISITOR, do.Sit(NAMES[0])), (VISITOR, do.Sit(NAMES[1]))]
    for name in NAMES[2:count]:
        bot = rng.random() < 0.2 and not opened.settings.box
        script.append((Seat(0), do.AddBot(name)) if bot else (VISITOR, do.Sit(name)))
    script.append((Seat(0), do.Start()))
    for version, (actor, command) in enumerate(script):
        done = decide(room, actor, command, SeededChance(f"seed-{rng.getrandbits(64)}", version))
        assert isinstance(done, RoomProgress), (command, done)
        room = done.after
        log += done.events  # type: ignore[arg-type]
    return Furnished(tuple(log), room)


def forward(room: Room, rng: Random) -> tuple[Seat, Any] | None:
    """A legal move of the game, if one is being played and not paused."""
    game = playing(room)
    if game is None or room.paused:
        return None
    rules = rules_of(game.settings)
    seat = rng.choice(waiting_for(rules, game))
    move = random_move(menu(rules, game, seat), rng)
    assert move is not None
    return seat, by_whoever_plays(room, seat, do.Act(game.serial, move))


def by_whoever_plays(room: Room, seat: Seat, act: do.Act) -> do.Act | do.BotMove:
    """X7: where somebody waits for the next turn, the bot that plays on."""
    chair = chair_of(room, seat)
    if chair is None:  # W1: an owl
        return do.BotMove(act)
    boxed = room.game is not None and room.game.settings.box
    return act if chair.until_turn is None or boxed else do.BotMove(act)


def anything(room: Room, rng: Random) -> tuple[Seat, Any]:
    chance = rng.random()
    if chance < 0.12:
        return from_outside(room, rng)
    if chance < 0.3 or (onward := forward(room, rng)) is None:
        seat = room.host if room.host is not None and rng.random() < 0.4 else any_chair(room, rng)
        return seat, by_player(room, seat, rng)
    return onward


def room_walk(room: Room, rng: Random, steps: int) -> Iterator[RoomStep]:
    for version in range(1, steps + 1):
        actor, command = anything(room, rng)
        chance = SeededChance(f"seed-{version}", version)
        step = RoomStep(room, actor, command, decide(room, actor, command, chance))
        yield step
        room = step.after
