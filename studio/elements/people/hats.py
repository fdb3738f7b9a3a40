"""Hats and heads for the bell figures, in the figure's units: the head is at (0, -86), radius 11."""

from collections.abc import Callable

from studio.colour import Ramp
from studio.paint import Frame
from studio.palettes import BRASS, RED, SILVER, WHITE
from studio.shapes import blob, cut, ell, poly, rect, taper

Hat = Callable[[Frame, Ramp, str], None]


def hood(f: Frame, ramp: Ramp, view: str) -> None:
    """The Wanderer's pointed hood."""
    if view == "back":
        f.paint(
            blob(
                (-13, -77),
                (-14, -88),
                (-8, -100),
                (2, -108),
                (12, -117),
                (17, -119),
                (14, -106),
                (13, -90),
                (12, -77),
                (0, -73),
            ),
            ramp,
        )
        return
    f.paint(
        blob(
            (-6, -77),
            (-8, -88),
            (-11, -97),
            (-5, -104),
            (4, -108),
            (14, -114),
            (19, -113),
            (15, -102),
            (13, -88),
            (11, -77),
            (2, -73),
        ),
        ramp,
    )


def brim(f: Frame, ramp: Ramp, view: str) -> None:
    """A soft felt hat."""
    f.paint(blob((-9, -95), (-7, -106), (1, -108), (9, -105), (10, -95)), ramp, vol=6)
    f.paint(ell(0, -95, 18, 4), ramp, vol=3)


def straw(f: Frame, ramp: Ramp, view: str) -> None:
    """A wide straw hat."""
    f.paint(ell(0, -95, 24, 5.5), ramp, vol=3)
    f.paint(blob((-10, -95), (-8, -105), (0, -108), (8, -105), (10, -95)), ramp, vol=6)


def cap(f: Frame, ramp: Ramp, view: str) -> None:
    """A flat cap with a peak to the left."""
    f.paint(blob((-12, -94), (-8, -102), (4, -104), (13, -99), (13, -92), (0, -94)), ramp, vol=5)
    if view != "back":
        f.paint(blob((-10, -95), (-19, -92), (-17, -90), (-8, -92)), ramp, vol=2)


def bowler(f: Frame, ramp: Ramp, view: str) -> None:
    """A round hard hat."""
    f.paint(blob((-11, -93), (-10, -103), (0, -108), (10, -103), (11, -93)), ramp, vol=8)
    f.paint(ell(0, -93, 15, 2.8), ramp, vol=2)


def top(f: Frame, ramp: Ramp, view: str) -> None:
    """A top hat."""
    f.paint(poly([(-9, -94), (-10, -120), (10, -120), (9, -94)]), ramp, vol=8)
    f.paint(ell(0, -94, 17, 3.2), ramp, vol=2)


def cone(f: Frame, ramp: Ramp, view: str) -> None:
    """A tall pointed hat."""
    f.paint(
        blob((-12, -92, "c"), (-5, -110), (2, -132, "c"), (7, -110), (12, -92, "c"), (0, -89)), ramp, vol=8
    )


def clown_cone(f: Frame, ramp: Ramp, view: str) -> None:
    """A cone with a pompom."""
    cone(f, ramp, view)
    f.paint(ell(2, -132, 4.5), WHITE, vol=4)


def kerchief(f: Frame, ramp: Ramp, view: str) -> None:
    """A headscarf tied under the chin."""
    if view == "back":
        f.paint(
            blob((-13, -78), (-13, -92), (-5, -101), (6, -101), (13, -92), (13, -78), (4, -66), (-2, -70)),
            ramp,
        )
        return
    f.paint(blob((-7, -95), (-2, -102), (8, -100), (14, -90), (12, -78), (2, -73), (-4, -75), (1, -84)), ramp)


def bonnet(f: Frame, ramp: Ramp, view: str) -> None:
    """A bonnet with a wide brim."""
    f.paint(blob((-10, -100), (0, -104), (12, -98), (14, -86), (9, -76), (2, -84)), ramp)
    if view != "back":
        f.paint(taper((-10, -102, 5), (-6, -92, 6), (-1, -78, 4)), ramp, vol=3)


def bun(f: Frame, ramp: Ramp, view: str) -> None:
    """Hair pinned up."""
    hair = ["#1c1214", "#4a2b22", "#8a5634"]
    f.paint(ell(4, -101, 6.5, 6), hair, vol=5)


