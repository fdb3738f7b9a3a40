"""S18: with a key set nobody without it opens tables or sends pictures, and nobody guesses it."""

import asyncio
import logging
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from reverie.cli import main
from reverie.cli.command import Complaint
from reverie.cli.settings import add_flags, options, resolve
from reverie.front.allowances import USUAL
from reverie.storage import masking
from reverie.web.logs import start_logs
from tests.campaigns.siege.line import Timed
from tests.web.album import HEAD, Maker, new_deck
from tests.web.guest import House, house
from tests.web.photographs import photograph, zip_of
from tests.web.test_own_decks import visit

TABLES, PICTURES = "a-key-for-tables", "a-key-for-pictures"
KEY = "Reverie-Key"
ANA = {"name": "Ana"}
ROUTES = ("/api/rooms", "/api/play-now")


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masking, "_known", set())


@pytest.mark.parametrize("route", ROUTES)
def test_s18_a_table_is_opened_with_the_key_only(tmp_path: Path, route: str) -> None:
    async def story(h: House) -> None:
        status, answer = await h.ask(route, ANA)
        assert (status, answer["error"]["code"]) == (403, "table-key")
        assert "key" in answer["error"]["message"]["en"]
        assert "clé" in answer["error"]["message"]["fr"]
        for wrong in (TABLES[:-1], TABLES + "x", TABLES.upper(), PICTURES, "é"):
            status, answer = await h.ask(route, ANA, **{KEY: wrong})
            assert (status, answer["error"]["code"]) == (403, "wrong-key"), wrong
        assert await h.site.store.rooms() == []
        ana = await h.post(route, ANA, **{KEY: TABLES})
        assert [row.code for row in await h.site.store.rooms()] == [ana["room"]]

    visit(tmp_path, story, table_key=TABLES)


