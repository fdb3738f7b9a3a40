"""What a bot says it went by, when somebody asks: worked out from its own view, without another look."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from reverie.bots.at_home import AtHome
from reverie.bots.clues import readable
from reverie.bots.context import Context
from reverie.game import commands as do
from reverie.game.because import Because, Reasons
from reverie.game.ids import CardId
from reverie.game.views import MeadowView

FITS: Final = 0.35
"""A card that fits less well has been chosen because the others fitted even less."""


def reasons(context: Context, move: do.Move) -> Reasons:
    """Empty where there is nothing to say about a card."""
    return tuple(_reasons(context, move))


def _reasons(context: Context, move: do.Move) -> Iterator[Because]:
    match move:
        case do.Tell(clue, card) if card is not None:
            yield _because(context, "tell", card, clue.text)
        case do.Give(cards):
            yield from _about(context, "give", cards)
        case do.Vote(slots):
            laid = {s.slot: s.card for s in context.view.table}
            yield from _about(context, "vote", (laid[slot] for slot in slots))
        case _:
            return


def _about(context: Context, what: Literal["give", "vote"], cards: Iterable[CardId]) -> Iterator[Because]:
    if context.view.guest is not None:
        yield from (
            Because(what, card, _voice(context), "attitude", _wanted(context, what)) for card in cards
        )
    elif (clue := context.view.clue) is not None and readable(clue.text):
        yield from (_because(context, what, card, clue.text) for card in cards)


def _because(context: Context, what: Literal["tell", "give", "vote"], card: CardId, clue: str) -> Because:
    texts = context.card_texts.texts.get(card)
    if texts is None:
        return Because(what, card, _voice(context))
    if what != "tell" and isinstance(context.brain, AtHome) and context.brain.recalls(clue, texts):
        return Because(what, card, _voice(context), "home")
    fits = what == "tell" or context.brain.fit(clue, [texts], context.language)[0] >= FITS
    sees = context.brain.reminded(clue, texts, context.language) if fits else ""
    return Because(what, card, _voice(context), "thought" if sees else "nothing", sees)


def _wanted(context: Context, what: Literal["give", "vote"]) -> str:
    """The attitude it looked for: an apprentice gives what suits the rabbit next door (K6)."""
    board, guest = context.view.board, context.view.guest
    assert isinstance(board, MeadowView)
    burrow = board.burrows[board.pawn]
    misleads = what == "give" and context.seat != context.view.storyteller
    return burrow.sun if (guest == "sun") != misleads else burrow.moon


def _voice(context: Context) -> Literal["plain", "poetic", "riddling"]:
    return context.style.character.voice
