"""The optional brain elsewhere, against a server on this machine."""

import asyncio
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from aiohttp import web

from reverie.bots.endpoint import Endpoint
from reverie.bots.endpoint_brain import ASK, EndpointBrain
from reverie.bots.lexical import LexicalBrain
from reverie.bots.phrases import phrases
from tests.bots.cards import BOX, Letters

CARDS = list(BOX.texts.values())[:8]


def asked(work: Callable[[str], None], *, broken: bool = False) -> list[dict[str, Any]]:
    """Run the work in a thread while a server answers; what it was asked."""
    seen: list[dict[str, Any]] = []

    async def embeddings(request: web.Request) -> web.Response:
        body = await request.json()
        seen.append({"key": request.headers.get("Authorization"), **body})
        if broken:
            return web.json_response({"error": "no"}, status=500)
        vectors = Letters().encode(body["input"])
        rows = [{"index": n, "embedding": v.tolist()} for n, v in enumerate(vectors)]
        return web.json_response({"data": rows[::-1]})

    async def chat(request: web.Request) -> web.Response:
        body = await request.json()
        seen.append(body)
        lines = "1. Nobody saw it leave\n- fox\n\n“Just one more step”"
        return web.json_response({"choices": [{"message": {"content": lines}}]})

    async def story() -> None:
        app = web.Application()
        app.add_routes([web.post("/v1/embeddings", embeddings), web.post("/v1/chat/completions", chat)])
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = runner.addresses[0][1]
        try:
            await asyncio.to_thread(work, f"http://127.0.0.1:{port}/v1")
        finally:
            await runner.cleanup()

    asyncio.run(story())
    return seen


def test_fits_come_from_the_endpoint() -> None:
    fits: list[Any] = []

    def work(url: str) -> None:
        brain = EndpointBrain(Endpoint(url, "small", key="sesame"), LexicalBrain())
        fits.append(brain.fit("whale", CARDS, "en"))

    seen = asked(work)
    assert CARDS[int(np.argmax(fits[0]))].languages["en"].tags[:2].count("whale") == 1
    assert {s["model"] for s in seen} == {"small"}
    assert {s["key"] for s in seen} == {"Bearer sesame"}
    assert all(len(s["input"]) <= 100 for s in seen)


def test_clues_are_asked_for_once_and_never_name_the_card() -> None:
    found: list[Any] = []

    def work(url: str) -> None:
        brain = EndpointBrain(Endpoint(url, "small", "large"), LexicalBrain())
        found.extend((brain.clues(CARDS[0], "en"), brain.clues(CARDS[0], "en")))

    seen = asked(work)
    texts = {c.text for c in found[0]}
    assert {"Nobody saw it leave", "Just one more step"} <= texts
    assert "fox" not in texts
    assert found[0] == found[1]
    assert [s["model"] for s in seen] == ["large"]


def test_where_it_does_not_answer_the_brain_at_home_does(caplog: pytest.LogCaptureFixture) -> None:
    fits: list[Any] = []

    def work(url: str) -> None:
        fits.append(EndpointBrain(Endpoint(url, "small"), LexicalBrain()).fit("whale", CARDS, "en"))

    asked(work, broken=True)
    assert fits[0] == pytest.approx(LexicalBrain().fit("whale", CARDS, "en"))
    assert "does not answer" in caplog.text


def test_the_endpoint_hears_clues_and_what_is_written_on_cards_and_nothing_else() -> None:
    """As the page about privacy says: no player's name, no card's name, no picture, no code of a table."""

    def work(url: str) -> None:
        brain = EndpointBrain(Endpoint(url, "small", "large"), LexicalBrain())
        brain.fit("Where the sea sleeps", CARDS, "en")
        brain.clues(CARDS[0], "en")

    texts = [t for card in CARDS for t in card.languages.values()]
    written = {w for t in texts for w in (t.title, t.description, *t.tags, *t.emotions)}
    written |= {c.text for t in texts for c in t.clues} | {
        p.text for name in ("en", "fr") for p in phrases(name)
    }
    for body in asked(work):
        assert set(body) <= {"key", "model", "input", "messages"}
        if "input" in body:
            assert set(body["input"]) <= written | {"Where the sea sleeps"}
        else:
            (message,) = body["messages"]
            own = CARDS[0].in_language("en")
            assert message["content"] == ASK.format(
                language="English", title=own.title, about=own.description
            )
