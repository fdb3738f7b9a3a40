"""Why something is refused, by language; in English where nothing else is written."""

from collections.abc import Mapping

from reverie.texts import written


def sentence(code: str, english: str, language: str) -> str:
    """`{name}` in it stands for a parameter."""
    own: str = written(language, "refusals").get(code, english)
    return own


def told(code: str, english: str, params: Mapping[str, str | int], language: str) -> str:
    return sentence(code, english, language).format(**params)
