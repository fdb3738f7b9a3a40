"""Whole evenings: after every frame everybody has exactly what `observe` says, put together from changes."""

import asyncio
from pathlib import Path
from random import Random
from statistics import median

import msgspec
import pytest

from bench.frames import GAMES, sizes
from reverie.decks.library import open_library
from reverie.rulesets import RULESETS
from reverie.wire.messages import View
from reverie.wire.recipient import shown_cards
from tests.front.evening import Evening
from tests.laws.effort import STATES
from tests.rooms.parlour import settle

EVENINGS = [
    (rules.id, count) for rules in RULESETS.values() for count in (rules.players[0], rules.players[-1])
]
SEEDS = range(max(1, STATES // 200))


async def all_have_it(evening: Evening) -> None:
    for talk in evening.talks:
        assert not talk.done() or talk.exception() is None
    gone = (await evening.room()).gone()
    for listener in evening.alive():
        if listener.deaf or listener.connection is None or listener.reader.view is None:
            continue
        had = listener.reader.view
        assert msgspec.json.encode(had) == await evening.wanted(listener)
        assert listener.gone == gone
        assert cards_of(had) <= listener.pictures


def cards_of(view: View) -> set[str]:
    game = view.view.game
    return set() if game is None else set(shown_cards(game, game))  # type: ignore[arg-type]


async def spent(evening: Evening, ruleset: str, people: int, steps: int) -> None:
    await evening.begin(ruleset, people)
    await all_have_it(evening)
    for _ in range(steps):
        await evening.something()
        await all_have_it(evening)
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await settle()


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("ruleset", "people"), EVENINGS)
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_has_what_is_observed_after_every_frame(ruleset: str, people: int, seed: int) -> None:
    evening = Evening(Random(f"{ruleset} {people} {seed}"))
    asyncio.run(spent(evening, ruleset, people, 250))
    assert {"move", "go_and_be_away", "show", "grow_deaf"} <= evening.seen


def test_all_that_can_happen_happens() -> None:
    """Else the law would hold for less than it says."""
    evening = Evening(Random(1))
    asyncio.run(spent(evening, "dixit", 5, 700))
    assert evening.seen == {what.__name__ for what in Evening.HAPPENINGS}
    assert sum(frame.startswith(b'{"type":"change"') for frame in evening.frames) > 500


@pytest.mark.parametrize(("ruleset", "people"), GAMES)
def test_half_of_all_frames_have_at_most_300_bytes(ruleset: str, people: int, tmp_path: Path) -> None:
    """A whole game, every frame to every seat, with the addresses and previews of the built-in pictures."""
    library = open_library(tmp_path)
    moves, frames, onlooking = sizes(library, ruleset, people, whole=False)
    assert len(frames) == people * (moves + 1)
    assert median(frames) <= 300
    assert median(onlooking) <= 300
    assert sum(frames) < sum(sizes(library, ruleset, people, whole=True).to_players) / 5
