"""What a viewer may know, written from the rules and not from the view; and another game that is like it.

`disguised` changes everything the viewer must not know and nothing else, so that whoever looks through
their own eyes cannot tell the two games apart.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, TypeVar

from msgspec.structs import replace

from reverie.game.because import Because
from reverie.game.ids import CardId, Seat, Slot
from reverie.game.river import Belief
from reverie.game.state import Ballot, Game, Turn, owls

T = TypeVar("T")
Eyes = Seat | None
"""A seat, or None for whoever only watches."""

SECRET: Final = {
    Game: {"seed", "hands", "pile", "buried", "turn"},
    Turn: {
        "given",
        "ballots",
        "random_fallback",
        "because",
        "beliefs",
        "asked_again",
        "came_back",
        "unsettled",
    },
}
"""What `disguised` exchanges, as far as the eyes do not know it."""
OPEN: Final = {
    Game: {
        *("ruleset", "settings", "edition", "order", "ring", "mates", "discard", "board", "tellings"),
        *("phase", "serial", "volunteers", "seating", "history", "result"),
    },
    Turn: {
        *("number", "storyteller", "clue", "guest", "named", "answered", "table", "abstained"),
        *("moved_for", "counted", "ready"),
        "unread",  # W2: the clue and the language say it
        *("next_clue", "was"),  # N7, N8: told at the table
    },
}
"""What everybody at a table sees or could have noted down. A new field belongs to one of the two."""


def knows_hand(g: Game, eyes: Eyes, seat: Seat) -> bool:
    """C2: nobody but its player. P2: the storyteller only after the clue, in turn 1 all only then."""
    if seat != eyes:
        return False
    blind = g.ruleset == "odyssey-party" and g.turn.clue is None
    return not (blind and (g.turn.number == 1 or seat == g.turn.storyteller))


def revealed(g: Game) -> bool:
    """C6, K8: once the turn is settled its cards, owners and votes are everyone's."""
    return bool(g.history) and g.history[-1].number == g.turn.number


def laid(g: Game) -> bool:
    """C5: the cards lie face up."""
    return bool(g.turn.table)


def knows_gift(g: Game, eyes: Eyes, seat: Seat) -> bool:
    """C5: which card is whose, each knows of their own; T6: a voter is shown the team's on the table."""
    if seat == eyes or revealed(g):
        return True
    return eyes is not None and laid(g) and g.mates.get(eyes) == seat and eyes in _team_voters(g)


def _team_voters(g: Game) -> set[Seat]:
    """T6: in each pair but the storyteller's, the one who did not give."""
    teller = g.turn.storyteller
    assert teller is not None
    telling = {teller, g.mates[teller]}
    return {s for s in g.ring if s not in telling and s not in g.turn.given}


def knows_ballot(g: Game, eyes: Eyes, seat: Seat) -> bool:
    """C6, C10: that somebody has voted is public, what and how often is not."""
    return seat == eyes or revealed(g)


def knows_seed(g: Game) -> bool:
    """Published when the game is over, so that its shuffles can be checked."""
    return g.result is not None


def disguised(g: Game, eyes: Eyes, rng: Random) -> Game:
    """Another game that must look the same to these eyes."""
    g = _others_look_again(_face_down_swapped(g, eyes, rng), eyes, rng)
    g = _gifts_swapped(g, eyes, rng)
    g = _ballots_redrawn(g, eyes, rng)
    g = _moods_redrawn(g, rng)
    g = _counted_before_redrawn(g, rng)
    return g if knows_seed(g) else replace(g, seed=f"{g.seed}-{rng.getrandbits(32)}")


def _face_down_swapped(g: Game, eyes: Eyes, rng: Random) -> Game:
    """Every card these eyes cannot see changes places: hands, gifts, the pile, what leavers left (X3)."""
    hands = {s: c for s, c in g.hands.items() if not knows_hand(g, eyes, s)}
    gifts = {} if laid(g) else {s: c for s, c in g.turn.given.items() if not knows_gift(g, eyes, s)}
    zones = [*hands.values(), *gifts.values(), g.pile, g.buried]
    dealt = iter(_shuffled((card for zone in zones for card in zone), rng))
    fresh = [tuple(next(dealt) for _ in zone) for zone in zones]
    new_hands = dict(zip(hands, fresh, strict=False))
    new_gifts = dict(zip(gifts, fresh[len(hands) :], strict=False))
    return replace(
        g,
        hands=_reordered(g.hands | new_hands, rng),
        pile=fresh[-2],
        buried=fresh[-1],
        turn=replace(g.turn, given=_reordered(g.turn.given | new_gifts, rng)),
    )


def _gifts_swapped(g: Game, eyes: Eyes, rng: Random) -> Game:
    """C5: the cards lie there, but who gave which is unknown."""
    if not laid(g):
        return g
    secret = {s: cards for s, cards in g.turn.given.items() if not knows_gift(g, eyes, s)}
    dealt = iter(_shuffled((card for cards in secret.values() for card in cards), rng))
    swapped = {s: tuple(next(dealt) for _ in cards) for s, cards in secret.items()}
    return replace(g, turn=replace(g.turn, given=g.turn.given | swapped))


