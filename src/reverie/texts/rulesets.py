"""What a ruleset is called and how it is told of, by language; in English where nothing else is written."""

from msgspec import Struct

from reverie.game.ruleset import Ruleset
from reverie.texts import written


class RulesetTexts(Struct, frozen=True):
    title: str
    summary: str


def texts_of(rules: Ruleset, language: str) -> RulesetTexts:
    own = written(language, "rulesets").get(rules.id, {})
    return RulesetTexts(own.get("title", rules.title), own.get("summary", rules.summary))
