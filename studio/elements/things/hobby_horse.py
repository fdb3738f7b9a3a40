"""The head of a hobby horse: stuffed cloth on the end of a stick, woollen mane, button eye, red bridle."""

from studio.colour import Ramp
from studio.paint import Frame
from studio.shapes import blob, ell, taper

CLOTH: Ramp = ["#240e10", "#58281a", "#8c4a2c", "#bc7c4c", "#e4b07c"]
WOOL: Ramp = ["#7c6440", "#c4a468", "#f0dca8", "#fff6d8"]
BRIDLE = "#a02428"
INK = "#20141c"


def hobby_head(f: Frame) -> None:
    """In the units of a boy 570 tall: the stick enters at (-160, -310), the ears reach -500, the rein ends at (-104, -262)."""
    for x, y, lean, shade in ((-212, -436, -8, 3), (-184, -440, 6, 5)):
        ear = blob(
            (x - 13, y, "c"),
            (x - 15 + lean, y - 34),
            (x - 2 + lean, y - 64, "c"),
            (x + 15 + lean, y - 34),
            (x + 16, y + 2, "c"),
        )
        m = f.paint(ear, CLOTH[:shade], vol=6)
        f.flat(
            blob(
                (x - 4, y), (x - 6 + lean, y - 30), (x - 1 + lean, y - 48), (x + 6 + lean, y - 28), (x + 7, y)
            ),
            "#e8a888",
            0.7,
            2,
            clip=m,
        )
    head = blob(
        (-142, -338, "c"), (-136, -384), (-152, -424), (-180, -446), (-212, -444), (-232, -424), (-246, -388), (-266, -350), (-284, -322), (-282, -300),
        (-266, -290), (-246, -296), (-230, -316), (-208, -330), (-194, -324), (-178, -286, "c"), (-158, -306),
    )  # fmt: skip
    f.shade(head, 0.35, 6)
    m = f.paint(head, CLOTH, vol=20, lump=0.04, amb=0.34)
    f.shade(taper((-176, -380, 8), (-190, -350, 16), (-200, -330, 10)), 0.45, 6, CLOTH[0], clip=m)
    muzzle = blob((-304, -322), (-276, -334), (-256, -322), (-252, -300), (-262, -278), (-300, -284))
    f.flat(muzzle, "#e8c898", 0.8, 5, clip=m)
    f.flat(ell(-270, -316, 4.4, 5.4), INK, 0.95, det=1)
    f.line([(-278, -302), (-264, -301), (-250, -306)], 3.2, "#5c2c20", alpha=0.9)
    for i, (x, y) in enumerate(
        (
            (-198, -448),
            (-178, -448),
            (-162, -438),
            (-150, -422),
            (-142, -402),
            (-138, -380),
            (-138, -358),
            (-142, -340),
        )
    ):
        lock = taper((x - 8, y + 8, 15), (x + 12, y + 2, 17), (x + 24 + 5 * (i % 2), y + 16, 6))
        f.paint(lock, WOOL, vol=6, edge=0.35)
    f.paint(taper((-196, -450, 12), (-216, -442, 13), (-228, -424, 4)), WOOL, vol=5, edge=0.35)  # forelock
    for strap in (
        ((-268, -352), (-252, -340), (-226, -320)),
        ((-238, -420), (-212, -424), (-176, -408)),
        ((-190, -418), (-206, -378), (-240, -332)),
        ((-178, -410), (-176, -380), (-196, -334)),
    ):
        f.line(list(strap), 6.4, BRIDLE, alpha=1, ends=0.9, clip=m)
    f.paint(ell(-240, -331, 6.5), WOOL, vol=3, det=1)
    f.flat(ell(-222, -391, 12.5), WOOL[3], 1, det=1)
    f.flat(ell(-222, -391, 8.6), INK, 1, det=1)
    f.flat(ell(-225, -394.5, 3), "#fffaf0", 1, det=1)
    f.line([(-238, -328), (-170, -280), (-104, -260)], 5, BRIDLE, alpha=0.95, ends=0.9)
    for d in (0, 11):  # tied to the stick
        f.line(
            [(-146 - d, -334 - d * 0.4), (-158 - d, -312 - d * 0.6), (-176 - d * 0.7, -292 - d * 1.1)],
            7,
            BRIDLE,
            alpha=1,
            ends=0.9,
        )
