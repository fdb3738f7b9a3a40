"""Flamingos that look for something under water."""

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, taper


def flamingo(p: Print, x: float, y: float, s: float, f: int, bow: float = 0) -> None:
    """A bird whose feet and beak are in the water at y; `s` its height."""

    def q(u: float, v: float) -> tuple[float, float]:
        return x + f * u * s, y - v * s

    for u in (0.02, 0.12):
        p.line(
            (*q(u, 0.5), max(1.6, s * 0.026)),
            (*q(u + 0.02, 0.26), max(1.6, s * 0.03)),
            (*q(u - 0.01, 0.0), max(1.4, s * 0.02)),
        )
    body = blob(
        q(-0.2, 0.62),
        q(-0.1, 0.78),
        q(0.12, 0.8),
        q(0.32, 0.66),
        (*q(0.5, 0.52), "c"),
        q(0.26, 0.5),
        q(0.0, 0.46),
        q(-0.16, 0.5),
    )
    neck = taper(
        (*q(-0.14, 0.64), s * 0.13),
        (*q(-0.3, 0.62 + bow), s * 0.085),
        (*q(-0.36, 0.4), s * 0.07),
        (*q(-0.28, 0.16), s * 0.066),
        (*q(-0.3, 0.0), s * 0.07),
    )
    p.shape(
        body, neck, tone="1", line=max(1.6, s * 0.024), halo=max(1.5, s * 0.02), clear="12k", eps=0.6, jit=0.3
    )
    p.shape(blob(q(0.2, 0.6), (*q(0.5, 0.52), "c"), (*q(0.3, 0.52), "c")), tone="k")
    for i in range(3 if s > 70 else 0):
        p.line(
            q(-0.02 + 0.1 * i, 0.7 - 0.03 * i),
            q(0.08 + 0.1 * i, 0.6 - 0.02 * i),
            q(0.2 + 0.1 * i, 0.58),
            w=s * 0.02,
        )
    for u, w in ((0.05, 0.26), (-0.3, 0.15)):
        p.ink("2", stroke(q(u - w, -0.03), q(u, -0.045), q(u + w, -0.03), w=s * 0.03))
        p.ink("2", stroke(q(u - w * 0.6, -0.09), q(u + w * 0.7, -0.09), w=s * 0.022))
