"""How a game begins: the deck is shuffled, everyone is dealt a hand (C1, C2)."""

from collections.abc import Sequence

from reverie.game.chance import Chance
from reverie.game.edition import NEWEST, Edition
from reverie.game.events import GameStarted, Player
from reverie.game.ids import CardId, Seat
from reverie.game.refusals import Refusal, refuse
from reverie.game.ruleset import Ruleset
from reverie.game.settings import Settings


def start(
    rules: Ruleset,
    settings: Settings,
    players: Sequence[Player],
    cards: Sequence[CardId],
    chance: Chance,
    first: Seat | None = None,
    edition: Edition = NEWEST,
) -> GameStarted | Refusal:
    """`first` is the first storyteller where no race decides it (K4: the oldest)."""
    count = len(players)
    deck = () if rules.real_box else tuple(dict.fromkeys(cards))  # no card occurs twice
    if (problem := unplayable(rules, count, len(deck), settings)) is not None:
        return problem
    seats = tuple(p.seat for p in players)
    pile, size = chance.shuffled(deck), rules.hand_size(count)
    holders = (*seats, *rules.listeners(settings))
    half = count // 2
    return GameStarted(
        ruleset=rules.id,
        settings=settings,
        players=tuple(players),
        hands={s: pile[n * size : (n + 1) * size] for n, s in enumerate(holders)},
        pile=pile[len(holders) * size :],
        board=rules.board(seats, settings, chance),
        seed=chance.seed,
        storyteller=None if rules.volunteers else (first if first in seats else seats[0]),
        mates={s: seats[(n + half) % count] for n, s in enumerate(seats)} if rules.pairs else {},
        edition=edition.number,
    )


def unplayable(rules: Ruleset, players: int, cards: int, settings: Settings | None = None) -> Refusal | None:
    """Why so many players cannot play this ruleset with so many cards, if they cannot."""
    if players not in rules.players:
        return wrong_count(rules, players)
    needed = rules.needed(players, settings)
    return refuse("deck-too-small", needed=needed, cards=cards) if cards < needed else None


def wrong_count(rules: Ruleset, players: int) -> Refusal:
    return refuse("wrong-player-count", ruleset=rules.title, counts=counts(rules), players=players)


def counts(rules: Ruleset) -> str:
    """The player counts as people write them: 3–8, or 6, 8, 10, 12."""
    low, high = rules.players[0], rules.players[-1]
    if low == high:
        return str(low)
    if len(rules.players) == high - low + 1:
        return f"{low}–{high}"
    return ", ".join(map(str, rules.players))
