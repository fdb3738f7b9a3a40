"""Doorsteps of stone: before the houses of a street, and the one at our own feet."""

from studio.elements.buildings.street_terraces import STEP, Street
from studio.paint import Card
from studio.shapes import ell, poly, rect

JAMB = ["#241630", "#4c2c40", "#805058", "#d09884"]
INDOORS = ["#1c1228", "#38243c", "#5c3c4c"]
RISER = ["#2c2848", "#544a6c", "#8c7890"]


def house_step(
    c: Card, street: Street, side: int, far: float, near: float, fog: float
) -> tuple[float, float]:
    """The step before the door of a house that reaches from `far` to `near`; returns the middle of its top."""
    a, b = far + (near - far) * 0.04, far + (near - far) * 0.52
    up = 0.035
    top = [street.road(s, d, up) for s, d in ((side, a), (side, b), (side * 0.86, b), (side * 0.86, a))]
    foot = [street.road(s, d) for s, d in ((side * 0.86, a), (side * 0.86, b), (side, b))]
    c.paint(poly([*top[1:], *foot]), STEP[:3], vol=2, fog=fog, wob=0.3)
    c.paint(poly(top), STEP, vol=2, fog=fog, wob=0.3, amb=0.6)
    return street.road(side * 0.92, (a + b) / 2, up)


def own_step(c: Card, far: float, near: float) -> None:
    """Our own step, right across at our feet: what lies beyond it in its shadow, the worn tread, the edge, the riser."""
    c.shade(rect(-20, far - 34, 820, far + 20), 0.62, 13, "#0c0a24")
    riser = c.paint(
        poly([(-20, near), (820, near + 2), (820, 1240), (-20, 1240)]), RISER, vol=4, amb=0.14, tex=0.3, edge=0.2, wob=0.5
    )  # fmt: skip
    c.shade(rect(-20, near, 820, near + 26), 0.5, 9, "#100c28", clip=riser)
    tread = [(-20, near), (-20, far + 2), (200, far), (560, far + 1), (820, far), (820, near + 2)]
    m = c.paint(poly(tread), STEP, vol=3, amb=0.5, tex=0.3, edge=0.25, wob=0.5)
    c.marks(m, 0.0, 120, 60, 4, jit=0.04, alpha=0.35)
    c.shade(ell(400, (far + near) / 2, 210, (near - far) * 0.4), 0.16, 14, "#2c2444", clip=m)  # worn
    c.line([(-20, far + 1), (400, far), (820, far)], 3, "#e8c4b8", 0.7, 0.4, ends=1)
    c.line([(-20, near), (400, near + 1), (820, near + 2)], 8, "#f4d8c0", 0.85, 0.5, ends=1)


def own_doorway(c: Card, foot: float, left: float = 44, right: float = 722, deep: float = 24) -> None:
    """The two jambs of the door we stand in: dark towards us, their inner sides (`deep` wide) catch the morning."""
    for x, way in ((left, -1), (right, 1)):
        c.shade(rect(min(x, x - way * 30), -20, max(x, x - way * 30), foot - 20), 0.34, 12, "#141030")
        inner = [(x, -20), (x + way * deep, -20), (x + way * deep, foot + 14), (x, foot - 16)]
        m = c.paint(poly(inner), JAMB, vol=3, amb=0.42, tex=0.26, grain=2, edge=0.25, wob=0.5)
        c.line([(x + way * 3, -10), (x + way * 3, foot - 18)], 4, "#f8c8a0", 0.6, 0.5, clip=m, ends=1)
        face = rect(min(x + way * deep, 400 + way * 440), -20, max(x + way * deep, 400 + way * 440), 1240)
        m = c.paint(face, INDOORS, vol=4, amb=0.3, tex=0.2, grain=2, edge=0.3, wob=0.5)
        c.line(
            [(x + way * (deep + 12), -10), (x + way * (deep + 12), 1230)],
            4,
            "#0c0818",
            0.7,
            0.4,
            clip=m,
            ends=1,
        )
        c.shade(ell(x + way * deep * 0.7, foot + 4, deep, 9), 0.6, 6, "#0c0a24")
