"""A dark room from above and an unmade bed in it."""

import numpy as np

from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.shapes import Path, blob, curve, poly, rect


def room(p: Print) -> None:
    """Boards in the dark and a bed across them."""
    p.ground("k")
    for i in range(-3, 12):
        p.cutline((-40 + 96 * i, -10), (-200 + 96 * i, 1210), w=2.6, ends=0.6)
    p.gouges("k", rect(0, 0, 800, 1200), np.radians(97.5), 130, (20, 70), (1.5, 3.5))


def fold(p: Print, clip: Path, *pts: tuple[float, float]) -> None:
    """A crease: a black ridge that swells, and stone-grey shade falling off to its right."""
    line = curve(*pts)
    n = len(line)
    t = np.linspace(0, 1, n)
    wide = 46 * np.sin(np.pi * np.clip(t, 0.01, 0.99)) ** 0.8
    d = np.gradient(line, axis=0)
    side = np.stack([d[:, 1], -d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6)
    shade = poly(np.vstack([line, (line + side * wide[:, None])[::-1]]))
    field = p.guided([tuple(q) for q in line[:: max(1, n // 12)]])
    near = knife(poly(np.vstack([line, (line + side * wide[:, None] * 0.3)[::-1]])))
    p.fill("1", near, clip=clip)
    p.engrave("1", shade, field, 0.75, 10, False, (30, 120), clip=clip)
    p.engrave("k", near, field, 0.5, 8, False, (20, 70), clip=clip)
    p.line(
        *[
            (float(q[0]), float(q[1]), 1.5 + 8 * float(np.sin(np.pi * u)) ** 0.7)
            for q, u in zip(line[::6], t[::6], strict=True)
        ],
        clip=clip,
    )


def bed(p: Print) -> None:
    """The mattress, the sheet that has slid, two pillows."""
    sheet = p.shape(
        blob((250, -30, "c"), (500, 10), (780, 30, "c"), (752, 260), (716, 470), (700, 660), (660, 830), (640, 1000), (560, 1096), (470, 1064), (372, 1104), (300, 1040),
             (210, 1030), (80, 1000), (96, 900), (140, 800), (124, 690), (168, 560), (178, 420), (226, 240)),
        tone="", halo=8, clear="12k",
    )  # fmt: skip
    for pts in (((184, 440), (290, 500), (330, 640), (296, 800), (330, 960), (300, 1050)), ((716, 480), (640, 580), (600, 720), (500, 800), (450, 930), (470, 1060)),
                ((132, 690), (206, 770), (190, 900), (110, 1000)), ((690, 660), (650, 800), (640, 900), (566, 1090)), ((234, 280), (300, 330), (420, 350), (500, 420)),
                ((384, 740), (416, 860), (396, 980), (390, 1096)), ((740, 330), (690, 400), (672, 470), (630, 540))):  # fmt: skip
        fold(p, sheet, *pts)
    for x, y, rot, w, h in ((372, 150, 8, 134, 84), (640, 200, 14, 118, 84)):

        def at(
            *q: tuple[float, float], x: float = x, y: float = y, rot: float = rot
        ) -> list[tuple[float, float]]:
            c, s = np.cos(np.radians(rot)), np.sin(np.radians(rot))
            return [(x + u * c - v * s, y + u * s + v * c) for u, v in q]

        rim = at(
            (-w, -h), (0, -h * 0.82), (w, -h), (w * 0.92, 0), (w, h), (0, h * 0.88), (-w, h), (-w * 0.92, 0)
        )
        pillow = p.shape(
            blob(*[(*q, "c") if i in (0, 2, 4, 6) else q for i, q in enumerate(rim)]), tone="", line=7
        )
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            for k in (0.2, 0.5):
                p.line(
                    *at((u * w * 0.96, v * h * 0.92), (u * w * (0.84 - k * 0.4), v * h * (0.6 + k * 0.4))),
                    w=4,
                    ends=0.15,
                    clip=pillow,
                )
        dent = blob(
            *at(
                (-w * 0.5, -h * 0.1),
                (-w * 0.1, -h * 0.42),
                (w * 0.4, -h * 0.2),
                (w * 0.3, h * 0.3),
                (-w * 0.3, h * 0.36),
            )
        )
        p.comb("1", dent, rot - 20, 0.75 * p.inside(dent, 30), 10, False, length=(20, 70))
