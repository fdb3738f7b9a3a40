"""X5: letting time run out never pays. The whole of it: `make not-voting`."""

import pytest

from reverie.game.ids import Seat
from reverie.game.scoring import Gain, Outcome
from reverie.rulesets import dixit
from tests.counts.not_voting import claims, compare, every, one_each, three_players


def test_x5_not_voting_never_pays_more_than_the_worst_vote() -> None:
    found = dict(claims(full=False))
    assert found["dixit, 3 players: every table"].tables == 4
    assert found["dixit, 6 players: every table"].tables == 6**4
    assert (
        found["odyssey, 7 players, two votes: every table up to renaming"].tables == 792
    )  # 8 kinds, 5 voters
    assert found["team, 12 players: every table"].tables == 7**4


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_x5_not_voting_never_pays_looked_at_in_full() -> None:
    found = dict(claims(full=True))
    assert found["dixit, 8 players: every table"].tables == 8**6
    assert found["odyssey, 7–12 players, two votes: drawn tables"].tables == 1_000_000


def test_x5_as_it_was_counted_before_not_voting_paid() -> None:
    """The proof finds it: a missing ballot left out of the count got 2 where a wrong vote got 0."""

    def before(o: Outcome) -> list[Gain]:
        cast = Outcome(o.storyteller, o.owners, o.votes, o.units, o.unit_of, o.red)
        return dixit.points(cast)

    with pytest.raises(AssertionError, match="not voting pays 2"):
        compare(before, one_each(4), {Seat(2): (0,), Seat(3): (0,)})
    with pytest.raises(AssertionError, match="not voting pays"):
        every(before, three_players())