def plaits(f: Frame, ramp: Ramp, view: str) -> None:
    """Two plaits with ribbons."""
    for side in (-1, 1) if view == "back" else (1,):
        f.paint(taper((side * 10, -82, 6), (side * 14, -70, 6), (side * 13, -58, 3)), ramp, vol=3)
        f.paint(ell(side * 13, -60, 3), RED, vol=2)


def souwester(f: Frame, ramp: Ramp, view: str) -> None:
    """A fisherman's oilskin hat, long at the back."""
    f.paint(blob((-10, -94), (-6, -105), (4, -106), (11, -98), (11, -92)), ramp, vol=7)
    f.paint(blob((-17, -91), (-10, -95), (6, -95), (20, -84), (22, -78), (8, -88), (-8, -90)), ramp, vol=3)


def nightcap(f: Frame, ramp: Ramp, view: str) -> None:
    """A hanging nightcap."""
    f.paint(
        blob((-12, -92), (-8, -103), (4, -107), (16, -100), (24, -86), (20, -82), (12, -92), (0, -90)), ramp
    )
    f.paint(ell(22, -82, 4), WHITE, vol=4)


def crown(f: Frame, ramp: Ramp, view: str) -> None:
    """A crown with five points."""
    points = [
        (-12, -94),
        (-13, -110),
        (-7, -101),
        (-4, -113),
        (0, -102),
        (4, -113),
        (7, -101),
        (13, -110),
        (12, -94),
    ]
    f.paint(poly(points), ramp, vol=3)


def veil(f: Frame, ramp: Ramp, view: str) -> None:
    """A veil to the ground."""
    f.paint(
        blob((-6, -97), (4, -102), (13, -94), (22, -60), (44, -10), (60, 0), (24, -2), (14, -40), (6, -80)),
        ramp,
        alpha=0.8,
    )


def helmet(f: Frame, ramp: Ramp, view: str) -> None:
    """A closed helmet with a plume."""
    f.paint(taper((2, -100, 5), (10, -116, 9), (24, -112, 8), (32, -98, 3)), RED, vol=4)
    f.paint(blob((-13, -82), (-12, -96), (0, -104), (11, -97), (12, -78), (0, -73), (-8, -75)), ramp, vol=10)
    if view != "back":
        f.line([(-13, -90), (-6, -89), (2, -90)], 2.4, "#10141c", alpha=0.95)
        f.line([(-12, -82), (-6, -81), (0, -82)], 1.2, "#10141c", alpha=0.7)


def space(f: Frame, ramp: Ramp, view: str) -> None:
    """An astronaut's helmet."""
    f.paint(ell(0, -90, 19, 18), WHITE, vol=16)
    f.paint(rect(-16, -66, 16, -60, 3), SILVER, vol=3)
    if view != "back":
        shift = -5 if view == "side" else 0
        f.paint(ell(shift, -90, 13, 11.5), ["#060a1c", "#10183a", "#2c3c68", "#8ca4c4"], vol=9)
        for dx, dy in ((-5, -3), (3, 2), (6, -5), (-2, 5), (0, -7)):
            f.card.dot(*f.pt(shift + dx, -90 + dy), max(0.7, 0.7 * f.s), "#fff6dc", 0.95)


def diver(f: Frame, ramp: Ramp, view: str) -> None:
    """A copper diving helmet with portholes."""
    f.paint(blob((-20, -66), (-12, -74), (12, -74), (20, -66), (0, -60)), BRASS, vol=6)
    f.paint(ell(0, -90, 18, 18), ramp, vol=16)
    if view != "back":
        f.paint(cut(ell(-3, -90, 11), ell(-3, -90, 8)), ramp, vol=2)
        f.paint(ell(-3, -90, 8), ["#0a1c24", "#1c4450", "#5c9498"], vol=6)


def fur_hat(f: Frame, ramp: Ramp, view: str) -> None:
    """A big round fur hat."""
    f.paint(ell(0, -98, 16, 11), ramp, vol=10, tex=0.5)


def shadow_head(f: Frame, ramp: Ramp, view: str) -> None:
    """Nothing: a bare head of one colour."""
    f.paint(ell(0, -87, 11, 12), ramp)


HATS: dict[str, Hat] = {
    "hood": hood, "brim": brim, "straw": straw, "cap": cap, "bowler": bowler, "top": top, "cone": cone,
    "clown": clown_cone, "kerchief": kerchief, "bonnet": bonnet, "bun": bun, "plaits": plaits,
    "souwester": souwester, "nightcap": nightcap, "crown": crown, "veil": veil, "helmet": helmet,
    "space": space, "diver": diver, "fur": fur_hat, "silhouette": shadow_head,
}  # fmt: skip
