"""The golden games: who plays what, and what goes wrong on the way."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from reverie.game import commands as do
from reverie.game.clue import Clue
from reverie.game.ids import TABLE, Seat, Slot
from reverie.game.settings import Settings
from reverie.game.state import Ballot, Game, slot_owners
from reverie.lobby import commands as lobby
from reverie.lobby.state import VISITOR
from tests.choices import rules_named, settings_named

ANN, BOB, CLEO, DAN, EVE, FAY, GUS = map(Seat, range(7))

Scene = tuple[Seat, Callable[[Game], Any]]
"""Somebody does something out of the ordinary; moves are sent for the phase that runs."""


class Script(Struct, frozen=True):
    settings: Settings
    players: int
    cards: int
    scenes: dict[tuple[int, str], list[Scene]]
    """By turn and phase, before anybody moves in it."""


def _card_of(g: Game, seat: Seat) -> do.Vote:
    """A vote for the card this seat gave."""
    return do.Vote(tuple(slot for slot, owner in slot_owners(g).items() if owner == seat)[:1])


def _as_it_was(*wrong: tuple[Seat, int], dans_vote: int = 3) -> do.PutRight:
    """Dixit's first turn beside a box: cards in the order of the table, and these claims instead."""
    claims: dict[Seat, tuple[Slot, ...]] = {
        BOB: (Slot(1),),
        ANN: (Slot(2),),
        CLEO: (Slot(3),),
        DAN: (Slot(4),),
    }
    claims |= {seat: (Slot(slot),) for seat, slot in wrong}
    votes = {ANN: 1, CLEO: 2, DAN: dans_vote}
    return do.PutRight(claims, {seat: Ballot((Slot(slot),)) for seat, slot in votes.items()})


