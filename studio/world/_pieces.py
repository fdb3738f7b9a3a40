"""How a small piece of the kids' world is shipped: cut out, into the client's folder of pieces."""

from collections.abc import Callable

from studio.cutout import FINISH
from studio.pages import Page
from studio.paint import Card


def piece(name: str, size: tuple[int, int], width: int, paint: Callable[[Card], None]) -> Page:
    """A page that is a cut-out, painted larger than it is shipped."""
    file = f"src/assets/kids/{name}.webp"
    return Page(name, size, width, paint, 7, FINISH, limit=60_000, oversize=1.3, cut=True, file=file)
