"""Campers on their feet who have seen something overhead, and one with a lantern who has not: all in profile."""

from studio.elements.people.folk_limbs import figure
from studio.elements.people.folk_posed import STANDING, Leg, Look, Pose, brimmed, posed, scarf
from studio.elements.things.lights import lantern
from studio.paint import Card, Frame
from studio.palettes import BLUE, CREAM, HAIR_GREY, NAVY, OCHRE, PLUM, SAGE, SLATE, WALNUT
from studio.shapes import ell, taper

Light3 = tuple[float, float, float]
BRACED: tuple[Leg, Leg] = (((5, -46), (13, -27), (20, -6), 0), ((-3, -46), (-8, -27), (-9, -5), 0))


def _stand(c: Card, x: float, y: float, h: float, flip: bool, light: Light3) -> Frame:
    """A frame at (x, y), its shadow thrown away from the light."""
    s = h / 112
    away = 1 if x > light[0] else -1
    c.shade(taper((x, y, 30 * s), (x + away * 44 * s, y + 12 * s, 24 * s), (x + away * 84 * s, y + 22 * s, 10 * s)), 0.5, 6 * s)  # fmt: skip
    c.shade(ell(x, y + s, 22 * s, 4 * s), 0.6, 3 * s)
    f = figure(c, x, y, h, flip, rim=1.0, amb=0.26)
    f.defaults["light"] = light
    return f


def camper_pointing(c: Card, x: float, y: float, h: float, light: Light3, flip: bool = False) -> None:
    """Braced on both feet, head thrown back, one arm pointing up and ahead."""
    f = _stand(c, x, y, h, flip, light)
    look = Look(BLUE, WALNUT, brimmed(OCHRE, 8, 15), wide=1.08, big_head=1.3)
    posed(f, look, Pose(near=((-22, -92), (-40, -112)), far=((-18, -72), (-26, -60)), legs=BRACED, lean=4, nod=30))  # fmt: skip


def camper_gazing(c: Card, x: float, y: float, h: float, light: Light3, flip: bool = False) -> None:
    """In a long skirt, leaning back, one hand thrown up and the other on the heart."""
    f = _stand(c, x, y, h, flip, light)
    look = Look(SAGE, NAVY, scarf(CREAM, 8), skirt=True, wide=1.1, big_head=1.3)
    pose = Pose(near=((-13, -62), (-13, -74)), far=((-24, -84), (-33, -101)), lean=4, nod=26, sway=3)
    posed(f, look, pose)


def seam_reader(c: Card, x: float, y: float, h: float, light: Light3, flip: bool = False) -> None:
    """Old, a finger on the wall ahead, a lantern held low in the other hand: everything but the sky is interesting."""
    f = _stand(c, x, y, h, flip, light)
    s = h / 112
    look = Look(PLUM, SLATE, scarf(HAIR_GREY, 2), skirt=True, wide=1.12, big_head=1.3)
    posed(f, look, Pose(near=((-11, -58), (-25, -57)), far=((-22, -84), (-38, -94)), legs=STANDING, lean=-4, nod=8))  # fmt: skip
    hx, hy = f.pt(-31, -55)
    lantern(c, hx, hy + 32 * s, 33 * s, g=0.55)
