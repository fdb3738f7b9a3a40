"""The 32 doors of Kids: a rabbit with an attitude behind each (K2)."""

from typing import Final

from reverie.game.ids import Attitude
from reverie.game.settings import Settings

SUN_DOORS: Final = (
    Attitude("joyful"),
    Attitude("proud"),
    Attitude("in-love"),
    Attitude("curious"),
    Attitude("mischievous"),
    Attitude("grateful"),
    Attitude("amazed"),
    Attitude("sleepy"),
    Attitude("brave"),
    Attitude("caring"),
    Attitude("hungry"),
    Attitude("calm"),
    Attitude("inspired"),
    Attitude("silly"),
    Attitude("secretive"),
    Attitude("dreamy"),
)
MOON_DOORS: Final = (
    Attitude("sad"),
    Attitude("furious"),
    Attitude("afraid"),
    Attitude("shy"),
    Attitude("jealous"),
    Attitude("disgusted"),
    Attitude("bored"),
    Attitude("lonely"),
    Attitude("sulky"),
    Attitude("guilty"),
    Attitude("suspicious"),
    Attitude("lost"),
    Attitude("disappointed"),
    Attitude("impatient"),
    Attitude("selfish"),
    Attitude("poorly"),
)
BURROWS: Final = 4
BLANK: Final = Attitude("")
"""Whoever is behind it is painted on the tile of a real box (N5)."""


def doors_fit(settings: Settings) -> bool:
    """N5: doors that are set by hand are four of each kind, and no two the same."""
    if settings.doors != "chosen":
        return True
    suns, moons = ({doors[n] for doors in settings.chosen_doors} for n in (0, 1))
    whole = len(settings.chosen_doors) == len(suns) == len(moons) == BURROWS
    return whole and suns <= set(SUN_DOORS) and moons <= set(MOON_DOORS)
