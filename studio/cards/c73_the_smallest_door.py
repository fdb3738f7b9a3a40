"""The Smallest Door.

A hall of doors set one inside the other, from a palace gate down to a mouse hole. A knight has gone through them all,
shedding shield, breastplate, boots and helmet, and lies flat on his belly in his socks at the last, out of which come
warm light and a red ball. His horse, too large to follow, sniffs at the helmet.
"""

from studio.elements.knight_shed import lying_knight, shed_boot, shed_breastplate, shed_helmet, shed_shield
from studio.elements.knights_rest import draped_horse
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, RED, WALNUT
from studio.shapes import arch, blob, cut, ell, poly

META = {"number": 73, "slug": "the-smallest-door", "seed": 7373}
FINISH = Finish(vignette=0.3, bloom=0.46)

BLUE_DOOR = ["#0c1428", "#20385c", "#44688c", "#a0b8bc"]
# half width, top, foot: from the palace gate to the last wicket; the mouse hole is in the wall behind it
DOORS = (
    (326, 84, 1132),
    (262, 226, 1070),
    (206, 352, 1010),
    (160, 464, 958),
    (122, 560, 914),
    (90, 640, 880),
)
HOLE = (36, 776, 862)
STONE_NEAR = ("#0c1426", "#1c2c48", "#3c5474", "#8ca0a8")
STONE_FAR = ("#40201c", "#8c4c2c", "#d08c48", "#f8d088")
X = 400


def blend(k: float) -> list[str]:
    """Stone between the cool gate and the warm end of the hall."""

    def mix(a: str, b: str) -> str:
        ch = [round(int(a[i : i + 2], 16) * (1 - k) + int(b[i : i + 2], 16) * k) for i in (1, 3, 5)]
        return "#{:02x}{:02x}{:02x}".format(*ch)

    return [mix(a, b) for a, b in zip(STONE_NEAR, STONE_FAR, strict=True)]


def wall(c: Card, k: float, inside: tuple[int, int, int] | None, door: tuple[int, int, int]) -> None:
    """The wall that holds `door`, seen through the door before it; blocks of stone, darker upwards."""
    w, _, foot = door
    shape = (
        arch(X - inside[0], inside[1], X + inside[0], foot)
        if inside
        else poly([(-20, -20), (820, -20), (820, foot), (-20, foot)])
    )
    m = c.paint(shape, blend(k), vol=3, tex=0.34, lump=0.25, edge=0.05, wob=0.3, grad=(-0.3, 0.12), amb=0.34)
    step = 20 + w * 0.16
    half = inside[0] if inside else 420
    rows = int((foot - (inside[1] if inside else 0)) / step)
    for r in range(rows + 1):
        y = foot - r * step
        c.line([(X - half, y), (X, y - 2), (X + half, y)], 2.2, "#080e1c", alpha=0.3, clip=m, ends=0.9)
        for n in range(-8, 9):
            x = X + (n + 0.5 * (r % 2)) * step * 2
            c.line([(x, y), (x + 1, y - step)], 2.2, "#080e1c", alpha=0.26, clip=m, ends=0.9)


def leaf(c: Card, door: tuple[int, int, int], side: int, ramp: list[str]) -> None:
    """One wing of the door, swung open towards us."""
    w, top, foot = door
    hinge, free = X + side * (w + 2), X + side * (w + w * 0.19 + 8)
    spring, drop = top + w, w * 0.055 + 5
    shape = blob(
        (hinge, foot, "c"),
        (hinge, spring, "c"),
        (X + side * (w * 1.08), spring - w * 0.62),
        (free, top + 4, "c"),
        (free, foot + drop, "c"),
    )
    c.shade(shape, 0.5, 9, "#060a18")
    m = c.paint(shape, ramp, vol=4, grain=2, tex=0.34, wob=0.25, edge=0.3, rim=0.5, amb=0.3, grad=(-0.1, 0.1))
    for t in (0.12, 0.5, 0.84):
        y = spring + (foot - spring) * t
        c.line([(hinge, y), (free, y + drop * t)], 3 + w * 0.02, "#d8a848", alpha=0.85, clip=m, ends=0.9)


