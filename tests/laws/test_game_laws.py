"""What holds in every game, whatever the players do: every ruleset, every number of players."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from hypothesis import given

from reverie.game.chance import SeededChance
from reverie.game.decide import GameProgress, decide, waiting_for
from reverie.game.events import GameEvent, GameStarted
from reverie.game.evolve import evolve
from reverie.game.ids import CardId
from reverie.game.menu import allows
from reverie.game.moves.opening_slots import numbered
from reverie.game.observe import menu, observe
from reverie.game.phases.contribute import Contribute
from reverie.game.phases.phase import vacant
from reverie.game.refusals import Refusal
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game, owls
from tests.laws.guesses import any_move, any_seat
from tests.laws.openings import TABLES, Opening, opened
from tests.laws.trying import SEEDS, tried
from tests.laws.walk import taken, walk
from tests.said import in_language

pytestmark = pytest.mark.timeout(3600)
every_table = pytest.mark.parametrize(("ruleset", "count"), TABLES)
LOG = msgspec.json.Decoder(list[GameEvent])


def cards_in(g: Game) -> list[CardId]:
    zones = [*g.hands.values(), *g.turn.given.values(), g.pile, g.discard, g.buried]
    return sorted(card for zone in zones for card in zone)


def folded(events: Sequence[GameEvent], g: Game | None = None) -> Game:
    for event in events:
        g = event.apply(g) if isinstance(event, GameStarted) else evolve(_some(g), event)
    return _some(g)


def _some(g: Game | None) -> Game:
    assert g is not None
    return g


def somebody_can_move(rules: Ruleset, g: Game) -> None:
    waiting = waiting_for(rules, g)
    assert bool(waiting) == (g.result is None)
    for seat in waiting:
        assert not vacant(g, seat)
        assert observe(rules, g, seat).menu


def cards_on_the_table(rules: Ruleset, g: Game) -> int:
    """D1, D2, O1, P3, T5, K7, W3; of another ruleset what its phases say."""
    players = len(g.ring)
    match rules.id:
        case "dixit" | "odyssey":
            return 5 if players == 3 else players
        case "odyssey-party" | "kids":
            return players
        case "odyssey-team":
            return players // 2 + 1
        case "duet":
            return 5 + len(owls(g))
        case _:
            return cards_asked_for(rules, g)


def cards_asked_for(rules: Ruleset, g: Game) -> int:
    asked = next(phase for phase in rules.turn if isinstance(phase, Contribute))
    givers = asked.givers(g)
    return asked.count(len(g.ring)) * len(givers) + (g.turn.storyteller not in givers)


def table_is_right(rules: Ruleset, g: Game) -> None:
    assert len(g.ring) <= rules.players[-1]  # X4
    assert set(g.hands) == {*g.ring, *owls(g)}
    if g.result is not None:
        return
    if rules.real_box:
        assert g.turn.table == numbered(len(g.turn.table))
        assert g.discard == ()
    elif g.turn.table:
        assert len(g.turn.table) == cards_on_the_table(rules, g)
        assert sorted(g.turn.table) == sorted(c for cards in g.turn.given.values() for c in cards)
    elif g.phase in ("volunteer", "clue", "invite"):
        full = rules.hand_size(len(g.ring))
        assert all(len(hand) in (full, 7 if rules.late_join else full) for hand in g.hands.values())


def turns_at_most(rules: Ruleset, g: Game) -> int:
    """Every turn brings four points (D4, D5), moves the sun (K9), or lights or costs something (W5)."""
    seats = len(g.ring) + len(g.seating.newcomers)
    return {"target": 8 * seats + 1, "rounds": g.settings.rounds * seats + 1, "difficulty": 7, "owls": 60}[
        rules.length
    ]


@every_table
@tried
@given(seed=SEEDS)
def test_cards_are_conserved_the_log_folds_and_somebody_can_move(ruleset: str, count: int, seed: int) -> None:
    rng = Random(seed)
    game = opened(ruleset, count, rng)
    somebody_can_move(game.rules, game.progress.after)
    g = game.progress.after
    assert folded(game.progress.events) == g
    for step in walk(game.rules, g, rng, 150):
        if isinstance(step.found, GameProgress):
            g = step.after
            assert folded(step.found.events, step.told) == g
            assert folded(LOG.decode(msgspec.json.encode(step.found.events)), step.told) == g
            assert game.rules.real_box or cards_in(g) == game.deck
            somebody_can_move(game.rules, g)
            table_is_right(game.rules, g)


@every_table
@tried
@given(seed=SEEDS)
def test_play_ends_whatever_came_before(ruleset: str, count: int, seed: int) -> None:
    rng = Random(seed)
    game = opened(ruleset, count, rng)
    g = game.progress.after
    for step in walk(game.rules, g, rng, rng.randrange(60)):
        g = step.after
    seats = len(g.ring) + len(g.seating.newcomers)
    bound = turns_at_most(game.rules, g) * (3 * seats + 2 + 2 * len(owls(g)))
    tossing = game.rules.pairs or game.rules.real_box  # T4, N3: in the end all agree, whatever was before
    slack = 40 * bound if tossing else bound
    for step in walk(game.rules, g, rng, slack, calm=True):
        assert isinstance(step.found, GameProgress)
        g = step.after
    assert g.result is not None


def _tries(game: Opening, rng: Random) -> None:
    for version, step in enumerate(walk(game.rules, game.progress.after, rng, 80)):
        g, chance = step.before, SeededChance("a", version)
        image = msgspec.json.encode(g)
        for _ in range(4):
            seat = any_seat(g, rng)
            move = any_move(g, seat, rng)
            found = decide(game.rules, g, seat, move, chance)
            legal = allows(menu(game.rules, g, seat), move)
            assert legal == isinstance(found, GameProgress), (g.phase, seat, move, found)
            if isinstance(found, Refusal):
                assert found.message()
                assert in_language(found, "fr")
        assert msgspec.json.encode(g) == image


@every_table
@tried
@given(seed=SEEDS)
def test_the_menu_allows_exactly_what_is_accepted_and_a_refusal_changes_nothing(
    ruleset: str, count: int, seed: int
) -> None:
    rng = Random(seed)
    _tries(opened(ruleset, count, rng), rng)


@every_table
@tried
@given(seed=SEEDS)
def test_the_same_chance_brings_about_the_same_events(ruleset: str, count: int, seed: int) -> None:
    rng = Random(seed)
    game = opened(ruleset, count, rng)
    for version, step in enumerate(walk(game.rules, game.progress.after, rng, 60), 1):
        chance = SeededChance(step.before.seed, version)
        assert taken(game.rules, step.before, step.actor, step.command, chance) == step