def _others_look_again(g: Game, eyes: Eyes, rng: Random) -> Game:
    """N3: so many have to look again at a number or a vote, and nobody is told who."""
    turn = g.turn
    if not g.settings.box or not (turn.asked_again or turn.came_back):
        return g
    here = [s for s in g.ring if s not in g.seating.away and s not in g.seating.left]
    claims = [s for s in here if s in turn.given or s in turn.asked_again]
    if len(g.ring) == 3:  # D1: the storyteller has one card there, the others two
        claims = [s for s in claims if s != turn.storyteller]
    hidden = [s for s in claims if not knows_gift(g, eyes, s)]
    votes = [s for s in here if s != eyes and (s in turn.ballots or s in turn.came_back)]
    given, asked, ballots, back = turn.given, turn.asked_again, turn.ballots, turn.came_back
    if not back - ballots.keys():  # how many there are is told: nobody is to count twice, or once instead
        given, asked = _passed_round(given, asked, hidden, rng)
    elif not asked - given.keys():
        ballots, back = _passed_round(ballots, back, votes, rng)
    return replace(g, turn=replace(turn, given=given, asked_again=asked, ballots=ballots, came_back=back))


def _passed_round(
    has: dict[Seat, T], asked: frozenset[Seat], seats: list[Seat], rng: Random
) -> tuple[dict[Seat, T], frozenset[Seat]]:
    """What each of these has, or lacks and is asked for again, is another's."""
    states = _shuffled(((has.get(s), s in asked) for s in seats), rng)
    others = {s: thing for s, thing in has.items() if s not in seats}
    new = {s: thing for s, (thing, _) in zip(seats, states, strict=True) if thing is not None}
    still = {s for s, (_, again) in zip(seats, states, strict=True) if again}
    return others | new, (asked - set(seats)) | still


def _counted_before_redrawn(g: Game, rng: Random) -> Game:
    """N7: what a turn is counted again from is sent to nobody."""
    if g.turn.unsettled is None:
        return g
    before = replace(g.turn.unsettled, seed=f"{rng.getrandbits(32)}")
    return replace(g, turn=replace(g.turn, unsettled=before))


def _ballots_redrawn(g: Game, eyes: Eyes, rng: Random) -> Game:
    secret = [s for s in g.turn.ballots if not knows_ballot(g, eyes, s)]
    redrawn = {s: _ballot(g, s, rng) for s in secret}
    return replace(g, turn=replace(g.turn, ballots=_reordered(g.turn.ballots | redrawn, rng)))


def _moods_redrawn(g: Game, rng: Random) -> Game:
    """Whether a bot could read its cards says something about them, so it stays secret till the reveal."""
    if revealed(g):
        return g
    fallback = frozenset(s for s in (*g.ring, *owls(g)) if rng.random() < 0.5)
    beliefs = {s: Belief("word", rng.choice(("moon", "stairs")), "a door", 0, 50) for s in g.turn.beliefs}
    bots = [s for s in g.ring if s in g.turn.because or rng.random() < 0.3]
    because = {s: (_reason(g, rng),) for s in bots}
    turn = replace(g.turn, random_fallback=fallback, because=because, beliefs=_reordered(beliefs, rng))
    return replace(g, turn=turn)


def _reason(g: Game, rng: Random) -> Because:
    """Of any card: which one a bot handed in or chose is as secret as what it thought of."""
    card = rng.choice([CardId("some-card"), *(card for hand in g.hands.values() for card in hand)])
    return Because(
        rng.choice(("tell", "give", "vote")), card, "plain", "thought", rng.choice(("moon", "stairs"))
    )


def _ballot(g: Game, seat: Seat, rng: Random) -> Ballot:
    """Any legal one: D3, K7, T6 not one's own or the team's; P4 any, with red; O2 one or two from seven."""
    party = g.ruleset == "odyssey-party"
    barred = () if party else (*g.turn.given.get(seat, ()), *_mates_gift(g, seat))
    slots = [Slot(n) for n, card in enumerate(g.turn.table, 1) if card not in barred]
    votes = rng.randint(1, 2) if g.ruleset == "odyssey" and len(g.ring) >= 7 else 1
    red = rng.choice(slots) if party and seat == g.turn.storyteller else None
    return Ballot(tuple(rng.sample(slots, votes)), red)


def _mates_gift(g: Game, seat: Seat) -> tuple[CardId, ...]:
    return g.turn.given.get(g.mates[seat], ()) if seat in g.mates else ()


def _shuffled(items: Iterable[T], rng: Random) -> list[T]:
    deck = list(items)
    rng.shuffle(deck)
    return deck


def _reordered(by_seat: dict[Seat, T], rng: Random) -> dict[Seat, T]:
    """Who was first says nothing: the same by seat, in another order."""
    return dict(_shuffled(by_seat.items(), rng))