def test_s18_whoever_joins_or_watches_needs_no_key(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", ANA, **{KEY: TABLES})
        await h.post(f"/api/rooms/{ana['room']}/join", {"name": "Bea"})
        await h.post(f"/api/rooms/{ana['room']}/watch", {"kind": "spectator"})
        assert (await h.ask("/api/own-decks", HEAD))[0] == 200

    visit(tmp_path, story, table_key=TABLES)


def test_s18_pictures_are_sent_with_the_key_only_also_to_a_deck_that_was_made_before(tmp_path: Path) -> None:
    made: list[Maker] = []

    async def before(h: House) -> None:
        made.append(await new_deck(h))
        assert (await made[0].add(photograph(1)))[0] == 200
        assert not await told_of_a_key(h)

    async def after(h: House) -> None:
        assert await told_of_a_key(h)
        assert (await h.ask("/api/own-decks", HEAD))[1]["error"]["code"] == "picture-key"
        maker = Maker(h, made[0].deck, made[0].token)
        for key, code in ((None, "picture-key"), (TABLES, "wrong-key")):
            h.http.headers.popall(KEY, None)
            if key is not None:
                h.http.headers[KEY] = key
            assert (await maker.add(photograph(2)))[1]["error"]["code"] == code
            zipped = await maker.ask("POST", "/zip", data=zip_of({"2.jpg": photograph(2)}))
            assert zipped[1]["error"]["code"] == code
        assert len(await maker.cards()) == 1  # looking at one's own, and deleting it, needs none
        await h.post("/api/rooms", ANA)
        h.http.headers[KEY] = PICTURES
        assert (await maker.add(photograph(2)))[0] == 200
        await new_deck(h)

    visit(tmp_path, before)
    visit(tmp_path, after, picture_key=PICTURES)


async def told_of_a_key(h: House) -> bool:
    async with h.http.get(f"{h.origin}/api/own-decks") as answer:
        found: bool = (await answer.json())["key"]
        return found


async def tries(h: House, door: str, key: str | None) -> int:
    headers = {} if key is None else {KEY: key}
    async with h.http.post(f"{h.origin}/api/key", json={"door": door}, headers=headers) as answer:
        return answer.status


def test_a_page_asks_whether_a_key_is_right(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        assert await tries(h, "tables", TABLES) == 204
        assert await tries(h, "tables", PICTURES) == 403
        assert await tries(h, "tables", None) == 403
        assert await tries(h, "pictures", None) == 204  # nobody is asked for one
        assert await tries(h, "operator", TABLES) == 404  # there is no such page
        assert await tries(h, "cellar", TABLES) == 400

    visit(tmp_path, story, table_key=TABLES)


def test_s18_a_wrong_key_costs_a_try_and_a_right_one_nothing(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for _ in range(3):
            assert set(await asyncio.gather(*(tries(h, "tables", TABLES) for _ in range(30)))) == {204}
        nothing = await asyncio.gather(*(tries(h, "tables", None) for _ in range(60)))
        assert set(nothing) == {403}  # no key is no guess
        timed = Timed()
        guesses = await asyncio.gather(*(tries(h, "tables", f"guessed-{n:06}") for n in range(200)))
        assert set(guesses) == {403, 429}
        assert int(USUAL.tries.size) <= guesses.count(403) <= timed.most(USUAL.tries)
        assert await tries(h, "tables", TABLES) == 429  # else a guesser would learn which one is right
        assert h.site.doors.turned_away == guesses.count(403)

    visit(tmp_path, story, table_key=TABLES)


def test_without_keys_nobody_is_asked_and_a_kept_one_does_no_harm(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for route in ROUTES:
            await h.post(route, ANA)
            await h.post(route, ANA, **{KEY: "from before"})

    visit(tmp_path, story)


def values(*arguments: str) -> Any:
    parser = ArgumentParser()
    add_flags(parser)
    return parser.parse_args(arguments)


@pytest.mark.parametrize("name", ["table_key", "picture_key", "operator_key"])
@pytest.mark.parametrize("way", ["environment", "file in the environment", "file", "toml", "file in toml"])
def test_s21_a_key_is_set_like_the_others_and_never_printed(
    name: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    secret, arguments = tmp_path / "it", ["--data", str(tmp_path)]
    secret.write_text(TABLES + "\n")
    match way:
        case "environment":
            monkeypatch.setenv(f"REVERIE_{name.upper()}", TABLES)
        case "file in the environment":
            monkeypatch.setenv(f"REVERIE_{name.upper()}_FILE", str(secret))
        case "file":
            arguments += [f"--{name.replace('_', '-')}-file", str(secret)]
        case "toml":
            (tmp_path / "reverie.toml").write_text(f'{name} = "{TABLES}"\n')
        case _:
            (tmp_path / "reverie.toml").write_text(f'{name}_file = "{secret}"\n')
    assert getattr(options(resolve(values(*arguments))), name) == TABLES
    assert main(["config", *arguments]) == 0
    assert TABLES not in capsys.readouterr().out


def test_s21_a_key_in_the_list_of_processes_or_too_short_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="list of processes") as problem:
        resolve(values("--data", str(tmp_path), "--table-key", TABLES))
    assert TABLES not in str(problem.value)
    for wrong in ("short", "with a space in it", "clé-très-secrète", "https://host/key"):
        (tmp_path / "reverie.toml").write_text(f'table_key = "{wrong}"\n')
        with pytest.raises(Complaint, match="8 to 100") as problem:
            resolve(values("--data", str(tmp_path)))
        assert wrong not in str(problem.value)


def test_s21_no_key_gets_into_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        masking.keep_secret(TABLES)
        start_logs("text")
        async with house(tmp_path, table_key=TABLES) as h:
            await h.ask("/api/rooms", ANA, **{KEY: "wrong-but-mine"})
            await h.post("/api/rooms", ANA, **{KEY: TABLES})
            logging.getLogger("reverie").error("it was %s", TABLES)

    asyncio.run(story())
    said = capfd.readouterr()
    assert "it was …" in said.err
    assert TABLES not in said.err + said.out
    assert "wrong-but-mine" not in said.err + said.out
