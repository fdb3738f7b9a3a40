"""Before and between games: seats, names, colours, teams, settings, bots, starting, rematch."""

from typing import Any

import pytest

from reverie.game.ids import CardId
from reverie.game.settings import Timers
from reverie.lobby import commands as do
from reverie.lobby.state import COLOURS
from reverie.rulesets import RULESETS
from tests.choices import EVERY, NEVER
from tests.room_table import RoomTable

FOUR = ("ann", "bob", "cleo", "dan")
SIX = (*FOUR, "eve", "fay")


# Seats and names


def test_whoever_comes_in_first_is_the_host() -> None:
    r = RoomTable("ann", "bob")
    assert r.host == "ann"
    assert r.names == ["ann", "bob"]


def test_a_name_is_cleaned_and_normalised() -> None:
    r = RoomTable("ann")
    r.sits("  Zoe\u0308   von  X ")
    assert r.names[1] == "Zoë von X"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        (" \n ", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("ANN", "name-taken"),
        (" ann ", "name-taken"),
        ("a\u202eb", "name-unreadable"),
        ("a\x07b", "name-unreadable"),
    ],
)
def test_a_name_must_be_readable_short_and_unique(name: str, code: str) -> None:
    r = RoomTable("ann", "bob")
    r.turns_away(do.Sit(name), code)
    r.refuses("bob", do.Rename(name), code)
    r.refuses("ann", do.AddBot(name), code)


def test_a_name_can_be_changed_before_and_between_games_only() -> None:
    r = RoomTable(*FOUR)
    r.does("bob", do.Rename("Bobby"))
    r.does("Bobby", do.Rename("bob"))
    r.starts()
    r.refuses("bob", do.Rename("Bobby"), "game-running")


def test_a_seat_left_in_the_lobby_is_gone() -> None:
    r = RoomTable(*FOUR)
    r.does("bob", do.Leave())
    assert r.names == ["ann", "cleo", "dan"]
    r.sits("bob")
    assert r.names == ["ann", "cleo", "dan", "bob"]


def test_the_lobby_seats_twelve() -> None:
    r = RoomTable(*(f"guest {n}" for n in range(12)))
    r.turns_away(do.Sit("one more"), "table-full")
    r.refuses(r.host, do.AddBot("robot"), "table-full")


def test_an_empty_room_gets_a_new_host() -> None:
    r = RoomTable("ann")
    r.does("ann", do.Leave())
    assert r.room.host is None
    r.sits("bob")
    assert r.host == "bob"


# Colours


def test_c1_each_player_picks_a_colour_unique_in_the_game() -> None:
    r = RoomTable(*FOUR)
    assert [r.chair(n).colour for n in FOUR] == [0, 1, 2, 3]
    r.refuses("bob", do.PickColour(0), "colour-taken")
    r.refuses("bob", do.PickColour(8), "colour-taken")  # dixit has eight
    r.does("bob", do.PickColour(7))
    assert r.chair("bob").colour == 7


def test_c1_a_colour_may_be_wished_for_on_sitting_down() -> None:
    r = RoomTable("ann")
    r.sits("bob", colour=5)
    r.sits("cleo", colour=5)
    assert (r.chair("bob").colour, r.chair("cleo").colour) == (5, 0 if r.chair("ann").colour else 1)


def test_c1_more_guests_than_dixit_has_colours_may_still_wait_in_the_lobby() -> None:
    r = RoomTable(*(f"guest {n}" for n in range(9)))
    assert len({c.colour for c in r.room.chairs}) == 9
    r.refuses(r.host, do.Start(), "wrong-player-count")


def test_c1_a_colour_the_ruleset_does_not_have_gives_way_to_a_free_one() -> None:
    r = RoomTable(*FOUR, ruleset="odyssey")
    r.does("bob", do.PickColour(11))
    r.configures(ruleset="dixit")
    r.starts()
    assert r.chair("bob").colour == 1


# Teams and the oldest


def test_t1_teams_are_made_in_the_lobby_and_sit_opposite() -> None:
    r = RoomTable(*SIX, ruleset="odyssey-team")
    r.does("bob", do.TeamUp(r.seat("bob"), r.seat("fay")))
    r.does("ann", do.TeamUp(r.seat("cleo"), r.seat("dan")))  # the host may pair any two
    r.starts()
    mates = r.game.mates
    assert mates[r.seat("bob")] == r.seat("fay")
    assert mates[r.seat("cleo")] == r.seat("dan")
    assert mates[r.seat("ann")] == r.seat("eve")
    half = len(r.game.ring) // 2
    assert all(r.game.ring[(i + half) % 6] == mates[s] for i, s in enumerate(r.game.ring))


def test_t1_at_random_if_nobody_makes_them() -> None:
    partners = set()
    for extra in range(12):
        r = RoomTable(*SIX, ruleset="odyssey-team")
        r.version += extra
        r.starts()
        partners.add(r.game.mates[r.seat("ann")])
    assert len(partners) > 2


