"""Ropes: taut, slack, thin, the one that pulls a sledge, and a plain brown one."""

from collections.abc import Sequence

from studio.paint import Card
from studio.shapes import Point, curve


def taut_rope(c: Card, points: Sequence[Point]) -> None:
    """A strong rope somebody pulls at, light on a dark edge."""
    for w, col in ((5, "#2a1c18"), (2.4, "#ecd8a8")):
        c.line(points, w, col, 0.95, 0.2, ends=0.9)


def slack_rope(c: Card, points: Sequence[Point]) -> None:
    """The end of a rope that nobody pulls at."""
    c.line(points, 4, "#caa870", 0.95, 0.3, ends=0.8)


def sledge_rope(c: Card, tie: Point, hand: Point) -> None:
    """From where it is tied to the sledge, sagging, to the hand that draws it."""
    sag = ((tie[0] + (hand[0] - 12)) / 2, tie[1] + 16)
    c.line(curve(tie, sag, hand), 5, "#5c2c38", 0.95, 0.3, det=0.8, ends=0.9)


def brown_rope(
    c: Card, *way: Point, w: float = 3, col: str = "#6a4c34", a: float = 0.9, ends: float = 0.8
) -> None:
    """A rope or lead through the points of its way, from a hand to what it draws."""
    c.line(way, w, col, a, 0.3, ends=ends)
