"""A tapir that sits like a driver."""

from studio.linocut.press import Print
from studio.shapes import blob, ell, taper


def tapir(p: Print, x: float, y: float, s: float) -> None:
    """Upright on the seat, its forefeet on the levers: white behind, black before, looking right."""

    def at(*pts: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + q[0] * s, y - q[1] * s) for q in pts]

    p.shape(
        blob(
            *at(
                (-0.5, 0.0),
                (-0.62, 0.4),
                (-0.5, 0.84),
                (-0.2, 1.1),
                (0.14, 1.0),
                (0.24, 0.56),
                (0.34, 0.2),
                (0.2, 0.0),
            )
        ),
        tone="",
        line=4.5,
        halo=5,
        clear="12k",
    )
    p.shape(
        taper(
            *[
                (*q, w * s)
                for q, w in zip(at((0.02, 0.2), (0.36, 0.18), (0.5, 0.04)), (0.36, 0.26, 0.16), strict=True)
            ]
        ),
        tone="k",
        halo=3,
        clear="12k",
    )
    p.shape(blob(*at((-0.26, 1.08), (-0.18, 1.3), (0.02, 1.52), (0.26, 1.62), (0.46, 1.54), (0.66, 1.36), (0.82, 1.2), (0.84, 1.04), (0.76, 1.02), (0.7, 1.12), (0.5, 1.16), (0.36, 1.1),
                            (0.34, 0.9), (0.26, 0.6), (0.1, 0.7), (-0.14, 0.9))), tone="k", halo=4, clear="12k")  # fmt: skip
    p.shape(blob(*at((0.06, 1.52), (0.0, 1.76), (0.12, 1.84), (0.24, 1.62))), tone="k", halo=3, clear="12k")
    p.carve("12k", blob(*at((0.02, 1.8), (0.08, 1.86), (0.14, 1.82), (0.08, 1.78))))
    p.carve("12k", ell(*at((0.42, 1.42))[0], s * 0.035))
    p.shape(
        taper(
            *[
                (*q, w * s)
                for q, w in zip(at((0.14, 0.84), (0.44, 0.66), (0.66, 0.62)), (0.26, 0.18, 0.13), strict=True)
            ]
        ),
        tone="k",
        halo=3,
        clear="12k",
    )
