"""Honey: comb in a hole, and the runs that come out of it."""

import math

from studio.paint import Frame
from studio.shapes import Path, blob, ell, poly, taper, xf

HONEY = ["#7a3008", "#cc7010", "#f6a818", "#ffd44c", "#fff6b8"]
COMB = ["#6a2a08", "#b86410", "#e89c20", "#ffd060"]


def honey_heart(f: Frame) -> None:
    """A rusted hole over the heart of a sitting suit of armour, full of comb, and two runs out of it."""
    hole = blob(
        (20, -520), (44, -548), (84, -540), (104, -506), (92, -458), (62, -424), (34, -446), (14, -484)
    )
    f.paint(hole, ["#241014", "#5c2414", "#9c4c20"], vol=6, edge=0.3, wob=1.6)
    shape = blob(
        (28, -516), (48, -538), (80, -532), (95, -504), (84, -460), (62, -434), (40, -452), (22, -484)
    )
    inner = f.paint(shape, COMB, vol=18, amb=0.5, wob=1.2, edge=0.2)
    for row in range(8):
        for col in range(6):
            x, y = 22 + col * 16 + (row % 2) * 8, -536 + row * 14
            turns = [a * math.pi / 3 + 0.52 for a in range(6)]
            cell = poly([(x + 7 * math.cos(a), y + 7 * math.sin(a)) for a in turns])
            full = (row * 7 + col * 3) % 4
            f.paint(cell, HONEY if full else HONEY[:2], vol=5, clip=inner, wob=0.2, edge=0.45, det=0.6)
    f.shade(
        blob((24, -516), (48, -540), (84, -532), (70, -520), (44, -514), (34, -486)),
        0.6,
        5,
        "#2c0c04",
        clip=inner,
    )
    shape = blob((24, -474), (40, -470), (58, -462), (76, -468), (90, -470), (86, -446), (77, -424), (72, -394),
        (73, -350), (74, -322), (65, -306), (54, -320), (55, -352), (52, -396), (47, -424), (42, -430), (38, -418),
        (37, -400), (31, -388), (25, -400), (27, -424), (24, -448))  # fmt: skip
    _flow(f, shape, ((60, -440), (58, -396), (59, -340)), ((30, -444), (30, -414)))


def honey_visor(h: Frame) -> None:
    """The two slits of a helmet's visor, brimming over; the longest tear hangs by a thread from the chin."""
    for s in (-1, 1):
        slit = blob(
            (s * 12, -92), (s * 40, -106), (s * 84, -100), (s * 90, -86), (s * 46, -80), (s * 12, -74)
        )
        h.paint(slit, ["#14060a", "#341008", "#7c3c0c"], vol=4, wob=0.3, edge=0.3, det=0.7)
    short = blob((-18, -84), (-40, -94), (-62, -94), (-82, -90), (-84, -80), (-78, -66), (-72, -76), (-66, -70),
        (-64, -44), (-66, -16), (-62, 2), (-54, 6), (-48, -4), (-50, -34), (-46, -62), (-38, -70), (-32, -60),
        (-31, -42), (-25, -34), (-19, -44), (-20, -64), (-14, -76))  # fmt: skip
    _flow(h, short, ((-60, -76), (-59, -40), (-58, -8)), ((-28, -66), (-27, -46)))
    _thread(h)
    long = blob((18, -84), (40, -94), (64, -95), (84, -90), (86, -78), (82, -56), (75, -46), (69, -56), (68, -70),
        (60, -74), (52, -60), (48, -26), (42, 4), (34, 24), (27, 28), (22, 18), (26, -10), (27, -44), (22, -66),
        (14, -74))  # fmt: skip
    _flow(h, long, ((34, -78), (34, -40), (30, 8)), ((74, -74), (74, -58)))


def _thread(h: Frame) -> None:
    """Below the chin: a thread, thinner and thinner, with a drop on its way down."""
    h.paint(
        taper((28, 16, 13), (27, 36, 6), (26, 64, 3.6)), HONEY, vol=4, amb=0.5, edge=0.2, tex=0.05, wob=0.2
    )
    drop = blob((26, 52, "c"), (31, 68), (33, 78), (26, 88), (19, 78), (21, 68))
    h.paint(drop, HONEY, vol=8, amb=0.5, edge=0.25, tex=0.05, wob=0.15, det=0.8)
    h.flat(ell(23.5, 74, 2, 4), "#fffbe0", 0.95, det=1)


def _flow(f: Frame, shape: Path, *glints: tuple[tuple[float, float], ...]) -> None:
    """Honey that has come over a brim and found its ways down, its shadow on the metal, wet lights along it."""
    f.shade(xf(shape, 6, 7), 0.4, 5, "#2c1008")
    m = f.paint(shape, HONEY, vol=12, amb=0.4, edge=0.3, rim=0.5, tex=0.07, wob=0.25, det=0.6)
    for line in glints:
        x, y = line[-1]
        f.flat(ell(x + 4, y + 4, 8, 12), "#ffe880", 0.5, 4, clip=m)
        f.line(list(line), 3.4, "#fffbe0", alpha=0.9, clip=m, det=0.8)
