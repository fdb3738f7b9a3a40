"""Cattle at rest."""

from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, taper


def lying_cow(
    p: Print, x: float, y: float, w: float = 300, tone: str = "k", flip: bool = False, patches: str = "k"
) -> Path:
    """A cow lying with its legs folded, `w` long, head to the left (`flip`: right); (x, y) is under its middle."""
    f = -1 if flip else 1

    def q(u: float, v: float) -> tuple[float, float]:
        return x + f * u * w, y - v * w

    dark = "k" in tone
    pen = 0 if dark else 5
    far = [taper((*q(-0.2, 0.08), 0.09 * w), (*q(-0.4, 0.05), 0.06 * w), (*q(-0.46, 0.02), 0.05 * w))]
    body = blob(
        (*q(-0.3, 0.02), "c"), q(-0.37, 0.14), q(-0.33, 0.3), q(-0.2, 0.4), q(0.0, 0.39), q(0.2, 0.41), q(0.36, 0.36), q(0.46, 0.2),
        q(0.45, 0.06), (*q(0.36, 0.0), "c"),
    )  # fmt: skip
    neck = blob(
        q(-0.14, 0.38),
        q(-0.34, 0.5),
        q(-0.44, 0.54),
        q(-0.46, 0.42),
        q(-0.38, 0.26),
        q(-0.3, 0.14),
        q(-0.16, 0.2),
    )
    head = blob(
        q(-0.36, 0.52), q(-0.42, 0.57), q(-0.5, 0.53), q(-0.6, 0.42), (q(-0.65, 0.37)), q(-0.64, 0.32), q(-0.58, 0.31), q(-0.48, 0.38),
        q(-0.4, 0.42),
    )  # fmt: skip
    path = p.shape(*far, body, neck, head, tone=tone, line=pen, halo=7, clear="12k")
    ear = blob((*q(-0.37, 0.53), "c"), q(-0.3, 0.56), (*q(-0.24, 0.5), "c"), q(-0.3, 0.47))
    horn = taper((*q(-0.4, 0.56), 0.036 * w), (*q(-0.39, 0.64), 0.026 * w), (*q(-0.44, 0.69), 0.008 * w))
    p.shape(horn, tone="", line=3, halo=3, clear="12k")
    p.shape(ear, tone=tone, line=pen * 0.7, halo=3, clear="12k")
    cut = p.cutline if dark else p.line
    hip = [taper((*q(0.3, 0.1), 0.16 * w), (*q(0.16, 0.06), 0.08 * w), (*q(0.04, 0.03), 0.055 * w))]
    p.shape(*hip, tone=tone, line=pen * 0.8, halo=3.5 if dark else 0, clear="12k")
    cut(q(0.4, 0.3), q(0.3, 0.25), q(0.2, 0.14), q(0.18, 0.1), w=5)
    cut(q(-0.26, 0.02), q(-0.3, 0.1), q(-0.27, 0.2), w=5)
    cut(q(-0.2, 0.4), q(-0.24, 0.3), q(-0.2, 0.2), w=4)
    cut(q(-0.48, 0.475), q(-0.505, 0.465), q(-0.53, 0.475), w=4)
    cut(q(-0.63, 0.35), q(-0.6, 0.345), w=4)
    p.shape(
        taper((*q(0.46, 0.22), 0.02 * w), (*q(0.49, 0.08), 0.018 * w), (*q(0.42, 0.0), 0.05 * w)),
        tone=tone,
        line=pen * 0.7,
        halo=2,
        clear="12k",
    )
    if not dark and patches:
        for spot in (blob(q(0.02, 0.4), q(0.18, 0.4), q(0.16, 0.26), q(0.04, 0.22), q(-0.04, 0.3)), blob(q(-0.4, 0.55), q(-0.5, 0.52), q(-0.46, 0.44), q(-0.4, 0.44)),
                     blob(q(0.34, 0.36), q(0.46, 0.2), q(0.4, 0.1), q(0.32, 0.22)), blob(q(-0.22, 0.26), q(-0.14, 0.3), q(-0.12, 0.14), q(-0.2, 0.1))):  # fmt: skip
            p.shape(spot, tone=patches, clip=path)
        p.carve("12k", ell(*q(-0.505, 0.48), 3.4))
    if dark:
        light = 0.8 * p.lit(path, q(0.2, 1.4), 0.09 * w)
        p.engrave("k", path, p.along(path), light, 9, length=(20, 60), clip=path)
    return path
