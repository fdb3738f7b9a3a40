"""`reverie deck describe`: by hand in the terminal, or a draft from a server on this machine."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from reverie.cli import deck_describe, main
from reverie.decks.describing import Describing, open_deck, words_in
from tests.decks.files import png

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    for n in range(3):
        (pictures / f"{n}.png").write_bytes(png(n))
    assert main(["deck", "new", str(pictures), "--out", str(tmp_path / "deck"), "--title", "Three"]) == 0
    return tmp_path / "deck"


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Somebody at the terminal who says these things and then goes away."""

    def say(*lines: str) -> None:
        left: Iterator[str] = iter(lines)

        def ask(question: str) -> str:
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setitem(deck_describe.run.__kwdefaults__ or {}, "ask", ask)
        monkeypatch.setattr(deck_describe.run, "__defaults__", (ask,))

    return say


def texts(folder: Path, language: str = "en") -> list[tuple[str, tuple[str, ...]]]:
    opened = open_deck(folder)
    assert isinstance(opened, Describing)
    found = [card.texts.get(language) for card in opened.deck.cards]
    return [("", ()) if t is None else (t.description, t.tags) for t in found]


def test_who_stops_goes_on_where_they_were(deck: Path, answers: Callable[..., None], capsys: Capture) -> None:
    answers("A  yellow moon", "moon, night", "Night, sleep", "", "  ")
    assert main(["deck", "describe", str(deck)]) == 0
    assert texts(deck) == [("A yellow moon", ("moon", "night", "Night", "sleep")), ("", ()), ("", ())]
    shown = capsys.readouterr().out
    assert "cards/01-0.1200.webp" in shown
    assert "2 cards without a line" in shown
    answers("A sun", "sun, noon, heat", "A line", "line, road, way")
    assert main(["deck", "describe", str(deck)]) == 0
    assert [line for line, _ in texts(deck)] == ["A yellow moon", "A sun", "A line"]
    assert main(["deck", "describe", str(deck)]) == 0
    assert "Every card has its line" in capsys.readouterr().out
    assert main(["deck", "check", str(deck)]) == 0


def test_all_again_and_enter_keeps(deck: Path, answers: Callable[..., None]) -> None:
    answers("One", "a, b, c", "Two", "d, e, f", "Three", "g, h, i")
    main(["deck", "describe", str(deck), "--language", "fr"])
    answers("", "", "Deux", "")
    main(["deck", "describe", str(deck), "--language", "fr", "--all"])
    assert texts(deck, "fr")[:2] == [("One", ("a", "b", "c")), ("Deux", ("d", "e", "f"))]
    assert texts(deck, "en") == [("", ())] * 3


@pytest.mark.parametrize("name", ["nowhere", "first-dreams"])
def test_decks_that_are_not_yours(name: str, tmp_path: Path, capsys: Capture) -> None:
    assert main(["deck", "describe", name, "--data", str(tmp_path)]) == 1
    assert name in capsys.readouterr().err


def test_without_a_terminal_or_an_endpoint(deck: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["deck", "describe", str(deck)]) == 2
    assert "terminal" in capsys.readouterr().err
    assert main(["deck", "describe", str(deck), "--draft", "--data", str(tmp_path)]) == 2
    assert "--bot-endpoint" in capsys.readouterr().err


def drafted(deck: Path, tmp_path: Path, replies: list[str]) -> tuple[int, list[dict[str, Any]]]:
    seen: list[dict[str, Any]] = []

    async def chat(request: web.Request) -> web.Response:
        seen.append(await request.json())
        if not replies:
            return web.json_response({"error": "enough"}, status=429)
        return web.json_response({"choices": [{"message": {"content": replies.pop(0)}}]})

    async def story() -> int:
        app = web.Application(client_max_size=2**24)
        app.add_routes([web.post("/v1/chat/completions", chat)])
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}/v1"
        asked = ["--draft", "--data", str(tmp_path), "--bot-endpoint", address, "--bot-chat", "eyes"]
        try:
            return await asyncio.to_thread(main, ["deck", "describe", str(deck), *asked])
        finally:
            await runner.cleanup()

    return asyncio.run(story()), seen


def test_a_draft_is_asked_for_once_per_card(deck: Path, tmp_path: Path, capsys: Capture) -> None:
    replies = ["A moon over the sea.\n\nmoon, sea, night", "Two.\nx, y, z", "Three.\nu, v, w"]
    status, seen = drafted(deck, tmp_path, replies)
    assert status == 0
    assert texts(deck)[0] == ("A moon over the sea.", ("moon", "sea", "night"))
    assert len(seen) == 3
    assert seen[0]["model"] == "eyes"
    picture = seen[0]["messages"][0]["content"][1]["image_url"]["url"]
    assert picture.startswith("data:image/webp;base64,")
    assert "--all" in capsys.readouterr().out
    assert drafted(deck, tmp_path, [])[1] == []


@pytest.mark.parametrize("last", ["just one line", None])
def test_what_came_is_kept_when_the_rest_does_not(
    last: str | None, deck: Path, tmp_path: Path, capsys: Capture
) -> None:
    status, _ = drafted(deck, tmp_path, ["One.\na, b, c", *([last] if last else [])])
    assert status == 1
    assert "1 cards have their draft" in capsys.readouterr().err
    assert [line for line, _ in texts(deck)] == ["One.", "", ""]


def test_words() -> None:
    assert words_in(" moon , the  sea; moon,, night.") == ("moon", "the sea", "night")