def doorway(c: Card, k: float, door: tuple[int, int, int], ramp: list[str]) -> None:
    """The gilt moulding, the open wings, and the darkness cut in the wall."""
    w, top, foot = door
    t = 7 + w * 0.055
    outer, inner = arch(X - w - t, top - t, X + w + t, foot), arch(X - w, top, X + w, foot + 2)
    c.shade(outer, 0.4, 10, "#060a18")
    c.paint(cut(outer, inner), BRASS, vol=t * 0.7, wob=0.25, edge=0.3, rim=0.9, amb=0.24 + 0.2 * k, det=0.4)
    c.flat(inner, "#0a1020", 1.0, wob=0.25)
    for side in (-1, 1):
        leaf(c, door, side, ramp)


def floor(c: Card) -> None:
    """Flagstones running to the hole, the light lying on them."""
    stone = ["#0c1424", "#22324c", "#4c6078", "#a8a898"]
    c.paint(
        poly([(-20, 1220), (-20, 1132), (310, 866), (490, 866), (820, 1132), (820, 1220)]),
        stone,
        vol=2,
        tex=0.3,
        edge=0,
        wob=0.3,
        amb=0.3,
    )


def flags(c: Card) -> None:
    """Joints in the floor, and the fan of light on it."""
    hall = c.mask(poly([(310, 866), (490, 866), (830, 1150), (830, 1230), (-30, 1230), (-30, 1150)]), 0.2)
    for n in range(-7, 8):
        c.line([(X + n * 13, 860), (X + n * 96, 1230)], 2.6, "#080c18", alpha=0.4, clip=hall, ends=0.7)
    for y in (878, 898, 924, 956, 996, 1046, 1108, 1184):
        c.line([(-20, y), (400, y + 2), (820, y)], 2.6, "#080c18", alpha=0.4, clip=hall, ends=0.9)
    c.flat(
        poly([(362, 858), (438, 858), (640, 1190), (160, 1190)]), "#ffa840", 0.3, 16, mode="add", clip=hall
    )
    c.flat(
        poly([(366, 858), (434, 858), (520, 1060), (280, 1060)]), "#ffc060", 0.4, 12, mode="add", clip=hall
    )


def mouse_hole(c: Card) -> None:
    """The last door of all: a summer afternoon, seen from the skirting board."""
    w, top, foot = HOLE
    c.paint(
        cut(arch(X - w - 10, top - 10, X + w + 10, foot), arch(X - w, top, X + w, foot + 2)),
        BRASS,
        vol=6,
        wob=0.3,
        edge=0.3,
        rim=0.8,
        amb=0.5,
    )
    c.glow(X, 826, 420, "#ff9030", 0.4, 1.6)
    c.line([(X - w - 4, foot), (X - w - 4, top + w), (X - 26, top + 3), (X, top - 5), (X + 26, top + 3), (X + w + 4, top + w), (X + w + 4, foot)],
        7, "#6c3414", alpha=0.9, ends=0.9, det=1)  # fmt: skip
    m = c.flat(arch(X - w, top, X + w, foot), "#ffe08c", 1.0, wob=0.3, det=1)
    c.flat(ell(X, foot - 16, 26, 34), "#fffce8", 0.9, 12, clip=m)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 830, 150), key="#ffdc98", fog="#3c5070")
    c.sky([(0, "#101a30"), (1200, "#1c2c44")])
    before: tuple[int, int, int] | None = None
    for i, door in enumerate(DOORS):
        k = 0.72 * (i / 6) ** 1.4
        wall(c, k, before, door)
        doorway(c, k, door, BLUE_DOOR if i % 2 else list(WALNUT))
        before = door
    wall(c, 0.5, before, (40, 700, 866))
    floor(c)
    flags(c)
    for door in DOORS:
        for side in (-1, 1):
            c.shade(ell(X + side * (door[0] + 14), door[2] + 4, 20 + door[0] * 0.14, 7), 0.5, 5, "#060a18")
    mouse_hole(c)
    shed_breastplate(c, 566, 1004, 84, 4)
    shed_shield(c, 664, 1104, 156, 12)
    shed_boot(c, 268, 962, 50, 0)
    shed_boot(c, 520, 1060, 60, 78, flip=True)
    lying_knight(c, 404, 1030, 156)
    c.shade(ell(322, 886, 26, 6), 0.5, 4)
    c.paint(ell(322, 862, 24), RED, vol=16, rim=0.8, det=1, amb=0.5, wob=0.3)
    shed_helmet(c, 452, 1146, 82, 6)
    draped_horse(c, 178, 1146, 214, flip=True)
