"""A move that somebody makes for a seat gets the game on."""

import pytest

from reverie.game.menu import GameOption, MayReword, MayStepBack, MayTakeBack
from reverie.game.rehearsal import FIRST


@pytest.mark.parametrize("option", [MayStepBack(), MayTakeBack(), MayTakeBack(votes=True), MayReword()])
def test_nothing_is_taken_back_for_anybody(option: GameOption) -> None:
    assert option.chosen_by(FIRST) is None
