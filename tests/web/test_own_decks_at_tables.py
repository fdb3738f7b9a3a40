"""Own decks and tables: who may put them down, what the others see, and what happens when they go."""

import asyncio
from pathlib import Path
from typing import Any

from reverie.decks.crop import Crop
from reverie.decks.pictures import develop
from reverie.decks.problems import Problem
from reverie.decks.sandbox_answers import Proof
from reverie.lobby.commands import AddBot, Configure, Start, StopGame
from reverie.storage.retention import DAY
from reverie.wire.messages import Done, View
from tests.decks.files import png
from tests.web.album import Maker, new_deck
from tests.web.guest import Guest, House
from tests.web.test_own_decks import visit


async def filled(h: House, count: int = 30, **head: Any) -> Maker:
    """A deck of cards that differ in what they came from; they all show the same."""
    maker = await new_deck(h, **head)
    prints = await asyncio.to_thread(develop, png())
    assert not isinstance(prints, Problem)
    for n in range(count):
        deck = h.site.own_decks.deck_for(maker.token)
        assert deck is not None
        proof = Proof(Crop(), prints.small, prints.large, prints.preview, prints.small + bytes([n]))
        await h.site.own_decks._added(deck, f"card {n}.png", proof)
    return maker


async def table(h: House) -> tuple[str, str, Guest, Guest]:
    """A table for three with one bot: its code, its host's token, host and guest."""
    made = await h.post("/api/rooms", {"name": "Ana"})
    joined = await h.post(f"/api/rooms/{made['room']}/join", {"name": "Bea"})
    host, guest = await h.connect(made["token"]), await h.connect(joined["token"])
    await host.until(lambda g: g.view)
    assert isinstance(await host.do(AddBot("Cleo", "dreamer")), Done)
    return made["room"], made["token"], host, guest


async def offered(h: House, code: str, token: str, maker: Maker) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}"}
    body = {"key": maker.token}
    async with h.http.post(f"{h.origin}/api/rooms/{code}/decks", json=body, headers=headers) as answer:
        return answer.status, None if answer.status == 204 else await answer.json()


async def play_with(host: Guest, deck: str) -> None:
    settings = host.view.view.settings  # type: ignore[union-attr]
    chosen = Configure(type(settings)(decks=(deck,), ruleset=settings.ruleset))
    for command in (chosen, Start()):
        assert isinstance(await host.do(command), Done)
    await host.until(lambda g: g.view.view.game and g.view.view.game.hand)


def keys(guest: Guest) -> dict[str, str]:
    """All addresses this guest was ever told, the newest for each card."""
    told = [m.pictures for m in guest.messages if isinstance(m, View)]
    return {card: picture.key for pictures in told for card, picture in pictures.items()}


