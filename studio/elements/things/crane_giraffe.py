"""A crane that lives like a giraffe: lattice legs and neck, a spotted engine house, a hinged head with a cabin for an eye."""

from studio.elements.things.machines_wild import HIDE, RUBBER, lamp, lattice
from studio.paint import Card, Frame
from studio.shapes import blob, ell, poly, rect, taper

Light3 = tuple[float, float, float]
MOUTH = "#2c1428"


def _pin(f: Frame, x: float, y: float, r: float) -> None:
    """A bolted joint."""
    f.paint(ell(x, y, r), RUBBER, vol=r * 0.5)
    f.flat(ell(x - r * 0.15, y - r * 0.15, r * 0.34), "#f0b078", 0.95, det=0.8)


def crane_head(
    c: Card, x: float, y: float, s: float = 1.0, rot: float = 0, flip: bool = False, fog: float = 0, light: Light3 = (400, 300, 200)
) -> None:  # fmt: skip
    """The head on its joint at (x, y), looking left: skull, hinged jaw, ear, two lamps for horns, a cabin window for an eye."""
    f = c.at(
        x,
        y,
        s,
        rot,
        flip,
        vol=9,
        wob=0.25,
        edge=0.34,
        rim=1.0,
        rimw=4,
        fog=fog,
        light=light,
        amb=0.2,
        det=0.5,
    )
    f.paint(blob((14, -12, "c"), (34, -40), (66, -50, "c"), (58, -26), (26, -2, "c")), HIDE, vol=6)  # the ear
    for hx in (-8, 12):
        f.paint(taper((hx, -26, 8), (hx + 5, -54, 6)), HIDE)
        lamp(c, f, hx + 6, -59, 7.4)
    f.line([(18, 50), (-30, 34)], 8, "#c8a090", alpha=0.95, ends=0.9)  # the ram of the jaw
    jaw = blob(
        (4, 12, "c"),
        (-22, 18),
        (-62, 22),
        (-92, 27),
        (-98, 34),
        (-86, 41),
        (-46, 39),
        (-12, 33),
        (8, 26, "c"),
    )
    f.paint(jaw, HIDE, vol=7, amb=0.1)
    f.flat(poly([(-6, 12), (-40, 14), (-96, 22), (-92, 29), (-50, 25), (-14, 20)]), MOUTH, 0.95, 0.6)
    skull = blob((20, -16), (22, 14), (-4, 20), (-38, 18), (-72, 22), (-98, 27), (-109, 16), (-104, 3), (-74, -10), (-42, -28), (-14, -34), (8, -30))  # fmt: skip
    m = f.paint(skull, HIDE, vol=14)
    for px, py, r in ((4, -18, 9), (-58, -2, 7), (-34, 10, 6)):
        f.flat(ell(px, py, r, r * 0.8), "#7c3c28", 0.5, 1, clip=m)
    f.flat(ell(-96, 11, 6, 4.4, -20), MOUTH, 0.9, det=0.8)  # nostril
    pane = blob((-41, -19), (-19, -25), (-9, -20), (-10, -6), (-34, -3), (-42, -9))
    f.paint(pane, RUBBER, vol=3)
    glass = blob((-37, -17), (-20, -21), (-13, -17), (-14, -9), (-33, -7))
    gm = f.paint(glass, ["#b86838", "#f0b868", "#fff0c0"], vol=2, amb=0.6, det=1)
    f.flat(ell(-26, -13, 6, 6.6), "#241228", 1, clip=gm, det=1)
    f.flat(ell(-28.4, -15.6, 1.9), "#fff6dc", 1, det=1)
    f.line([(-45, -19), (-22, -28), (-6, -20)], 5, HIDE[0], alpha=0.9)  # the visor, a lid
    _pin(f, -2, 18, 8)
    _pin(f, 4, 2, 13)


def _legs(f: Frame, spread: float, low: float) -> None:
    """Four lattice legs with a knee each, on iron shoes."""
    for foot, hip in ((-70 * spread, -44), (-44 * spread, -30), (58, 44), (92, 60)):
        f.shade(ell(foot, 2, 30, 5), 0.6, 4, "#140a20")
        lattice(f, (hip, -206 + low), (foot, -10), 22, 15)
        knee = ((hip + foot) / 2, (-216 + low) / 2)
        f.paint(ell(*knee, 12, 10), HIDE, vol=5)
        f.paint(rect(foot - 20, -13, foot + 20, 2, 5), RUBBER, vol=5)


def giraffe_crane(
    c: Card, x: float, y: float, s: float = 0.3, drinking: bool = False, flip: bool = False, fog: float = 0,
    light: Light3 = (400, 300, 200),
) -> tuple[float, float]:  # fmt: skip
    """A crane on four legs, looking left; drinking, its forelegs are spread and its muzzle is below the ground line.

    Returns where the mouth is.
    """
    f = c.at(x, y, s, 0, flip, vol=12, wob=0.3, edge=0.3, rim=1.0, fog=fog, light=light, amb=0.18, tex=0.26)
    low = 44 if drinking else 0
    _legs(f, 1.7 if drinking else 1.0, low)
    f.line(
        [(112, -262 + low), (134, -220 + low), (128, -150 + low)], 5, "#2c1830", alpha=0.9, ends=0.9
    )  # the tail
    f.paint(
        blob((120, -156 + low), (136, -156 + low), (138, -134 + low), (126, -122 + low), (118, -136 + low)),
        RUBBER,
        vol=4,
    )
    rump = poly([(78, -278 + low), (122, -270 + low), (122, -204 + low), (78, -200 + low)])
    f.paint(rump, RUBBER, vol=9)
    body = blob((-96, -300 + low, "c"), (-60, -322 + low), (-10, -306 + low), (100, -280 + low, "c"), (104, -206 + low, "c"), (0, -190 + low), (-80, -200 + low, "c"))  # fmt: skip
    m = f.paint(body, HIDE, vol=20, grad=(0.06, -0.2))
    for px, py, r in (
        (-44, -268, 18),
        (8, -244, 21),
        (58, -262, 17),
        (-12, -288, 12),
        (40, -222, 12),
        (-62, -226, 13),
        (84, -228, 10),
    ):
        f.paint(ell(px, py + low, r, r * 0.8), ["#2c1830", "#6c3428", "#a85c28"], vol=4, clip=m, alpha=0.85)
    neck, head = ((-70, -282 + low), (-222, -56)) if drinking else ((-56, -300), (-126, -640))
    lattice(f, neck, head, 56, 26)
    f.paint(blob((neck[0] - 40, neck[1] + 24, "c"), (neck[0] - 30, neck[1] - 10), (neck[0] + 30, neck[1] - 12), (neck[0] + 44, neck[1] + 20, "c")), HIDE, vol=8)  # fmt: skip
    f.line(
        [(84, -284 + low), (neck[0] + 60, neck[1] - 80), (head[0] + 26, head[1] + 6)],
        3.4,
        "#2c1830",
        alpha=0.85,
        ends=0.8,
    )
    turn = 52 if drinking else 6
    crane_head(c, *f.pt(*head), s * 1.12, turn if flip else -turn, flip, fog, light)
    return f.pt(head[0] - 56, 4) if drinking else f.pt(head[0] - 110, head[1])
