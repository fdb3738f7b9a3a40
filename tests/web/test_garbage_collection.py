"""Full collections of garbage come by the clock: nobody waits for one in the middle of a turn."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

from reverie.web.garbage_collection import seldom_collecting


class Knot:
    """Holds itself: only a collection frees it."""

    def __init__(self) -> None:
        self.me = self


@contextmanager
def full_collections() -> Iterator[list[int]]:
    found: list[int] = []

    def note(step: str, about: dict[str, int]) -> None:
        if step == "start" and about["generation"] == 2:
            found.append(1)

    gc.callbacks.append(note)
    try:
        yield found
    finally:
        gc.callbacks.remove(note)


def many_that_stay() -> list[list[int]]:
    return [[n] for n in range(400_000)]


def test_a_growing_server_does_not_stop_to_look_through_everything() -> None:
    async def busy() -> int:
        with seldom_collecting(asyncio.get_running_loop()), full_collections() as found:
            kept = many_that_stay()
            return len(found) if kept else -1

    with full_collections() as otherwise:
        many_that_stay()
    assert len(otherwise) > 0  # what the interpreter would do
    assert asyncio.run(busy()) == 0


def test_old_knots_are_untied_by_the_clock() -> None:
    async def waiting() -> bool:
        with seldom_collecting(asyncio.get_running_loop(), at_least=0.01, share=1):
            knot = Knot()
            gc.collect()  # it is old now
            seen = weakref.ref(knot)
            del knot
            for _ in range(1000):
                if seen() is None:
                    return True
                await asyncio.sleep(0.01)
            return False

    assert asyncio.run(waiting())


def test_afterwards_all_is_as_before() -> None:
    before = gc.get_threshold()

    async def briefly() -> tuple[int, int, int]:
        with seldom_collecting(asyncio.get_running_loop()):
            return gc.get_threshold()

    assert asyncio.run(briefly()) != before
    assert gc.get_threshold() == before
