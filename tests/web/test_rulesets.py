"""The rulesets as a device asks for them, in its own language."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from reverie.rulesets import RULESETS
from reverie.texts import LANGUAGES
from reverie.texts.rulesets import texts_of
from reverie.wire.bodies import AboutRuleset
from tests.web.guest import house


@pytest.mark.parametrize("asked", ["", *(f"?language={language}" for language in ("en", *LANGUAGES, "xx"))])
def test_every_ruleset_is_told_of_in_the_language_asked_for(tmp_path: Path, asked: str) -> None:
    language = asked.rpartition("=")[2]

    async def story() -> list[AboutRuleset]:
        async with house(tmp_path) as h, h.http.get(f"{h.origin}/api/rulesets{asked}") as answer:
            assert answer.status == 200
            return msgspec.json.decode(await answer.read(), type=list[AboutRuleset])

    told = asyncio.run(story())
    texts = {rules: texts_of(rules, language) for rules in RULESETS.values()}
    assert told == [AboutRuleset(r.id, t.title, t.summary, r.audience) for r, t in texts.items()]