def test_t1_only_two_different_guests_without_partner_and_only_for_oneself() -> None:
    r = RoomTable(*SIX, ruleset="odyssey-team")
    _, bob, cleo, dan = map(r.seat, FOUR)
    r.refuses("bob", do.TeamUp(bob, bob), "no-such-seat")
    r.refuses("bob", do.TeamUp(cleo, dan), "host-only")
    r.does("bob", do.TeamUp(bob, cleo))
    r.refuses("dan", do.TeamUp(dan, cleo), "no-such-seat")
    r.does("ann", do.TeamUp(dan, cleo))  # the host may undo and pair anew
    assert [set(p) for p in r.room.pairs] == [{dan, cleo}]
    r.refuses("ann", do.PartTeam(bob), "no-such-seat")
    r.does("cleo", do.PartTeam(cleo))
    assert not r.room.pairs


def test_t1_a_team_is_parted_when_one_leaves() -> None:
    r = RoomTable(*SIX, ruleset="odyssey-team")
    r.does("bob", do.TeamUp(r.seat("bob"), r.seat("cleo")))
    r.does("cleo", do.Leave())
    assert r.room.pairs == ()


def test_t1_there_are_no_teams_in_dixit() -> None:
    r = RoomTable(*FOUR)
    r.refuses("ann", do.TeamUp(r.seat("ann"), r.seat("bob")), "not-now")


def test_c1_a_team_has_one_colour() -> None:
    r = RoomTable(*SIX, ruleset="odyssey-team")
    r.does("ann", do.TeamUp(r.seat("ann"), r.seat("dan")))
    r.starts()
    colours = {c.name: c.colour for c in r.sees("bob").chairs}
    assert colours["ann"] == colours["dan"]
    assert len(set(colours.values())) == 3


def test_k4_players_say_who_is_the_oldest() -> None:
    r = RoomTable(*FOUR, ruleset="kids")
    r.does("bob", do.NameOldest(r.seat("cleo")))
    r.starts()
    assert r.game.turn.storyteller == r.seat("cleo")


def test_k4_the_host_otherwise() -> None:
    r = RoomTable(*FOUR, ruleset="kids")
    r.does("ann", do.PassHost(r.seat("dan")))
    r.does("bob", do.NameOldest(r.seat("cleo")))
    r.does("cleo", do.Leave())
    r.starts()
    assert r.game.turn.storyteller == r.seat("dan")


def test_k4_there_is_no_oldest_in_dixit() -> None:
    r = RoomTable(*FOUR)
    r.refuses("ann", do.NameOldest(r.seat("ann")), "not-now")


# Settings


def test_only_the_host_changes_the_settings_and_never_during_a_game() -> None:
    r = RoomTable(*FOUR)
    r.refuses("bob", r.configuration(target=20), "host-only")
    r.configures(target=20)
    assert r.room.settings.target == 20
    r.starts()
    r.refuses("ann", r.configuration(target=30), "game-running")
    assert r.game.settings.target == 20


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"ruleset": "chess"}, "unknown-ruleset"),
        ({"decks": ("dreams", "nightmares")}, "unknown-deck"),
        ({"target": 4}, "setting-out-of-range"),
        ({"target": 101}, "setting-out-of-range"),
        ({"rounds": 0}, "setting-out-of-range"),
        ({"rounds": 4}, "setting-out-of-range"),
        ({"timers": Timers(vote=4)}, "setting-out-of-range"),
        ({"timers": Timers(recap=3601)}, "setting-out-of-range"),
    ],
)
def test_settings_out_of_range_are_refused(settings: dict[str, Any], code: str) -> None:
    r = RoomTable("ann")
    found = r._refused(r.seat("ann"), r.configuration(**settings), code)
    assert found.message()


@pytest.mark.parametrize(
    "settings",
    [
        {"target": 5},
        {"target": 100},
        {"rounds": 3},
        {"timers": Timers(clue=5, agree=3600)},
        {"difficulty": "hard", "ruleset": "kids"},
        {"late_join": False, "language": "fr"},
    ],
)
def test_settings_at_the_edge_of_their_range_are_fine(settings: dict[str, Any]) -> None:
    r = RoomTable("ann")
    r.configures(**settings)


def test_decks_may_be_mixed_and_no_card_occurs_twice() -> None:
    r = RoomTable(*FOUR, cards=20)
    r.refuses("ann", do.Start(), "deck-too-small")
    r.server(do.OfferDeck("more", tuple(r.room.decks["dreams"][:10])))
    r.configures(decks=("dreams", "more"))
    r.refuses("ann", do.Start(), "deck-too-small")
    r.server(do.OfferDeck("more", tuple(CardId(f"other {n}") for n in range(8))))
    assert r.sees("bob").decks == {"dreams": 20, "more": 8}
    r.starts()


def test_the_lobby_says_which_rulesets_can_be_played_and_why_not() -> None:
    r = RoomTable(*FOUR)
    why = {v.id: v.unavailable and v.unavailable.code for v in r.sees("bob").rulesets}
    assert why == {r: "wrong-player-count" if 4 not in RULESETS[r].players else None for r in EVERY}
    assert set(why.values()) == {None, "wrong-player-count"}


