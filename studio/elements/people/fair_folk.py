"""People of a fair: a seller in a straw hat and apron, a strong man who strains, a boy who has let go."""

from typing import Any

from studio.elements.people.figures import bell
from studio.paint import Card, Frame
from studio.palettes import LINEN, NAVY, OCHRE, SKIN, TEAL, WALNUT
from studio.shapes import blob, ell


def seller(c: Card, x: float, y: float, h: float = 236) -> tuple[float, float]:
    """Moustache, straw hat, apron, one fist held high; returns the fist."""
    c.shade(ell(x, y, 74, 12), 0.5, 6, "#6a4428")
    look: dict[str, Any] = {"hat": "straw", "hat_ramp": OCHRE, "view": "front", "arm": "high"}
    hand: tuple[float, float] = bell(c, x, y, h, NAVY, stout=1.2, shadow=0, **look)
    f = c.at(x, y, h / 112, wob=0.25, det=0.9, vol=5)
    f.paint(blob((-10, -66), (10, -66), (15, -40), (18, -20), (0, -17), (-18, -20), (-15, -40)), LINEN)
    f.line([(-10, -66), (-7, -76)], 2, "#e8e0d0", alpha=1)
    f.line([(10, -66), (7, -76)], 2, "#e8e0d0", alpha=1)
    right = ((0, -81), (6, -82), (12, -79, "c"), (5, -77))
    f.paint(blob(*right, (0, -78), (-5, -77), (-12, -79, "c"), (-6, -82)), WALNUT, vol=3)
    return hand


def _striped_vest(c: Card, f: Frame) -> None:
    right = ((-10, -76), (9, -76), (18, -62), (24, -42), (31, -18))
    coat = c.mask(f.path(blob(*right, (0, -15), (-31, -18), (-22, -42), (-17, -62))), 0.25)
    for py in (-66, -54, -42, -30):
        f.line([(-30, py - 2), (0, py + 3), (30, py - 2)], 4.4, "#2c4468", alpha=0.95, clip=coat, ends=0.9)


def strong_man(c: Card, x: float, y: float, pull: tuple[float, float], h: float = 196) -> None:
    """A bald man in a striped vest, in side view looking left, who strains at a string tied to `pull`."""
    hand = bell(c, x, y, h, LINEN, view="side", arm="fwd", stout=1.4, lean=14, hair=SKIN, shadow=0.5)
    middle = ((pull[0] + hand[0]) / 2, (pull[1] + hand[1]) / 2 + 3)
    c.line([pull, middle, hand], 4, "#5c3c2c", 0.95, 0.2, ends=0.9)
    f = c.at(x, y, h / 112, 14, wob=0.25, det=0.9, vol=5)
    _striped_vest(c, f)
    inner = ((-14, -72), (-4, -73), (-4, -60), (-16, -50))
    f.paint(blob(*inner, (-28, -44), (-29, -51), (-22, -58), (-18, -68)), SKIN, vol=5)
    f.paint(blob((-4, -81), (-10, -82), (-16, -78, "c"), (-9, -77)), WALNUT, vol=2)
    for px, py in ((-22, -100), (-12, -108), (0, -110)):
        f.line([(px, py), (px * 1.2 - 2, py - 9)], 2.6, "#3c8ca0", alpha=0.9)


def weeping_boy(c: Card, x: float, y: float, h: float = 138) -> None:
    """A boy from behind, one arm reaching after what has flown, tears falling."""
    pose: dict[str, Any] = {"view": "back", "arm": "high", "arm2": "down", "flip": True}
    bell(c, x, y, h, TEAL, hat="cap", hat_ramp=NAVY, shadow=0.5, **pose)
    for dx, dy in ((-26, -92), (-33, -84), (-30, -74)):
        c.dot(x + dx, y + dy, 3.4, "#4cb8d8", 1)