def test_the_host_puts_a_deck_down_and_the_others_see_only_cards(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        maker = await filled(h)
        code, token, host, guest = await table(h)
        guests = await h.post(f"/api/rooms/{code}/join", {"name": "Dan"})
        status, refused = await offered(h, code, guests["token"], maker)
        assert (status, refused["error"]["code"]) == (403, "host-only")
        assert (await offered(h, code, token, maker))[0] == 204
        view = (await guest.until(lambda g: g.view if maker.deck in g.view.view.decks else None)).view
        assert (view.decks[maker.deck], view.deck_titles) == (30, {maker.deck: "Our summer"})
        await play_with(host, maker.deck)
        await guest.until(lambda g: g.view.view.game and g.view.view.game.hand)
        hand = guest.view.view.game.hand  # type: ignore[union-attr]
        assert hand is not None
        assert all(card.startswith(f"{maker.deck}/") and keys(guest)[card] for card in hand)
        assert not any(maker.token.encode() in frame for frame in host.frames + guest.frames)
        wholes = [card["whole"] for card in await maker.cards()]
        assert not any(whole.encode() in frame for whole in wholes for frame in host.frames + guest.frames)

    visit(tmp_path, story)


def test_a_deck_of_one_table_is_for_that_table_and_goes_with_it(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        code, token, _, _ = await table(h)
        other_code, other_token, _, _ = await table(h)
        maker = await filled(h, 2, table=code, seat=token)
        status, refused = await offered(h, other_code, other_token, maker)
        assert (status, refused["error"]["code"]) == (403, "deck-elsewhere")
        assert (await offered(h, code, token, maker))[0] == 204
        headers = {"Authorization": f"Bearer {token}"}
        async with h.http.delete(f"{h.origin}/api/rooms/{code}", headers=headers) as answer:
            assert answer.status == 204
        assert (await maker.ask("GET"))[0] == 404
        assert await h.site.care._store.room(other_code) is not None

    visit(tmp_path, story)


def test_a_game_keeps_its_pictures_to_the_end_or_loses_them_at_once_as_the_maker_wants(
    tmp_path: Path,
) -> None:
    async def story(h: House) -> None:
        maker, gone = await filled(h), await filled(h)
        for deck, when in ((maker, "after-the-game"), (gone, "now")):
            code, token, host, guest = await table(h)
            await offered(h, code, token, deck)
            await play_with(host, deck.deck)
            card = (await deck.cards())[0]
            status, asked = await deck.ask("DELETE")
            assert (status, asked["error"]["params"]) == (409, {"tables": 1})
            assert (await deck.ask("DELETE", f"/cards/{card['id']}"))[0] == 409
            assert (await deck.ask("DELETE", f"?when={when}"))[0] == 204
            assert (await deck.ask("GET"))[0] == 404
            view = (
                await guest.until(lambda g, d=deck: g.view if d.deck not in g.view.view.decks else None)
            ).view
            assert view.settings.decks == ("paper",)
            assert (await deck.seen(card))[0] == (200 if when == "after-the-game" else 404)
            await h.site.care.sweep()
            assert (await deck.seen(card))[0] == (200 if when == "after-the-game" else 404)
            game = host.view.view.game  # type: ignore[union-attr]
            assert game is not None
            assert game.result is None
            assert game.waiting_for, "the game goes on"
            assert isinstance(await host.do(StopGame()), Done)
            await h.site.care.sweep()
            assert (await deck.seen(card))[0] == 404

    visit(tmp_path, story)


def test_a_card_cut_anew_during_a_game_comes_with_its_new_address(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        maker = await filled(h, 29)
        _, card = await maker.add(png(5))
        code, token, host, guest = await table(h)
        await offered(h, code, token, maker)
        await play_with(host, maker.deck)
        await asyncio.sleep(0.2)
        name = f"{maker.deck}/{card['id']}"
        holder = next((g for g in (host, guest) if name in keys(g)), None)
        before = {} if holder is None else keys(holder)
        status, cut = await maker.ask(
            "PATCH", f"/cards/{card['id']}", {"cut": {"x": 0.2, "y": 0.9, "zoom": 2}}
        )
        assert status == 200
        assert cut["picture"]["key"] != card["picture"]["key"]
        if holder is not None:
            await holder.until(lambda g: keys(g)[name] == cut["picture"]["key"])
            assert keys(holder) == before | {name: cut["picture"]["key"]}

    visit(tmp_path, story)


def test_a_table_that_slept_while_its_deck_went_wakes_without_it(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def before(h: House) -> None:
        kept["maker"] = await filled(h, 2)
        code, kept["token"], *_ = await table(h)
        await offered(h, code, kept["token"], kept["maker"])

    async def meanwhile(h: House) -> None:
        maker = Maker(h, kept["maker"].deck, kept["maker"].token)
        assert (await maker.ask("DELETE"))[0] == 204

    async def after(h: House) -> None:
        host = await h.connect(kept["token"])
        view = await host.until(lambda g: g.view if g.view and len(g.view.view.decks) == 1 else None)
        assert (view.view.decks, view.view.deck_titles) == ({"paper": 100}, {})

    visit(tmp_path, before, meanwhile, after)


def test_what_nobody_uses_is_swept_away(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        empty, used = await new_deck(h), await filled(h, 1)
        care, now = h.site.care, h.site.clock.now()
        await care.sweep()
        before = 0.0
        for days, left in ((0.9, 2), (1.1, 1), (179, 1), (181, 0)):
            care._clock = Later(now + int(days * DAY))
            await care.sweep()
            assert len(h.site.own_decks.every_deck()) >= left  # R13: the clock alone deletes nothing
            await h.site.store.pass_time("", int((days - before) * DAY) + 1, now, ())
            await care.sweep()
            assert len(h.site.own_decks.every_deck()) == left
            before = days
        assert (await empty.ask("GET"))[0] == (await used.ask("GET"))[0] == 404

    visit(tmp_path, story)


def test_a_deck_on_a_table_where_people_play_stays(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        played, idle = await filled(h, 1), await filled(h, 1)
        code, token, *_ = await table(h)
        assert (await offered(h, code, token, played))[0] == 204
        care, now = h.site.care, h.site.clock.now()
        await care.sweep()
        for days in (100, 190, 300):
            await h.site.store.pass_time("", 110 * DAY, now, ())
            care._clock = h.site.own_decks._clock = Later(now + days * DAY)
            await care.sweep()
        assert [deck.id for deck in h.site.own_decks.every_deck()] == [played.deck]
        assert (await idle.ask("GET"))[0] == 404

    visit(tmp_path, story)


class Later:
    """A clock that stands at another time."""

    def __init__(self, now: int) -> None:
        self._now = now

    def now(self) -> int:
        return self._now

    def steady(self) -> int:
        return 0

    def call_at(self, when: int, ring: Any) -> Any:
        raise AssertionError("nobody waits here")