# Starting


@pytest.mark.parametrize(
    ("ruleset", "players", "needed"),
    [
        ("dixit", 3, 26),
        ("dixit", 8, 56),
        ("odyssey", 12, 84),
        ("odyssey-party", 6, 36),
        ("odyssey-team", 6, 28),
        ("odyssey-team", 12, 55),
        ("kids", 3, 12),
    ],
)
def test_a_deck_too_small_is_refused_when_the_game_is_created(
    ruleset: str, players: int, needed: int
) -> None:
    guests = [f"guest {n}" for n in range(players)]
    small = RoomTable(*guests, ruleset=ruleset, cards=needed - 1)
    refusal = small.refuses(small.host, do.Start(), "deck-too-small")
    assert refusal.params == {"needed": needed, "cards": needed - 1}
    enough = RoomTable(*guests, ruleset=ruleset, cards=needed)
    enough.starts()
    enough.plays_until("over")


@pytest.mark.parametrize(("ruleset", "players"), [(r, n) for r, n in NEVER if n <= COLOURS])
def test_too_few_or_too_many_players_cannot_start(ruleset: str, players: int) -> None:
    r = RoomTable(*(f"guest {n}" for n in range(players)), ruleset=ruleset)
    refusal = r.refuses(r.host, do.Start(), "wrong-player-count")
    assert str(players) in refusal.message()


def test_only_the_host_starts_and_only_once() -> None:
    r = RoomTable(*FOUR)
    r.refuses("bob", do.Start(), "host-only")
    r.starts()
    r.refuses("ann", do.Start(), "game-running")


def test_bots_fill_the_table() -> None:
    r = RoomTable("ann")
    r.refuses("ann", do.Start(), "wrong-player-count")
    r.does("ann", do.AddBot("Ada", "dreamer"))
    r.does("ann", do.AddBot("Ben"))
    assert r.chair("Ada").character == "dreamer"
    r.starts()
    assert r.game.seating.bots == {r.seat("Ada"), r.seat("Ben")}
    r.plays_until("over")


@pytest.mark.parametrize(
    ("character", "code"),
    [("", "name-empty"), ("x" * 25, "name-too-long"), ("\x00", "name-unreadable")],
)
def test_a_bots_character_is_a_short_word_like_a_name(character: str, code: str) -> None:
    r = RoomTable("ann")
    r.refuses("ann", do.AddBot("Ada", character), code)


def test_a_bot_may_be_asked_to_leave() -> None:
    r = RoomTable("ann", "bob")
    r.does("ann", do.AddBot("Ada"))
    r.refuses("bob", do.AddBot("Ben"), "host-only")
    r.does("ann", do.Remove(r.seat("Ada")))
    assert r.names == ["ann", "bob"]


# Again


def test_a_rematch_keeps_the_seats() -> None:
    r = RoomTable(*FOUR, target=5)
    r.starts()
    r.plays_until("over")
    chairs = r.room.chairs
    r.starts()
    assert r.room.chairs == chairs
    assert r.room.games == 2
    assert r.phase == "volunteer"


def test_a_rematch_is_without_those_who_left_and_with_those_who_came() -> None:
    r = RoomTable(*FOUR, target=5)
    r.starts()
    r.plays_until("over")
    r.does("bob", do.Leave())
    r.sits("eve")
    r.starts()
    assert r.names == ["ann", "cleo", "dan", "eve"]
    assert len(r.game.ring) == 4


def test_a_finished_game_is_put_away_to_change_the_settings() -> None:
    r = RoomTable(*FOUR, target=5)
    r.refuses("ann", do.BackToLobby(), "not-now")
    r.starts()
    r.refuses("ann", do.BackToLobby(), "game-running")
    r.plays_until("over")
    r.refuses("bob", do.BackToLobby(), "host-only")
    r.does("ann", do.BackToLobby())
    assert r.phase == "lobby"


def test_the_first_storyteller_of_a_rematch_is_found_by_a_new_race() -> None:
    r = RoomTable(*FOUR, target=5)
    r.starts()
    r.plays_until("over")
    r.starts()
    assert r.game.turn.storyteller is None


def test_a_deck_that_is_no_more_leaves_the_table_but_not_the_game() -> None:
    r = RoomTable(*FOUR, cards=84)
    r.server(do.OfferDeck("own", tuple(CardId(f"photo {n}") for n in range(40)), "Our summer"))
    assert r.sees("bob").deck_titles == {"own": "Our summer"}
    r.configures(decks=("own",))
    r.starts()
    r.server(do.WithdrawDeck("own"))
    assert r.game.settings.decks == ("own",)
    seen = r.sees("bob")
    assert (seen.decks, seen.deck_titles, seen.settings.decks) == ({"dreams": 84}, {}, ("dreams",))
    r.server_refuses(do.WithdrawDeck("own"), "unknown-deck")
    r.server_refuses(do.WithdrawDeck("dreams"), "unknown-deck")  # a table is never without pictures
