"""What people take along."""

from studio.linocut.press import Print
from studio.shapes import blob, poly, rect


def suitcase(p: Print, x: float, y: float, w: float) -> None:
    """Open on the blanket: lid up, something striped hanging out."""
    p.shape(
        poly(
            [
                (x - w / 2, y - w * 0.36),
                (x + w / 2, y - w * 0.36),
                (x + w * 0.58, y - w * 0.84),
                (x - w * 0.4, y - w * 0.84),
            ]
        ),
        tone="",
        line=6,
        halo=6,
        clear="12k",
    )
    p.line((x - w * 0.3, y - w * 0.74, 4), (x + w * 0.46, y - w * 0.74, 4), w=4)
    p.shape(rect(x - w / 2, y - w * 0.36, x + w / 2, y, 5), tone="1", line=6, halo=5, clear="12k")
    for s in (-1, 1):
        p.fill("k", rect(x + s * w * 0.26 - 7, y - w * 0.36, x + s * w * 0.26 + 7, y - w * 0.2))
    p.shape(
        rect(x - w * 0.14, y - w * 0.24, x + w * 0.14, y - w * 0.14, 6),
        tone="",
        line=5,
        minus=[rect(x - w * 0.09, y - w * 0.2, x + w * 0.09, y - w * 0.14)],
    )
    cloth = p.shape(
        blob(
            (x - w * 0.46, y - w * 0.4, "c"),
            (x - w * 0.2, y - w * 0.46),
            (x + w * 0.02, y - w * 0.38, "c"),
            (x - w * 0.06, y - w * 0.1),
            (x - w * 0.24, y - w * 0.06),
            (x - w * 0.4, y - w * 0.12),
        ),
        tone="",
        line=5,
        halo=3,
        clear="12k",
    )
    p.comb("2", cloth, 80, 0.5, 12, cut=False)
