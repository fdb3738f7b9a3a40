"""Which decks a table plays with: those that were chosen, else its usual ones, or whatever chance brings."""

from collections.abc import Iterable

from reverie.game.chance import Chance
from reverie.game.ids import CardId
from reverie.game.ruleset import Ruleset
from reverie.lobby.state import Room, taken


def decks_of(room: Room, rules: Ruleset) -> tuple[str, ...]:
    """Those a game would be played with now; none while it is to be a surprise."""
    if surprises(room, rules) or rules.real_box:
        return ()
    return room.settings.decks or _usual(room, rules)


def surprises(room: Room, rules: Ruleset) -> bool:
    return room.settings.surprise and not rules.real_box and rules.audience != "children"


def possible_cards(room: Room, rules: Ruleset) -> tuple[CardId, ...]:
    """All that could be dealt from."""
    return dealt_cards(room, rules, room.decks if surprises(room, rules) else decks_of(room, rules))


def dealt_cards(room: Room, rules: Ruleset, decks: Iterable[str]) -> tuple[CardId, ...]:
    """These decks mixed, without what may frighten children unless the host asks, or what owls cannot read;
    beside a box none (N1)."""
    if rules.real_box:
        return ()
    decks = tuple(decks)
    kept_back = frozenset() if room.settings.frightening else kept_from_children(room, rules, decks)
    kept_back |= kept_from_owls(room, rules, decks)
    return tuple(card for card in cards_in(room, decks) if card not in kept_back)


def kept_from_children(room: Room, rules: Ruleset, decks: Iterable[str]) -> frozenset[CardId]:
    """Cards of these decks that may frighten, in games for children."""
    if rules.audience != "children":
        return frozenset()
    return frozenset(room.frightening) & frozenset(cards_in(room, decks))


def kept_from_owls(room: Room, rules: Ruleset, decks: Iterable[str]) -> frozenset[CardId]:
    """Cards of these decks on which nothing is written, in games in which owls have to read them (W1)."""
    return frozenset(room.wordless) & frozenset(cards_in(room, decks)) if rules.owls else frozenset()


def drawn_decks(room: Room, rules: Ruleset, chance: Chance) -> tuple[str, ...]:
    """Those this game is played with; a surprise is one deck or several, with cards enough for everybody."""
    if not surprises(room, rules):
        return decks_of(room, rules)
    shuffled = chance.shuffled(tuple(room.decks))
    wanted = chance.shuffled(range(1, len(shuffled) + 1))[0]
    needed = rules.needed(len(taken(room)), room.settings)
    while wanted < len(shuffled) and len(dealt_cards(room, rules, shuffled[:wanted])) < needed:
        wanted += 1
    return shuffled[:wanted]


def cards_in(room: Room, decks: Iterable[str]) -> tuple[CardId, ...]:
    """These decks mixed; no card occurs twice."""
    return tuple(dict.fromkeys(card for deck in decks for card in room.decks.get(deck, ())))


def _usual(room: Room, rules: Ruleset) -> tuple[str, ...]:
    usual = room.usual
    wished = usual.children if rules.audience == "children" else usual.later if room.games else usual.first
    return tuple(deck for deck in wished if deck in room.decks) or tuple(room.decks)[:1]
