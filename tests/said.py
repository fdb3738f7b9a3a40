"""A refusal as people read it in some language."""

from reverie.game.refusals import Refusal
from reverie.texts.refusals import told


def in_language(refusal: Refusal, language: str) -> str:
    return told(refusal.code, "", refusal.params, language)
