"""A tall horse standing in side view, looking left, under a hanging cloth that leaves belly and legs free."""

from itertools import pairwise

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Frame
from studio.shapes import Path, blob, ell, poly, taper, xf

COAT: Ramp = ["#180e14", "#42261f", "#7a4c36", "#b4825a", "#eac494"]
DRAPE: Ramp = ["#30100e", "#702818", "#ac4c28", "#dc8450", "#fccc98"]
CREAM: Ramp = ["#6c6454", "#b0a488", "#e8dcc0", "#fff8e4"]
HARNESS = "#4c1814"
NIGHT = "#120a14"


def draped_horse(f: Frame) -> None:
    """Breast, withers, croup and belly as a horse has them; withers 338 units above the hooves."""
    f.shade(ell(0, 2, 210, 12), 0.5, 9)
    _tail(f)
    foreleg(f, -164, True)
    hindleg(f, 92, True)
    _body(f)
    foreleg(f, -128, False)
    hindleg(f, 146, False)
    _head(f)
    _mane(f)
    _cloth(f)


def foreleg(f: Frame, x: float, far: bool) -> None:
    """Forearm, knee, cannon, fetlock and hoof; the hoof stands at x."""
    shape = blob(
        (-20, 0, "c"), (18, 0, "c"), (15, -12), (12, -26), (20, -42), (11, -58), (11, -86), (16, -102), (20, -126), (34, -162), (44, -196), (0, -232), (-40, -206),
        (-34, -162), (-20, -122), (-19, -104), (-14, -90), (-10, -72), (-9, -54), (-12, -40), (-16, -24), (-19, -14),
    )  # fmt: skip
    m = _leg(f, shape, x, far)
    g = f.card.at(*f.pt(x, 0), f.s, wob=0.2)
    g.shade(taper((12, -178, 10), (14, -140, 9), (12, -108, 5)), 0.4, 4, NIGHT, clip=m)
    g.shade(taper((-16, -92, 4), (0, -88, 6), (12, -92, 4)), 0.35, 3, NIGHT, clip=m)
    g.line([(5, -82), (5, -66), (6, -50)], 2, NIGHT, alpha=0.4, clip=m)


def hindleg(f: Frame, x: float, far: bool) -> None:
    """Thigh, stifle, gaskin, the hock's point behind, cannon, fetlock and hoof; the hoof stands at x."""
    shape = blob(
        (-20, 0, "c"), (18, 0, "c"), (16, -12), (17, -26), (29, -42), (24, -60), (26, -90), (36, -108), (45, -128, "c"), (37, -146), (36, -168), (44, -200),
        (50, -244), (0, -280), (-66, -256), (-66, -212), (-44, -182), (-12, -152), (2, -132), (5, -112), (6, -88), (6, -60), (1, -42), (-7, -26), (-19, -14),
    )  # fmt: skip
    m = _leg(f, shape, x, far)
    g = f.card.at(*f.pt(x, 0), f.s, wob=0.2)
    g.shade(taper((30, -190, 12), (28, -160, 9), (34, -134, 5)), 0.4, 4, NIGHT, clip=m)
    g.shade(taper((6, -104, 4), (18, -100, 6), (30, -104, 4)), 0.35, 3, NIGHT, clip=m)
    g.line([(18, -92), (17, -70), (19, -50)], 2, NIGHT, alpha=0.4, clip=m)


def _leg(f: Frame, shape: Path, x: float, far: bool) -> Arr:
    """A leg's coat, its white sock and its horn."""
    placed = xf(shape, x, 0)
    m = f.paint(placed, COAT[:3] if far else COAT, vol=13, grad=(0.06, -0.16), amb=0.1 if far else 0.18)
    sock = f.path(blob((x - 40, -4), (x - 34, -44), (x, -52), (x + 40, -46), (x + 40, -4)))
    f.card.paint(sock, CREAM[:3] if far else CREAM, vol=8, clip=m, edge=0, soft=1.5, alpha=0.85, wob=0.6)
    hoof = blob((x - 21, 0, "c"), (x - 15, -15, "c"), (x, -17), (x + 14, -13, "c"), (x + 18, 0, "c"))
    f.paint(hoof, COAT[:3], vol=5)
    return m


