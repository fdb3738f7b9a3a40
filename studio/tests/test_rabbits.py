"""Every rabbit of the kids' game has a portrait to be painted from, and no portrait is without its rabbit."""

from studio.rabbits.gallery import IDS, source


def test_every_rabbit_the_game_lists_has_its_portrait() -> None:
    assert IDS
    portraits = source(IDS[0]).parent.glob("[!_]*.py")
    assert set(portraits) == {source(rabbit) for rabbit in IDS}
