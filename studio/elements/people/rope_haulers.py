"""Villagers in winter clothes who haul on ropes, bring up sledges of snow, or knit."""

from typing import Any

from studio.elements.people.figures import bell
from studio.elements.things.lights import lantern
from studio.elements.things.ropes import brown_rope
from studio.elements.things.sledges import snow_sledge
from studio.paint import Card
from studio.palettes import CLOTHS

HATS = ("fur", "kerchief", "cap", "bonnet")


def hauler(c: Card, x: float, y: float, h: float, kind: int, lean: float, **how: Any) -> tuple[float, float]:
    """One villager in winter clothes, leaning on the rope."""
    coat, hat = CLOTHS[kind % len(CLOTHS)], CLOTHS[(kind + 3) % len(CLOTHS)]
    return bell(c, x, y, h, coat, HATS[kind % 4], hat, view="side", arm="fwd", lean=lean, rim=0.9, **how)


def hauling_team(
    c: Card, hook: tuple[float, float], men: list[tuple[float, float]], h: float, kind: int
) -> None:
    """A rope from the cloth at `hook`, and the men who pull on it, away from it to the left."""
    hands = [hauler(c, x, y, h, kind + i, -13, flip=True) for i, (x, y) in enumerate(men)]
    far = min(hands)
    c.line([hook, *sorted(hands, reverse=True), (far[0] - 20, far[1] + 8)], 4, "#2c1c1c", 0.95, 0.3, ends=0.8)
    c.line([(hook[0], hook[1] - 1), *sorted(hands, reverse=True)], 2, "#e0c090", 0.9, 0.3, ends=0.8)
    for k in (-1, 0, 1):  # the cloth gathers where the rope has hold of it
        c.line([(hook[0] + 4, hook[1] + 3 * k), (hook[0] + 34, hook[1] + 20 * k + 8)], 4, "#5c7ca8", 0.7)
        knot = [(hook[0] + 5 * k - 2, hook[1] - 9), (hook[0] + 5 * k + 2, hook[1] + 9)]
        c.line(knot, 4, "#c09860", 1, 0.3, ends=0.8)


def sledge_team(c: Card, x: float, y: float, s: float, kind: int) -> None:
    """A sledge of snow at (x, y): one in front with rope and lantern, one who pushes; uphill to the left."""
    rope = snow_sledge(c, x, y, s)
    hx, hy = hauler(c, x - 136 * s, y + 18 * s, 96 * s, kind, -16)
    brown_rope(c, (hx + 8, hy), rope, w=3.4, col="#2c1c1c")
    hauler(c, x + 96 * s, y - 6 * s, 92 * s, kind + 3, -14)
    lantern(c, hx - 6, hy + 32 * s, 38 * s, g=0.55)


def sock_knitter(c: Card, x: float, y: float, h: float, kind: int, sock: tuple[float, float]) -> None:
    """Someone at (x, y) with a needle, and the red yarn from their hand to the sock."""
    hx, hy = hauler(c, x, y, h, kind, -4, flip=True)
    c.line([(hx, hy), (hx + 26, hy - 20)], 3, "#e8d8b0", 1, 0.2, ends=0.8)
    c.line([(hx, hy), (hx + 22, hy - 8), sock], 2, "#d2453a", 0.9, 0.3)