def _body(f: Frame) -> None:
    """Trunk and arched neck in one line."""
    outline = blob(
        (-54, -334), (-20, -326), (30, -320), (80, -330), (124, -336), (164, -320), (184, -292), (192, -256), (184, -214), (150, -192), (100, -180), (40, -164),
        (-30, -155), (-90, -156), (-126, -172), (-164, -200), (-188, -238), (-192, -276), (-190, -312), (-192, -346), (-198, -378), (-216, -420),
        (-200, -448), (-166, -450), (-124, -430), (-92, -388), (-72, -348),
    )  # fmt: skip
    m = f.paint(outline, COAT, vol=52, grad=(0.06, -0.22))
    f.shade(
        blob((-130, -186), (-60, -176), (60, -184), (150, -206), (150, -186), (40, -156), (-90, -148)),
        0.42,
        8,
        NIGHT,
        clip=m,
    )
    f.shade(taper((-198, -372, 16), (-192, -330, 22), (-190, -280, 14)), 0.35, 9, NIGHT, clip=m)
    f.shade(taper((-176, -372, 4), (-146, -330, 12), (-120, -300, 8)), 0.3, 8, NIGHT, clip=m)
    f.card.marks(m, lambda x, y: np.full_like(x, 0.25), 240, 18 * f.s, 2.4, jit=0.06, alpha=0.35)


def _head(f: Frame) -> None:
    """A lean small head, nose to the water: jowl, eye, nostril, ears forward, bridle."""
    for x, far in ((-206, True), (-192, False)):
        ear = blob(
            (x - 10, -434, "c"), (x - 14, -462), (x - 6, -484, "c"), (x + 8, -464), (x + 10, -438, "c")
        )
        f.paint(ear, COAT[:3] if far else COAT, vol=5)
    head = blob(
        (-196, -448), (-216, -444), (-230, -424), (-240, -394), (-254, -358), (-268, -330), (-270, -314), (-260, -304), (-246, -304), (-238, -314),
        (-226, -332), (-206, -348), (-188, -364), (-178, -386), (-180, -416),
    )  # fmt: skip
    f.shade(head, 0.4, 7, NIGHT)
    m = f.paint(head, COAT, vol=20)
    f.shade(blob((-206, -352), (-190, -364), (-182, -384), (-192, -392), (-208, -372)), 0.3, 6, NIGHT, clip=m)
    f.flat(
        blob((-226, -428), (-232, -412), (-252, -362), (-246, -362), (-228, -404)), "#f4e4c8", 0.8, 2, clip=m
    )
    f.flat(ell(-258, -312, 15, 12), "#2a1614", 0.5, 6, clip=m)
    f.flat(ell(-217, -407, 5.4, 6.4, 20), NIGHT, 1, det=1)
    f.flat(ell(-218.6, -409.6, 1.7), "#fff4dc", 1, det=1)
    f.line([(-226, -416), (-217, -417), (-210, -409)], 2.4, NIGHT, alpha=0.7)
    f.flat(ell(-262, -321, 3.4, 5, 20), NIGHT, 0.9, det=0.9)
    f.line([(-268, -308), (-258, -311), (-248, -317)], 2, NIGHT, alpha=0.8)
    for p, q, r in (((-256, -352), (-240, -344), (-226, -338)), ((-234, -420), (-214, -424), (-182, -418)), ((-196, -434), (-204, -390), (-240, -338)),
        ((-202, -400), (-190, -382), (-184, -374))):  # fmt: skip
        f.line([p, q, r], 4, HARNESS, alpha=0.95, ends=0.9)
    f.flat(ell(-240, -336, 5), "#e8c060", 1, det=0.9)