SCRIPTS: Final = {
    "dixit+box": Script(
        Settings("dixit", box=True, target=8, decks=("golden",)),
        players=4,
        cards=40,
        scenes={
            (1, "i-tell"): [(BOB, lambda g: do.ITell("It only opens at night"))],
            (1, "open-slots"): [
                (ANN, lambda g: do.ITell()),
                (ANN, lambda g: do.Claim((Slot(2),))),
                (BOB, lambda g: do.OpenSlots(4, Slot(1))),
            ],
            (1, "claim"): [
                (ANN, lambda g: do.Vote((Slot(1),))),
                (ANN, lambda g: do.Claim((Slot(3),))),
                (CLEO, lambda g: do.Claim((Slot(3),))),
                (CLEO, lambda g: do.Vote((Slot(2),))),
                (DAN, lambda g: do.Vote((Slot(3),))),
                (DAN, lambda g: do.Claim((Slot(4),))),
                (ANN, lambda g: do.Claim((Slot(2),))),
                (CLEO, lambda g: do.Claim((Slot(3),))),
            ],
            (1, "recap"): [
                (ANN, lambda g: do.ITell()),
                (BOB, lambda g: _as_it_was()),
                (ANN, lambda g: _as_it_was((CLEO, 4))),
                (ANN, lambda g: _as_it_was((ANN, 3), (CLEO, 2))),
                (ANN, lambda g: _as_it_was((CLEO, 4), (DAN, 3), dans_vote=2)),
                (CLEO, lambda g: do.ITell("Hush!")),
            ],
            (2, "claim"): [(TABLE, lambda g: lobby.Absent(DAN))],
        },
    ),
    "kids+box": Script(
        Settings("kids", box=True, doors="blank", difficulty="hard", decks=("golden",)),
        players=3,
        cards=0,
        scenes={},
    ),
    "dixit": Script(
        Settings("dixit", target=8, decks=("golden",)),
        players=4,
        cards=40,
        scenes={
            (1, "volunteer"): [(BOB, lambda g: do.Announce()), (ANN, lambda g: do.Announce())],
            (1, "clue"): [(ANN, lambda g: do.Announce()), (BOB, lambda g: do.StepBack())],
            (1, "contribute"): [
                (BOB, lambda g: do.Give((g.pile[0],))),
                (BOB, lambda g: lobby.Act(g.serial - 1, do.Give(g.hands[BOB][:1]))),
                (BOB, lambda g: do.Give(g.hands[BOB][:1])),
                (BOB, lambda g: do.Give(g.hands[BOB][:1])),
                (VISITOR, lambda g: lobby.Sit("Eve")),
            ],
            (1, "vote"): [
                (BOB, lambda g: _card_of(g, BOB)),
                (TABLE, lambda g: lobby.Absent(DAN)),
                (ANN, lambda g: do.PlayFor(DAN)),
            ],
            (2, "clue"): [(TABLE, lambda g: lobby.Present(DAN))],
        },
    ),
    "odyssey": Script(
        Settings(ruleset="odyssey", target=9, decks=("golden",)),
        players=7,
        cards=55,
        scenes={
            (1, "contribute"): [(FAY, lambda g: lobby.Leave())],
            (1, "vote"): [(BOB, lambda g: do.Vote(()))],
            (2, "vote"): [
                (CLEO, lambda g: do.Vote(tuple(s for s, o in slot_owners(g).items() if o != CLEO)[:2]))
            ],
        },
    ),
    "odyssey-party": Script(
        Settings(ruleset="odyssey-party", decks=("golden",)),
        players=6,
        cards=40,
        scenes={
            (1, "clue"): [(ANN, lambda g: do.Tell(Clue("Hush!"), g.hands[ANN][0]))],
            (1, "vote"): [(BOB, lambda g: do.Vote(_card_of(g, BOB).slots))],
            (2, "vote"): [(BOB, lambda g: _card_of(g, BOB))],
            (3, "clue"): [(TABLE, lambda g: lobby.Absent(CLEO)), (ANN, lambda g: do.SkipTurn())],
            (4, "clue"): [(ANN, lambda g: lobby.HandToBot(CLEO))],
        },
    ),
    "odyssey-team": Script(
        Settings(ruleset="odyssey-team", decks=("golden",)),
        players=6,
        cards=40,
        scenes={
            (1, "agree"): [(ANN, lambda g: do.NameGiver(ANN))],
            (1, "vote"): [(EVE, lambda g: _card_of(g, BOB)), (FAY, lambda g: _card_of(g, EVE))],
            (2, "contribute"): [(DAN, lambda g: lobby.Leave())],
            (3, "agree"): [(VISITOR, lambda g: lobby.TakeOver(DAN, "Dora"))],
        },
    ),
    "duet": Script(
        Settings(ruleset="duet", owls=1, owl_level="hard", decks=("golden",)),
        players=2,
        cards=30,
        scenes={
            (1, "clue"): [
                (ANN, lambda g: do.Tell(Clue("42"), g.hands[ANN][0])),
                (ANN, lambda g: do.Tell(Clue("Xqzvk"), g.hands[ANN][0])),
            ],
            (1, "owls-guess"): [(BOB, lambda g: _card_of(g, ANN))],
            (2, "clue"): [(BOB, lambda g: do.Tell(Clue("Winter again"), g.hands[BOB][0]))],
            (3, "clue"): [(TABLE, lambda g: lobby.Absent(ANN)), (BOB, lambda g: do.SkipTurn())],
            (4, "clue"): [(TABLE, lambda g: lobby.Present(ANN))],
        },
    ),
    "kids": Script(
        Settings(ruleset="kids", difficulty="hard", decks=("golden",)),
        players=4,
        cards=24,
        scenes={
            (1, "invite"): [(BOB, lambda g: do.ChooseGuest("sun"))],
            (1, "point"): [
                (ANN, lambda g: do.CountToThree()),
                (BOB, lambda g: _card_of(g, BOB)),
            ],
            (2, "contribute"): [
                (TABLE, lambda g: lobby.Absent(BOB)),
                (ANN, lambda g: do.SkipTurn()),
            ],
            (3, "invite"): [(TABLE, lambda g: lobby.Present(BOB))],
        },
    ),
}


def script_of(ruleset: str) -> Script:
    """A ruleset that nobody has written a script for is played by the fewest, without anything odd."""
    if (written := SCRIPTS.get(ruleset)) is not None:
        return written
    rules = rules_named(ruleset)
    players = rules.players[0]
    settings = replace(settings_named(ruleset), target=8, decks=("golden",))
    return Script(settings, players, rules.needed(players), {})
