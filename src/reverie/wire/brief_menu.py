"""The menu as a change says it: a gift is chosen from hand and gifts, and these are in the view already."""

from collections.abc import Iterable

from msgspec import Struct

from reverie.game.menu import GameOption, MayGive


class GiftOfTheHand(Struct, frozen=True, tag="give", tag_field="may"):
    """`MayGive` without its cards: whoever merges puts them in, hand first."""

    count: int


def brief(menu: Iterable[GameOption]) -> list[GameOption | GiftOfTheHand]:
    return [GiftOfTheHand(option.count) if type(option) is MayGive else option for option in menu]
