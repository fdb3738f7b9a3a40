"""People sit down at a table and begin, through the pages a real table goes through."""

from collections.abc import Callable, Sequence

from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.person import Person

NAMES = ("Ana", "Bea", "Cleo", "Dan")
FIRST_SEATS = 8
"""Of the game that a new table plays: for more people another has to be chosen first."""


def sit_down(
    guests: Callable[..., Person],
    house: House,
    ruleset: str,
    players: int,
    looks: Sequence[Look],
    target: int = 6,
    rounds: int = 1,
    decks: Sequence[str] | None = None,
    names: Sequence[str] = NAMES,
) -> list[Person]:
    """The first is the host; bots fill the other seats. No `decks`: all of them; an empty list: the usual."""
    people = [guests(name, house, look) for name, look in zip(names, looks, strict=False)]
    host, *others = people
    link = host.open_table(
        target=target, rounds=rounds, decks=house.decks() if decks is None else list(decks)
    )
    if len(people) > FIRST_SEATS:
        host.choose_ruleset(ruleset)
    for person in others:
        person.join(link)
        person.pick_rabbit()
    host.choose_ruleset(ruleset)
    host.add_bots(players - len(people))
    host.start()
    for person in others:
        person.begin()
    return people
