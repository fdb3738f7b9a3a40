"""The language of lobby scenarios: a room people enter by name, configure, and play in."""

from random import Random
from typing import Any

from reverie.bots.random_player import random_move
from reverie.game.chance import SeededChance
from reverie.game.commands import Command
from reverie.game.ids import TABLE, Seat
from reverie.game.observe import Onlooker
from reverie.game.refusals import Refusal
from reverie.game.settings import Settings
from reverie.game.state import Game
from reverie.lobby import commands as do
from reverie.lobby.decide import Asked, RoomProgress, decide
from reverie.lobby.events import RoomEvent, RoomOpened
from reverie.lobby.evolve import evolve
from reverie.lobby.observe import allows, as_played, observe
from reverie.lobby.state import VISITOR, Chair, Room
from reverie.lobby.views import RoomView
from tests.said import in_language
from tests.table import deck


class RoomTable:
    """A room. Every command is checked against the menu, every result against the fold of its events."""

    def __init__(self, *names: str, ruleset: str = "dixit", cards: int = 84, **settings: Any) -> None:
        chosen = Settings(ruleset=ruleset, decks=("dreams",), **settings)
        self.room: Room = RoomOpened(chosen, {"dreams": deck(cards)}).open()
        self.version = 0
        self.log: list[RoomEvent] = []
        self.rng = Random(1)
        for name in names:
            self.sits(name)

    # People

    def does(self, name: str, command: Asked) -> None:
        assert allows(self.sees(name), command), f"not on the menu of {name}: {command}"
        self._follow(decide(self.room, self.seat(name), command, self._chance()))

    def refuses(self, name: str, command: Any, code: str) -> Refusal:
        found = self._refused(self.seat(name), command, code)
        assert not isinstance(command, Command) or not allows(self.sees(name), command)
        return found

    def acts(self, name: str, move: Any) -> None:
        self.does(name, do.Act(self.game.serial, move))

    def refuses_act(self, name: str, move: Any, code: str) -> None:
        self.refuses(name, do.Act(self.game.serial, move), code)

    def sits(self, name: str, colour: int | None = None) -> None:
        self._follow(decide(self.room, VISITOR, do.Sit(name, colour), self._chance()))

    def takes_over(self, name: str, seat_of: str) -> None:
        self._follow(decide(self.room, VISITOR, do.TakeOver(self.seat(seat_of), name), self._chance()))

    def asks_for(self, name: str, digest: str) -> None:
        """Somebody at the door says they are this absent player."""
        self._follow(decide(self.room, VISITOR, do.AskForSeat(self.seat(name), digest), self._chance()))

    def watches(self, name: str = "", kind: do.WatcherKind = "spectator", **more: Any) -> int:
        """The number of somebody who looks on now."""
        watch = do.Watch(kind, more.pop("most", 30), name, **more)
        self._follow(decide(self.room, VISITOR, watch, self._chance()))
        return self.room.watchers[-1].number

    def turns_away(self, command: Any, code: str) -> None:
        self._refused(VISITOR, command, code)

    def starts(self) -> None:
        self.does(self.host, do.Start())

    def configures(self, **settings: Any) -> None:
        self.does(self.host, self.configuration(**settings))

    def configuration(self, **settings: Any) -> do.Configure:
        fields = {"ruleset": self.room.settings.ruleset, "decks": self.room.settings.decks} | settings
        return do.Configure(Settings(**fields))

    def plays_until(self, *phases: str) -> None:
        """Everybody who is waited for does anything legal until one of these phases."""
        for _ in range(5000):
            if self.phase in phases:
                return
            seat = self.rng.choice(observe(self.room, Onlooker.SPECTATOR).game.waiting_for)  # type: ignore[union-attr]
            self.moves(seat)
        raise AssertionError("it never came to that")

    def moves(self, seat: Seat) -> None:
        """Whoever plays there, player or bot, does anything legal."""
        view = observe(as_played(self.room), seat)
        assert view.game is not None
        move = random_move(view.game.menu, self.rng)
        act = do.Act(view.game.serial, move)  # type: ignore[arg-type]
        chair = next((c for c in self.room.chairs if c.seat == seat), None)
        waits = chair is None or chair.until_turn is not None  # X7; an owl has no chair (W1)
        self._follow(decide(self.room, seat, do.BotMove(act) if waits else act, self._chance()))

    def plays_to_next_turn(self) -> None:
        """To the first phase of the next turn, or the end of the game."""
        turn = self.game.turn.number
        while self.game.turn.number == turn and self.game.result is None:
            self.moves(self.rng.choice(observe(self.room, Onlooker.SPECTATOR).game.waiting_for))  # type: ignore[union-attr]

    # The server

    def server(self, command: Asked) -> None:
        self._follow(decide(self.room, TABLE, command, self._chance()))

    def server_refuses(self, command: Any, code: str) -> None:
        self._refused(TABLE, command, code)

    def absent(self, *names: str) -> None:
        for name in names:
            self.server(do.Absent(self.seat(name)))

    def present(self, name: str) -> None:
        self.server(do.Present(self.seat(name)))

    # What there is to see

    def seat(self, name: str) -> Seat:
        return self.chair(name).seat

    def chair(self, name: str) -> Chair:
        return next(c for c in self.room.chairs if c.name == name)

    @property
    def host(self) -> str:
        return next(c.name for c in self.room.chairs if c.seat == self.room.host)

    @property
    def game(self) -> Game:
        assert self.room.game is not None
        return self.room.game

    @property
    def phase(self) -> str:
        game = observe(self.room, Onlooker.SPECTATOR).game
        return "lobby" if game is None else game.phase

    @property
    def names(self) -> list[str]:
        return [c.name for c in self.room.chairs if c.holder != "nobody"]

    def sees(self, name: str) -> RoomView:
        return observe(self.room, self.seat(name))

    def happened(self, kind: type) -> list[Any]:
        return [e for e in self.log if type(e) is kind]

    def offered(self, name: str) -> set[str]:
        """The kinds of command on somebody's menu."""
        return {str(type(o).command.__struct_config__.tag) for o in self.sees(name).menu}

    def by_seat(self, seat: Seat, command: Asked) -> None:
        """Whoever moves there: a person, a bot, an owl that has no chair (W1)."""
        self._follow(decide(self.room, seat, command, self._chance()))

    def refused_seat(self, seat: Seat, command: Asked, code: str) -> None:
        self._refused(seat, command, code)

    def _refused(self, actor: Seat, command: Any, code: str) -> Refusal:
        before = self.room
        found = decide(self.room, actor, command, self._chance())
        assert isinstance(found, Refusal), f"accepted: {command}"
        assert found.code == code
        assert found.message() != in_language(found, "fr")
        assert self.room == before
        return found

    def _chance(self) -> SeededChance:
        self.version += 1
        return SeededChance("a room", self.version)

    def _follow(self, done: RoomProgress | Refusal) -> None:
        assert not isinstance(done, Refusal), done.message()
        folded = self.room
        for event in done.events:
            folded = evolve(folded, event)
        assert folded == done.after, "the fold of the events is another room"
        self.room = done.after
        self.log += done.events
