"""The tame owl, a partner for whoever plays alone: tells what was written for its cards, looks twice (W8)."""

from reverie.bots.clues import authored
from reverie.bots.owls.ears import Ears
from reverie.bots.phrases import phrases
from reverie.bots.random_player import random_move
from reverie.bots.thought import Thought
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.clue import Clue
from reverie.game.ids import CardId

BLUNT = frozenset({"blunt", "child"})
"""What the owls on the branch would understand too."""


def tame_thought(ears: Ears) -> Thought | None:
    """None where there is nothing to do."""
    for option in ears.view.menu:
        match option:
            case may.MayTell():
                return _tell(ears, option)
            case may.MayGive():
                return Thought(do.Give(_best(ears, option.cards)[: option.count]))
            case may.MayVote():
                laid = {s.card: s.slot for s in ears.view.table if s.slot in option.slots}
                order = [laid[card] for card in _best(ears, tuple(laid))]
                return Thought(do.Vote(tuple(order[: option.most])))
            case _:
                if (move := random_move((option,), ears.rng)) is not None:
                    return Thought(move)
    return None


def _tell(ears: Ears, option: may.MayTell) -> Thought:
    """A clue of its own cards, rather one that says it aslant; else a phrase that suits one of them."""
    hand = [text for card in option.cards or () if (text := ears.card_texts.texts.get(card)) is not None]
    ideas = [(clue, card.card) for card in hand for clue in authored(card, ears.language)]
    allowed = [(clue, card) for clue, card in ideas if _allowed(option, clue.text, card)]
    said = [(clue, card) for clue, card in allowed if ears.heard.new(clue.text)] or allowed
    aslant = [(clue, card) for clue, card in said if clue.kind not in BLUNT]
    if aslant or said:
        clue, card = ears.rng.choice(aslant or said)
        return Thought(do.Tell(Clue(clue.text), card))
    for phrase in ears.rng.sample(phrases(ears.language), 12) if hand else ():
        fits = ears.fit(phrase.text, hand)
        card = hand[list(fits).index(max(fits))].card
        if _allowed(option, phrase.text, card):
            return Thought(do.Tell(Clue(phrase.text), card))
    move = random_move((option,), ears.rng)
    assert move is not None
    return Thought(move, random_fallback=True)


def _allowed(option: may.MayTell, text: str, card: CardId) -> bool:
    return option.refuses(do.Tell(Clue(text), card)) is None


def _best(ears: Ears, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """What fits best first; in any order where nothing can be read."""
    known, clue = ears.card_texts.known(cards), ears.clue
    if not known or clue is None:
        return tuple(ears.rng.sample(cards, len(cards)))
    looks = dict(zip(cards, ears.looks(clue, known), strict=True))
    return tuple(sorted(cards, key=lambda card: -looks[card]))
