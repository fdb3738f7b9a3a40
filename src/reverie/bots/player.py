"""A computer player: from what a seat sees to a move of its menu; where it can read nothing, by mood."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from reverie.bots import kids, listener, party, storyteller, team
from reverie.bots.brain import readable
from reverie.bots.random_player import random_move
from reverie.bots.sight import Sight
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.clue import Clue
from reverie.game.commands import Move


class Thought(Struct, frozen=True):
    move: Move
    by_mood: bool = False
    """Nothing could be read: no text on a card, or no word in the clue."""


def think(sight: Sight) -> Thought | None:
    """None where there is nothing to do."""
    for option in sight.view.menu:
        how = _HOW.get(type(option))
        if how is not None:
            move = how(sight, option)
            return _by_mood(sight, option) if move is None else Thought(move)
    return None


def _by_mood(sight: Sight, option: may.GameOption) -> Thought:
    if isinstance(option, may.MayTell):
        card = None if option.cards is None else sight.rng.choice(option.cards)
        return Thought(do.Tell(Clue(party.phrase(sight).text), card), True)
    if isinstance(option, may.MayNameGiver):
        return Thought(team.name_giver(sight, option, sight.rng.random() < 0.5), True)
    move = random_move((option,), sight.rng)
    assert move is not None
    return Thought(move, True)


def _tell(sight: Sight, option: may.MayTell) -> Move | None:
    if option.cards is None:  # P2
        return do.Tell(Clue(party.phrase(sight).text))
    hand = [t for card in option.cards if (t := sight.box.texts.get(card)) is not None]
    idea = storyteller.tell(sight, hand) if hand else None
    return None if idea is None else do.Tell(Clue(idea.clue.text), idea.card)


def _guest(sight: Sight, option: may.MayChooseGuest) -> Move | None:
    hand = sight.box.known(sight.view.hand or ())
    return kids.choose_guest(sight, option, hand) if hand else None


def _name(sight: Sight, option: may.MayNameGiver) -> Move | None:
    hand, clue = sight.box.known(sight.view.hand or ()), _clue(sight)
    if not hand or clue is None:
        return None
    return team.name_giver(sight, option, team.better_than_usual(sight, hand, clue))


def _give(sight: Sight, option: may.MayGive) -> Move | None:
    hand, clue = sight.box.known(option.cards), _clue(sight)
    if hand and sight.view.guest is not None:
        return kids.give(sight, option, hand)
    return None if not hand or clue is None else listener.decoys(sight, option, hand, clue)


def _vote(sight: Sight, option: may.MayVote) -> Move | None:
    cards, clue = sight.box.known(listener.on_slots(sight, option)), _clue(sight)
    if cards and sight.view.guest is not None:
        return kids.point(sight, option, cards)
    if not cards or clue is None:
        return None
    how = party.vote if sight.view.ruleset == "odyssey-party" else listener.vote
    return how(sight, option, clue, cards)


def _clue(sight: Sight) -> str | None:
    """What was said, if there is anything to read in it."""
    clue = sight.view.clue
    return clue.text if clue is not None and readable(clue.text) else None


_HOW: Final[dict[type, Callable[[Sight, Any], Move | None]]] = {
    may.MayAnnounce: lambda sight, option: do.Announce(),
    may.MayTell: _tell,
    may.MayChooseGuest: _guest,
    may.MayNameGiver: _name,
    may.MayGive: _give,
    may.MayVote: _vote,
    may.MayCount: lambda sight, option: do.CountToThree(),
    may.MayReady: lambda sight, option: do.Ready(),
}
