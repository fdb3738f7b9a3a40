"""What a wrestler wears: cape and laced mask."""

from studio.linocut.press import Print
from studio.shapes import blob, poly, star


def cape(p: Print) -> None:
    """It hangs from his shoulders to the tiles."""
    path = p.shape(
        blob(
            (500, 560, "c"),
            (590, 566),
            (668, 660),
            (704, 800),
            (716, 960),
            (736, 1112, "c"),
            (680, 1128),
            (640, 1104),
            (596, 1120, "c"),
            (580, 900),
            (540, 720),
        ),
        tone="k",
        halo=6,
        clear="12k",
    )
    p.engrave(
        "k",
        path,
        p.guided([(600, 600), (690, 800), (700, 1100)], [(570, 600), (640, 900), (660, 1100)]),
        0.8 * p.lit(path, (1200, 400), 50),
        12,
        length=(40, 140),
    )


def mask(p: Print, x: float, y: float) -> None:
    """Bowed, laced, holes for an eye and the mouth; the tear runs up from the ear."""
    face = p.shape(blob((x + 26, y - 66), (x - 22, y - 60), (x - 58, y - 22), (x - 66, y + 8), (x - 86, y + 32, "c"), (x - 66, y + 42), (x - 62, y + 72), (x - 28, y + 82), (x + 20, y + 56),
                        (x + 66, y + 30), (x + 76, y - 20)), tone="2", line=5, halo=6, clear="12k")  # fmt: skip
    p.shape(blob((x - 60, y + 2), (x - 40, y - 22), (x - 12, y - 12), (x - 26, y + 12)), tone="", line=4)
    p.line((x - 48, y - 2), (x - 34, y + 2), (x - 22, y - 4), w=5)
    p.shape(blob((x - 66, y + 52), (x - 44, y + 44), (x - 26, y + 56), (x - 48, y + 66)), tone="", line=4)
    p.shape(star(x + 24, y - 2, 24), tone="1", line=3)
    p.carve(
        "12k",
        poly([(x - 4, y - 62), (x + 14, y - 64), (x + 8, y - 40), (x + 16, y - 22), (x + 2, y - 34)]),
        clip=face,
    )
    for d in (-52, -40, -30):
        p.line((x - 4, y + d), (x + 16, y + d - 4), w=3.4)
