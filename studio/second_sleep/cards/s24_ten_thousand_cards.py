"""Ten Thousand Cards.

A stand in a stadium: every spectator holds up a square, and the squares together are one enormous face with its eyes shut.
From one eye runs a tear: the people leaving by the stairs. Below, on the empty pitch, stands one player with the ball.
"""

import numpy as np

from studio.linocut.elements.body import FRONT
from studio.linocut.elements.dress import Wear, someone
from studio.linocut.elements.people import figure
from studio.linocut.knife import rasterise, stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly

META = {"number": 24, "slug": "ten-thousand-cards", "seed": 24, "inks": "buff-ultramarine"}
CELL = 16
PITCH = 960  # where the grass begins


def arc(x: float, y: float, w: float, sag: float, thick: float) -> Path:
    """A bow that hangs (or stands: sag below 0) between two corners."""
    return stroke((x - w, y, thick * 0.6), (x - w * 0.5, y + sag * 0.78, thick), (x, y + sag, thick * 1.1), (x + w * 0.5, y + sag * 0.78, thick),
        (x + w, y, thick * 0.6))  # fmt: skip


def portrait() -> list[tuple[str, Path]]:
    """The face in large shapes, far to near."""
    out: list[tuple[str, Path]] = [("2", blob((20, 980, "c"), (40, 560), (40, 220), (190, -20), (430, -80), (680, -10), (760, 260), (750, 560), (790,
        980, "c"))), ("1", poly([(270, 780), (570, 780), (660, 1000), (180, 1000)])), ("", blob((420, 20), (620, 110), (690, 320), (664, 570), (570,
        780), (426, 880), (290, 810), (176, 610), (130, 360), (190, 110))), ("1", blob((610, 110), (690, 320), (664, 570), (570, 780), (426, 880),
        (520, 740), (600, 580), (626, 370))), ("2", blob((90, 440), (110, 160), (300, 10), (500, 10), (430, 100), (270, 150), (190, 270), (150,
        440))), ("2", blob((470, 10), (640, 80), (730, 280), (720, 500), (680, 430), (650, 270), (560, 130)))]  # fmt: skip
    for x in (272, 548):
        out += [
            (
                "1",
                blob(
                    (x - 100, 352), (x - 50, 306), (x + 50, 306), (x + 100, 352), (x + 60, 396), (x - 60, 396)
                ),
            )
        ]
        out += [("k", arc(x, 352, 112, 56, 26)), ("k", arc(x, 262, 108, -40, 27))]
        for t in (-0.82, -0.4, 0.0, 0.4, 0.82):
            y = 352 + 56 * (1 - abs(t) ** 2.4)
            out.append(("k", stroke((x + 108 * t, y, 17), (x + 138 * t, y + 62 - 18 * abs(t), 16))))
    out += [
        ("2", stroke((444, 380, 16), (462, 500, 17), (478, 580, 17))),
        ("2", stroke((400, 604, 20), (440, 616, 20), (484, 588, 18))),
        ("2", blob((316, 712), (380, 682), (416, 694), (452, 682), (520, 712), (418, 768))),
        ("k", stroke((308, 716, 16), (380, 708, 17), (418, 716, 17), (456, 708, 17), (528, 716, 16))),
    ]
    return out


def stand(p: Print) -> None:
    """Square by square."""
    p.ground("k")
    rng, cols, rows = p.dice(), 800 // CELL, 960 // CELL
    shown = np.full((rows, cols), "1", object)
    for tone, path in portrait():
        part = rasterise(path, (0, 0, 800, rows * CELL), 1).reshape(rows, CELL, cols, CELL).mean((1, 3))
        shown[part > 118] = tone
    squares: dict[str, list[Path]] = {"": [], "1": [], "2": [], "k": []}
    for j in range(rows):
        for i in range(cols):
            x, y = (i + 0.5) * CELL, (j + 0.5) * CELL + 6 * ((i * CELL - 400) / 400) ** 2
            turn, w = np.radians(float(rng.normal(0, 2.6))), CELL * 0.44
            c, s = np.cos(turn) * w, np.sin(turn) * w
            tone = str(shown[j, i])
            if tone != "k" and rng.random() < 0.012:
                tone = str(rng.choice(["", "1", "2"]))
            squares[tone].append(poly([(x + u * c - v * s, y + u * s + v * c) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]))  # fmt: skip
    for tone in ("", "1", "2"):
        p.fill(tone, *squares[tone])


def tear(p: Print) -> None:
    """The stairs, and who goes down them."""
    drop = blob((196, 400, "c"), (236, 540), (288, 690), (340, 850), (316, 990), (220, 1040), (122, 990), (98, 850), (140, 690), (180, 540))  # fmt: skip
    path = p.shape(drop, tone="", halo=9, clear="12k")
    for y in np.cumsum(np.r_[480, np.linspace(14, 36, 24)]):
        p.line((80, y), (360, y + 3), w=2 + (y - 460) * 0.007, ends=0.9, clip=path)
    p.contour(path, 12)
    rng = p.dice()
    for x, y, h in (
        (212, 596, 60),
        (198, 662, 76),
        (244, 716, 90),
        (196, 780, 106),
        (268, 836, 122),
        (176, 900, 138),
        (276, 948, 150),
        (212, 1020, 166),
    ):
        figure(p, x, y, h, "walk", "front" if h > 70 else "back", wear=someone(rng, ("2", "k", "k"), "k").but(top_print=""), halo=3)  # fmt: skip


def pitch(p: Print) -> None:
    """Mown in bands, and one who has stayed."""
    grass = p.shape(poly([(-20, PITCH), (820, PITCH), (820, 1220), (-20, 1220)]), tone="1")
    p.contour(grass, 9)
    for x in range(-500, 1451, 150):
        band = poly([(400 + (x - 400) * 0.7, PITCH + 6), (400 + (x + 75 - 400) * 0.7, PITCH + 6), (400 + (x + 75 - 400) * 1.5, 1210),
            (400 + (x - 400) * 1.5, 1210)])  # fmt: skip
        p.comb("1", band, 0, 0.5, 12, length=(40, 120))
    p.carve("12k", stroke((-10, 1128), (810, 1120), w=9, ends=0.9))
    who = Wear(top="2", legs="", skin="k", style="crop", shoes="k", bulk=1.1)
    b = figure(p, 590, 1120, 230, FRONT["stand"].but(near_hand=(0.2, 0.5), near_foot=(0.08, 0), far_foot=(-0.06, 0)), "back", who, halo=6)  # fmt: skip
    u, v = b["near_hand"]
    p.shape(ell(u - 16, v - 16, 25), tone="", line=4, halo=3, clear="12k")
    p.ink("k", ell(u - 18, v - 18, 8))


def scene(p: Print) -> None:
    """The stand, the pitch, the tear."""
    stand(p)
    pitch(p)
    tear(p)
    p.border()
