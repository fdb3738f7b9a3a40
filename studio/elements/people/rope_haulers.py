"""Villagers in winter clothes who haul on ropes."""

from typing import Any

from studio.elements.people.figures import bell
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
