"""Plays a scripted game through the public functions and writes down what everybody sees."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reverie.cli.wording import UNSEATED
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.chance import SeededChance
from reverie.game.clue import Clue
from reverie.game.commands import Move
from reverie.game.decide import waiting_for
from reverie.game.ids import TABLE, CardId, Seat, Slot
from reverie.game.observe import Onlooker, menu
from reverie.game.refusals import Refusal
from reverie.game.rehearsal import FIRST
from reverie.game.state import Game, owls, slot_owners
from reverie.game.views import GameView
from reverie.lobby import commands as lobby
from reverie.lobby.decide import decide
from reverie.lobby.events import RoomOpened
from reverie.lobby.observe import observe
from reverie.lobby.state import VISITOR, Room
from reverie.lobby.table_rules import rules_of
from tests.counts.words import NEW_WORDS
from tests.transcripts import telling
from tests.transcripts.script import Scene, Script, script_of

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus")
CLUES = (
    "Hush!",
    "Not today",
    "Where the road ends",
    "Almost there",
    "Once upon a time",
    "What the wind said",
)
IN_ACT = do.SkipTurn | do.PlayFor | do.MoveOn
HOW_TO_READ = (
    "Each command, then what it has changed: | for everybody, a name for that seat alone; ✗ was refused."
)


class Transcript:
    """A room and what has been written about it so far: only what a command has changed."""

    def __init__(self, ruleset: str, script: Script) -> None:
        deck = tuple(CardId(f"{n:02}") for n in range(1, script.cards + 1))
        self.ruleset = ruleset
        self.room: Room = RoomOpened(script.settings, {"golden": deck}).open()
        self.version = 0
        self.lines: list[str] = [
            f"{ruleset}: {script.players} players, {script.cards} cards. {HOW_TO_READ}",
            "",
        ]
        self.public: list[str] = []
        self.private: dict[Seat, dict[str, str]] = {}

    def asks(self, actor: Seat, command: Any) -> None:
        """One command, what comes of it, and every view that it changed."""
        self.version += 1
        who = {VISITOR: "(door)", TABLE: "(server)"}.get(actor) or self._names()[actor]
        found = decide(self.room, actor, command, SeededChance(f"golden {self.ruleset}", self.version))
        said = f"{who}: {telling.command(command, self._names())}"
        if isinstance(found, Refusal):
            self.lines.append(f"{said}  ✗ {found.code}: {found.message()}")
            return
        self.room = found.after
        if self.room.game is None:
            self.lines.append(said)
            return
        watching = self._view(Onlooker.SPECTATOR)
        waiting = telling.listed(self._names(), watching.waiting_for)
        self.lines.append(f"{said}  … waiting for {waiting}")
        self._write_public(watching)
        self._write_private(watching)

    def _names(self) -> telling.Names:
        return {**UNSEATED, **{c.seat: c.name for c in self.room.chairs}}

    def _view(self, viewer: Seat | Onlooker) -> GameView:
        view = observe(self.room, viewer).game
        assert view is not None
        return view

    def _write_public(self, view: GameView) -> None:
        public = telling.public_lines(view, self._names())
        self.lines += [f"    | {line}" for line in public if line not in self.public]
        self.public = public

    def _write_private(self, watching: GameView) -> None:
        assert self.room.game is not None
        for seat in (*self.room.game.ring, *owls(self.room.game)):
            view = replace(self._view(seat), history=watching.history)  # W4: an owl has seen every recap
            table = tuple(replace(s, mine=None) for s in view.table)
            shared = replace(view, hand=None, given=(), ballot=None, menu=(), table=table, asked_again=None)
            assert shared == watching  # there is nothing else that only this seat sees
            parts, known = telling.private_parts(view), self.private.get(seat, {"may": "may nothing"})
            if new := [part for name, part in parts.items() if part and part != known.get(name)]:
                self.lines.append(f"    {self._names()[seat]}: {'; '.join(new)}")
            self.private[seat] = parts


def transcript(ruleset: str) -> str:
    script = script_of(ruleset)
    t = Transcript(ruleset, script)
    for name in NAMES[: script.players]:
        t.asks(VISITOR, lobby.Sit(name))
    t.asks(Seat(0), lobby.Start())
    waiting = {when: iter(scenes) for when, scenes in script.scenes.items()}
    for _ in range(400):
        g = t.room.game
        assert g is not None
        if g.result is not None:
            return "\n".join(t.lines) + "\n"
        t.asks(*_next(g, waiting.get((g.turn.number, g.phase), iter(()))))
    raise AssertionError("this game does not end")


def _next(g: Game, scenes: Iterator[Scene]) -> tuple[Seat, Any]:
    scene = next(scenes, None)
    if scene is not None:
        actor, make = scene
        return actor, _sent(g, make(g))
    if g.phase == "recap" and not g.settings.box:
        return Seat(0), _sent(g, do.MoveOn())
    rules = rules_of(g.settings)
    seat = waiting_for(rules, g)[0]
    act = _sent(g, _move(g, seat, menu(rules, g, seat)[0]))
    return seat, lobby.BotMove(act) if seat in g.seating.pending or seat in owls(g) else act


def _sent(g: Game, command: Any) -> Any:
    return lobby.Act(g.serial, command) if isinstance(command, Move | IN_ACT) else command


def _move(g: Game, seat: Seat, option: may.GameOption) -> do.Move:
    """How people play who cannot help it: now the first card, now the right one, now a decoy."""
    turn = g.turn.number
    match option:
        case may.MayTell(cards=cards):
            words = NEW_WORDS if owls(g) else CLUES  # W2: no word twice
            clue = Clue(words[turn % len(words)], "sung" if turn == 2 else "written")
            return do.Tell(clue, None if cards is None else cards[0])
        case may.MayChooseGuest():
            return do.ChooseGuest("sun" if turn % 2 else "moon")
        case may.MayNameGiver(givers=givers):
            return do.NameGiver(min(givers) if turn % 2 else max(givers))
        case may.MayGive(cards=cards, count=count):
            return do.Give(cards[-count:])
        case may.MayVote():
            return _ballot(g, seat, option)
        case _:
            move = option.chosen_by(FIRST)
            assert move is not None
            return move


def _ballot(g: Game, seat: Seat, option: may.MayVote) -> do.Vote:
    owners = slot_owners(g).items()
    right = next((slot for slot, owner in owners if owner == g.turn.storyteller), option.slots[-1])
    decoys = [slot for slot in option.slots if slot != right]
    decoy = decoys[(seat + g.turn.number) % 2 % len(decoys)]
    finds = (seat + g.turn.number) % 3 != 0
    slots: tuple[Slot, ...] = (right,) if finds else (decoy,)
    if option.most == 2 and seat % 2:
        slots = (*slots, decoys[2])
    return do.Vote(slots, decoy if option.red else None)