def _mane(f: Frame) -> None:
    """Locks that fall from the crest to the near side, and a forelock."""
    roots = (
        (-194, -452),
        (-178, -453),
        (-160, -449),
        (-142, -440),
        (-126, -428),
        (-112, -412),
        (-100, -394),
        (-90, -376),
        (-80, -358),
    )
    for i, (x, y) in enumerate(roots):
        dy = 44 + 7 * (i % 3)
        lock = taper((x, y, 12), (x + 3, y + dy * 0.5, 15), (x - 5 + i, y + dy, 3))
        f.paint(lock, COAT[:3], vol=5, tex=0.3, edge=0.3)
    f.paint(taper((-204, -450, 10), (-224, -436, 10), (-232, -414, 2)), COAT[:3], vol=4)


def _tail(f: Frame) -> None:
    """Carried a little off the buttocks, long and combed."""
    for d, end in ((10, -62), (0, -46), (-8, -70)):
        lock = taper(
            (176, -302, 16),
            (206 + d, -288, 24),
            (222 + d, -220, 32),
            (214 + d * 1.4, -130, 28),
            (204 + d * 1.7, end, 4),
        )
        m = f.paint(lock, COAT[:3], vol=12, tex=0.3)
        f.card.marks(m, f.angle(1.62), 34, 34, 2.6, jit=0.06, alpha=0.5)


def _cloth(f: Frame) -> None:
    """Copper cloth hanging from spine and shoulder in folds, with a pale band, and the windmill for arms."""
    tips = [
        (199, -214),
        (161, -204),
        (123, -198),
        (85, -194),
        (47, -191),
        (9, -190),
        (-29, -191),
        (-67, -194),
        (-105, -199),
        (-143, -207),
        (-186, -218),
    ]
    hem: list[tuple[float, float] | tuple[float, float, str]] = [(*tips[0], "c")]
    for (x0, y0), (x1, y1) in pairwise(tips):
        hem += [((x0 + x1) / 2, (y0 + y1) / 2 + 17), (x1, y1, "c")]
    shape = blob(
        (-76, -352),
        (-30, -329),
        (30, -323),
        (80, -333),
        (124, -340),
        (166, -324),
        (188, -294),
        (200, -250),
        *hem,
        (-194, -246),
        (-190, -270),
        (-166, -298),
        (-126, -326),
    )
    f.shade(xf(shape, -3, 8), 0.45, 7, NIGHT)
    f.shade(xf(shape, -5, -5), 0.3, 5, NIGHT)
    m = f.paint(shape, DRAPE, vol=34, grad=(0.1, -0.14))
    band = [(x, y - 16) for x, y in tips]
    f.line(band, 11, CREAM[1], alpha=0.9, ends=0.95, clip=m)
    f.line(band, 6, CREAM[2], alpha=0.9, ends=0.95, clip=m)
    front = [(-192, -256), (-178, -282), (-150, -306), (-112, -328), (-72, -344)]
    f.line(front, 11, CREAM[1], alpha=0.9, ends=0.95, clip=m)
    f.line(front, 6, CREAM[2], alpha=0.9, ends=0.95, clip=m)
    for i, (x, y) in enumerate(tips[1:-1]):
        top = -262 - 26 * (i % 3)
        f.shade(
            taper((x + 8, top, 2), (x + 3, (top + y) / 2, 9), (x, y + 4, 13)), 0.62, 3.4, DRAPE[0], clip=m
        )
        f.flat(
            taper((x - 16, top + 20, 2), (x - 18, y - 20, 6), (x - 19, y + 12, 8)), "#ffcc94", 0.36, 3, clip=m
        )
    f.shade(taper((-170, -300, 8), (-130, -262, 16), (-110, -206, 10)), 0.35, 8, DRAPE[0], clip=m)
    f.shade(taper((112, -312, 8), (102, -262, 18), (86, -200, 10)), 0.3, 9, DRAPE[0], clip=m)
    for i in range(4):
        w = f.card.at(*f.pt(146, -262), f.s, 20 + 90 * i, wob=0.3)
        w.flat(blob((0, 0, "c"), (-5, -24), (17, -32, "c"), (13, -9)), CREAM[2], 0.85, clip=m, det=0.6)
    f.flat(poly([(142, -262), (146, -266), (150, -262), (146, -258)]), DRAPE[1], 1)
