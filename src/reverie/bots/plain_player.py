"""The player that needs no packages: says what was written for its cards, and listens for shared words."""

from collections.abc import Iterable, Sequence
from random import Random

from msgspec import Struct

from reverie.bots.attitudes import words_for
from reverie.bots.character import Style
from reverie.bots.clues import Spoken, authored, readable
from reverie.bots.known_texts import KnownTexts
from reverie.bots.phrases import phrases
from reverie.bots.random_player import random_move
from reverie.bots.shared_words import NOTHING, SharedWords
from reverie.bots.thought import Thought
from reverie.bots.words import same
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.clue import Clue
from reverie.game.ids import CardId, Seat
from reverie.game.views import GameView, MeadowView


class Plain(Struct, frozen=True):
    """What it has before it."""

    seat: Seat
    view: GameView
    box: KnownTexts
    words: SharedWords
    style: Style
    language: str
    rng: Random
    heard: frozenset[str] = frozenset()


def plain_thought(plain: Plain) -> Thought | None:
    """None where there is nothing to do."""
    for option in plain.view.menu:
        match option:
            case may.MayTell():
                return _tell(plain, option)
            case may.MayGive():
                against = plain.view.guest is not None and plain.seat != plain.view.storyteller
                cards = _liked(plain, option.cards, against=against)
                move: do.Move | None = do.Give(cards[: option.count]) if cards else None
            case may.MayVote():
                move = _vote(plain, option)
            case may.MayNameGiver():  # T4: what the partner has said stands
                said = [seat for mate, seat in plain.view.named.items() if mate in option.givers]
                return Thought(do.NameGiver(plain.rng.choice(said or option.givers)))
            case _:
                if (found := random_move((option,), plain.rng)) is None:
                    continue
                return Thought(found)
        if move is not None:
            return Thought(move)
        guess = random_move((option,), plain.rng)
        assert guess is not None
        return Thought(guess, random_fallback=True)
    return None


def _tell(plain: Plain, option: may.MayTell) -> Thought:
    """One of the clues that were written for its cards; else a phrase that fits any."""
    ideas: list[tuple[Spoken, CardId | None]] = []
    for card in option.cards or ():
        if (texts := plain.box.texts.get(card)) is not None:
            ideas += [(clue, card) for clue in authored(texts, plain.language)]
    if found := _fresh(plain, ideas):
        clue, chosen = found
        return Thought(do.Tell(Clue(clue.text), chosen))
    every: list[tuple[Spoken, CardId | None]] = [(p, None) for p in phrases(plain.language)]
    clue = (_fresh(plain, every) or plain.rng.choice(every))[0]
    if option.cards is None:  # P2: no card was seen, so any phrase will do
        return Thought(do.Tell(Clue(clue.text)))
    return Thought(do.Tell(Clue(clue.text), plain.rng.choice(option.cards)), random_fallback=True)


def _fresh(
    plain: Plain, ideas: Sequence[tuple[Spoken, CardId | None]]
) -> tuple[Spoken, CardId | None] | None:
    """One that nobody has heard here, rather of a kind it likes."""
    fresh = [idea for idea in ideas if same(idea[0].text) not in plain.heard]
    liked = [idea for idea in fresh if idea[0].kind in plain.style.character.likes]
    return plain.rng.choice(liked or fresh) if fresh else None


def _vote(plain: Plain, option: may.MayVote) -> do.Vote | None:
    slots = {s.card: s.slot for s in plain.view.table if s.slot in option.slots}
    order = [slots[card] for card in _liked(plain, slots)]
    if not order:
        return None
    if option.red and len(order) > 1:  # P4: takes the crowd's points away and stands elsewhere
        return do.Vote((order[1],), order[0])
    return do.Vote((order[0],), order[0] if option.red else None)


def _liked(plain: Plain, cards: Iterable[CardId], *, against: bool = False) -> tuple[CardId, ...]:
    """The cards, what fits best first, with luck; none at all where there is nothing to go by."""
    known = plain.box.known(cards)
    fits = None if known is None else _fits(plain, known)
    if known is None or fits is None:
        return ()
    noise = plain.style.level.noise
    worth = {
        card.card: (-fit if against else fit) + plain.rng.gauss(0.0, noise)
        for card, fit in zip(known, fits, strict=True)
    }
    return tuple(sorted(worth, key=lambda card: -worth[card]))


def _fits(plain: Plain, cards: Sequence[CardTexts]) -> list[float] | None:
    view = plain.view
    if view.guest is not None and isinstance(view.board, MeadowView):  # K5, K6: the guest, not the neighbour
        burrow = view.board.burrows[view.board.pawn]
        sun, moon = (plain.words.fits(words_for(a, plain.language), cards) for a in (burrow.sun, burrow.moon))
        both = zip(sun, moon, strict=True)
        suits = [s - m if view.guest == "sun" else m - s for s, m in both]
        return suits if any(suits) else None
    if view.clue is None or not readable(view.clue.text):
        return None
    fits = plain.words.fits(view.clue.text, cards)
    return fits if max(fits) > NOTHING else None
