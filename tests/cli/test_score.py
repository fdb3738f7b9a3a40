"""`reverie score`: turns played with a real box, legal and illegal."""

import io
import json
from typing import Any

import pytest

from reverie.cli import main
from reverie.cli.score import as_json, score

Capture = pytest.CaptureFixture[str]


def turn(ruleset: str, players: str, votes: dict[str, list[int]], **other: Any) -> dict[str, Any]:
    """Everyone lays a card, in the order they sit; the first one told. Names are words."""
    names = players.split()
    table = [{"slot": n, "owner": owner} for n, owner in enumerate(other.pop("owners", players).split(), 1)]
    told = {"ruleset": ruleset, "players": names, "storyteller": names[0], "table": table, "votes": votes}
    return told | other


def answer(given: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(as_json(score(json.dumps(given).encode())))
    return found


def points(given: object) -> dict[str, int]:
    found: dict[str, int] = answer(given)["points"]
    return found


DIXIT = turn(
    "dixit",
    "pink blue green violet yellow red",
    {"blue": [1], "green": [1], "red": [4], "violet": [2], "yellow": [2]},
)
PARTY = turn(
    "odyssey-party",
    "tom ada bea cy dimitri ed flo mathilde lea",
    {n: [3] for n in ["tom", "ada", "bea", "cy", "ed", "flo"]}
    | {"dimitri": [2], "mathilde": [2], "lea": [5]},
    red=2,
)
TEAM = turn("odyssey-team", "ann bob cleo dan eve fay", {"eve": [1], "cleo": [3]}, owners="ann bob dan fay")
THREE = turn("dixit", "ann bob cleo", {"bob": [1], "cleo": [2]}, owners="ann bob bob cleo cleo")
TWELVE = turn("odyssey", "a b c d e f g", {"b": [1], "c": [1, 2], "d": [2], "e": [2], "f": [2], "g": [2]})


def test_d5_d6_the_worked_example() -> None:
    assert points(DIXIT) == {"pink": 3, "blue": 5, "green": 3, "violet": 1, "yellow": 0, "red": 0}


def test_reasons_say_where_points_come_from() -> None:
    assert answer(DIXIT)["reasons"]["blue"] == [
        {"points": 3, "why": "found", "by": ["blue"]},
        {"points": 2, "why": "fooled", "by": ["violet", "yellow"]},
    ]


def test_p5_the_worked_example() -> None:
    found = points(PARTY)
    assert [found[n] for n in ("tom", "flo", "dimitri", "mathilde", "lea")] == [5, 5, 0, 0, 0]


def test_t7_teams_score_together_under_both_names() -> None:
    assert points(TEAM) == {"ann+dan": 3 + 1, "bob+eve": 3, "cleo+fay": 0}


def test_d1_three_players_lay_five_cards() -> None:
    assert points(THREE) == {"ann": 3, "bob": 3 + 1, "cleo": 0}


def test_o4_o5_a_cap_on_votes_received_and_a_point_for_a_single_vote() -> None:
    assert points(TWELVE) == {"a": 3, "b": 3 + 1 + 3, "c": 3, "d": 0, "e": 0, "f": 0, "g": 0}


def test_x5_who_does_not_vote_has_not_found() -> None:
    assert points(DIXIT | {"votes": {"blue": [1]}})["pink"] == 3
    assert points(DIXIT | {"votes": {"blue": [1], "red": [2], "green": []}})["pink"] == 3
    assert set(points(DIXIT | {"votes": {}}).values()) == {0}
    assert "points" in answer(PARTY | {"votes": {"ada": [1], "bea": [1]}, "red": None})


ILLEGAL = {
    "unknown ruleset": (DIXIT | {"ruleset": "poker"}, "unknown-ruleset"),
    "no points in kids": (turn("kids", "ann bob cleo", {"bob": [1]}), "no-points"),
    "too many players": (turn("dixit", "a b c d e f g h i", {}), "wrong-player-count"),
    "too few players": (turn("odyssey-party", "a b c d e", {}), "wrong-player-count"),
    "an odd number in teams": (turn("odyssey-team", "a b c d e f g", {}), "wrong-player-count"),
    "no players": (turn("dixit", "ann", {}) | {"players": []}, "wrong-player-count"),
    "two of one name": (turn("dixit", "ann bob bob cleo", {}), "same-name-twice"),
    "unknown storyteller": (DIXIT | {"storyteller": "zoe"}, "unknown-player"),
    "unknown owner": (turn("dixit", "ann bob cleo dan", {}, owners="ann bob cleo zoe"), "unknown-player"),
    "unknown voter": (DIXIT | {"votes": {"zoe": [1]}}, "unknown-player"),
    "own card": (DIXIT | {"votes": {"blue": [2]}}, "own-card"),
    "slot 0": (DIXIT | {"votes": {"blue": [0]}}, "no-such-slot"),
    "a huge slot": (DIXIT | {"votes": {"blue": [10**30]}}, "no-such-slot"),
    "two votes in dixit": (DIXIT | {"votes": {"blue": [1, 3]}}, "too-many-votes"),
    "two votes with six in odyssey": (
        DIXIT | {"ruleset": "odyssey", "votes": {"blue": [1, 3]}},
        "too-many-votes",
    ),
    "three votes": (TWELVE | {"votes": {"b": [1, 3, 4]}}, "too-many-votes"),
    "both votes on one card": (TWELVE | {"votes": {"b": [1, 1]}}, "same-slot-twice"),
    "the storyteller votes": (DIXIT | {"votes": {"pink": [2]}}, "not-your-vote"),
    "a giver votes in teams": (TEAM | {"votes": {"bob": [1]}}, "not-your-vote"),
    "the storyteller's partner votes": (TEAM | {"votes": {"dan": [1]}}, "not-your-vote"),
    "for the own team's card": (TEAM | {"votes": {"eve": [2]}}, "own-card"),
    "nobody of a team gave": (TEAM | {"table": TEAM["table"][:3]}, "wrong-number-of-cards"),
    "both of a team gave": (
        turn("odyssey-team", "ann bob cleo dan eve fay", {}, owners="ann bob eve dan fay"),
        "wrong-number-of-cards",
    ),
    "the partner gave none": (
        turn("odyssey-team", "ann bob cleo dan eve fay", {}, owners="ann bob fay"),
        "wrong-number-of-cards",
    ),
    "one card each with three": (turn("dixit", "ann bob cleo", {}), "wrong-number-of-cards"),
    "two cards with four": (
        turn("dixit", "ann bob cleo dan", {}, owners="ann bob bob cleo dan"),
        "wrong-number-of-cards",
    ),
    "no card of the storyteller": (
        turn("dixit", "ann bob cleo dan", {}, owners="bob cleo dan"),
        "wrong-number-of-cards",
    ),
    "a slot twice": (DIXIT | {"table": [*DIXIT["table"], {"slot": 1, "owner": "red"}]}, "same-slot-twice"),
    "a slot missing": (DIXIT | {"table": DIXIT["table"][1:]}, "slot-missing"),
    "no red vote": (PARTY | {"red": None}, "red-missing"),
    "red where nothing lies": (PARTY | {"red": 10}, "no-such-slot"),
    "red without green": (PARTY | {"votes": {"ada": [1]}}, "no-vote"),
    "red in dixit": (DIXIT | {"red": 1}, "red-not-yours"),
    "not an object": ([], "malformed"),
    "no votes at all": ({k: v for k, v in DIXIT.items() if k != "votes"}, "malformed"),
    "a vote that is no list": (DIXIT | {"votes": {"blue": 1}}, "malformed"),
    "a slot that is no number": (DIXIT | {"votes": {"blue": ["1"]}}, "malformed"),
}


@pytest.mark.parametrize(("given", "code"), ILLEGAL.values(), ids=ILLEGAL)
def test_an_illegal_turn_is_refused_with_its_code(given: object, code: str) -> None:
    error = answer(given)["error"]
    assert error["code"] == code
    assert error["message"]


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b"nonsense", b"[" * 100_000, b"null"])
def test_bad_json_is_no_turn(text: bytes) -> None:
    assert "code='malformed'" in repr(score(text))


def give(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def test_a_legal_turn_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    give(monkeypatch, json.dumps(DIXIT))
    assert main(["score"]) == 0
    assert json.loads(capsys.readouterr().out)["points"]["blue"] == 5


def test_an_illegal_turn_ends_with_status_2(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    give(monkeypatch, json.dumps(DIXIT | {"votes": {"blue": [2]}}))
    assert main(["score"]) == 2
    shown = capsys.readouterr()
    assert json.loads(shown.out)["error"]["code"] == "own-card"
    assert "own card" in shown.err


def test_many_turns_one_answer_a_line(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    illegal = DIXIT | {"storyteller": "zoe"}
    give(monkeypatch, "\n".join([json.dumps(DIXIT), json.dumps(illegal), "{", "", json.dumps(TEAM)]))
    assert main(["score", "--jsonl", "-"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [list(line) for line in lines] == [
        ["points", "reasons"],
        ["error"],
        ["error"],
        ["points", "reasons"],
    ]


def test_a_terminal_gets_a_table(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    give(monkeypatch, json.dumps(DIXIT))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert main(["score"]) == 0
    shown = capsys.readouterr().out
    assert "points" in shown
    assert "2 fooled violet and yellow" in shown
