"""Printing many cards at once: every picture through the image sandbox, both sizes written as they come."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path

from msgspec import Struct

from reverie.decks.pictures import develop
from reverie.decks.problems import Problem, problem
from reverie.decks.sandbox_answers import Prints
from reverie.decks.shelf import digest
from reverie.decks.writing import write_pictures

ProgressCallback = Callable[[int, int], None]
"""Told how many cards are done, of how many."""


def silently(done: int, total: int) -> None:
    """No progress shown."""


class Order(Struct, frozen=True):
    """One card to print: its id, how a message names it, and how to get at its picture."""

    card: str
    place: str
    read: Callable[[], bytes | Problem]


class Printed(Struct, frozen=True):
    previews: dict[str, bytes]
    """By card, in the order asked for; a card that is not here has a problem."""
    problems: tuple[Problem, ...]


def print_cards(folder: Path, orders: Sequence[Order], progress: ProgressCallback = silently) -> Printed:
    """A bad picture spoils only itself; all of them are told."""
    previews: dict[str, bytes] = {}
    problems: list[Problem] = []
    seen: dict[bytes, str] = {}
    with ThreadPoolExecutor(cpu_count()) as pool:
        for done, (order, (mark, result)) in enumerate(zip(orders, pool.map(_one, orders), strict=True), 1):
            if isinstance(result, Problem):
                problems.append(result.at(order.place))
            elif mark in seen:
                problems.append(problem("picture-twice", other=seen[mark]).at(order.place))
            else:
                seen[mark] = order.place
                write_pictures(folder, order.card, result)
                previews[order.card] = result.preview
            progress(done, len(orders))
    return Printed(previews, tuple(problems))


def _one(order: Order) -> tuple[bytes, Prints | Problem]:
    data = order.read()
    return (b"", data) if isinstance(data, Problem) else (digest(data), develop(data))
