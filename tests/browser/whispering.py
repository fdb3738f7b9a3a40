"""A pair at a game of Duet: tells, lays lures, finds or misses each other's card, whatever the language."""

import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from re import compile as re
from re import escape
from typing import Any

from playwright.sync_api import Locator

from tests.browser.chromium import ROOT
from tests.browser.person import Person
from tests.browser.playing import Standstill
from tests.browser.sharing import HAND_IN, HAS_CLUE, PASS, SAYS, nothing_private, slide_to_a_card
from tests.counts.words import NEW_WORDS

TEXTS = ROOT / "client/src/i18n"
SHOTS = os.environ.get("REVERIE_SHOTS")


def texts(person: Person, subject: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((TEXTS / person.look.language / f"{subject}.json").read_text("utf-8"))
    return found


def said(person: Person, key: str) -> Any:
    """A text of the river, whatever stands in its braces."""
    text: str = texts(person, "river")[key]
    parts = [".*" if n % 2 else escape(part).replace("\u202f", r"\s") for n, part in enumerate(_split(text))]
    return re("^" + "".join(parts) + "$")


def _split(text: str) -> list[str]:
    parts, depth, now = [""], 0, ""
    for char in text:
        if char == "{":
            depth += 1
            if depth == 1:
                parts[-1] = now
                now = ""
                continue
        if char == "}":
            depth -= 1
            if depth == 0:
                parts += [now, ""]
                now = ""
                continue
        now += char
    parts[-1] = now
    return parts


def _begins(person: Person) -> Any:
    """What a turn may show first: an owl that tells may have done so."""
    return re("|".join(said(person, key).pattern for key in ("whisper", "waits", "lure")))


class Pair:
    """Two people, or one with a tame owl. `finds`: whether a person takes the told card, where a person told
    it: they can only know it because a test can cheat."""

    def __init__(
        self,
        people: Sequence[Person],
        *,
        finds: bool = True,
        shots: str | Path = "",
        whose: Sequence[Person] | None = None,
    ) -> None:
        """`shots`: where pictures go, below REVERIE_SHOTS if that is set; `whose`: of these people alone."""
        self.people, self.finds = people, finds
        self.shots = Path(SHOTS or "") / shots if shots and (SHOTS or isinstance(shots, Path)) else None
        self.whose = people if whose is None else whose
        self.told = 0
        self.count = 0

    def begin(self) -> None:
        self.people[0].page.get_by_role(
            "button", name=texts(self.people[0], "turn")["volunteer"]["button"]
        ).click()

    def turn(self) -> bool:
        """One turn up to its recap, and on; False when the night is over."""
        teller, listener = self._teller()
        card = self._whisper(teller) if teller else None
        if listener:
            self._lure(listener)
            self._vote(teller, listener, card)
        for person in self.people:
            person.page.get_by_text(texts(person, "river")["nest"]).first.wait_for()
            self._look(person, "recap")
        for person in self.people:
            person.button(_onwards(person)).click()
        first = self.people[0]
        over = _over(first)
        either = re(f"{_begins(first).pattern}|{over.pattern}")
        first.page.get_by_role("heading", name=either).first.wait_for()
        if first.page.get_by_role("heading", name=over).count():
            for person in self.people:
                self._look(person, "ending")
            return False
        return True

    def night(self, most: int = 40) -> None:
        for _ in range(most):
            if not self.turn():
                return
        raise AssertionError("the night does not end")

    def _teller(self) -> tuple[Person | None, Person | None]:
        """Who tells and who listens; nobody where the owl does."""
        one, other = [*self.people, None][:2]
        assert one
        one.page.get_by_role("heading", name=_begins(one)).first.wait_for()
        tells = one.page.get_by_role("heading", name=said(one, "whisper")).count() > 0
        return (one, other) if tells else (other, one)

    def _whisper(self, teller: Person) -> str:
        card = self._cards(teller).nth(1)
        card.click()
        teller.page.get_by_role("textbox").fill(NEW_WORDS[self.told % len(NEW_WORDS)])
        self.told += 1
        self._look(teller, "whisper")
        picture = picture_of(card)
        teller.button(said(teller, "say")).click()
        return picture

    def _lure(self, listener: Person) -> None:
        button = listener.button(said(listener, "lureDo"))
        button.wait_for()
        self._cards(listener).nth(4).click()
        self._look(listener, "lure")
        button.click()

    def _vote(self, teller: Person | None, listener: Person, card: str | None) -> None:
        listener.page.get_by_text(texts(listener, "river")["owlsDone"]).first.wait_for()
        if teller:
            self._look(teller, "hush")
        laid = self._cards(listener)
        right = [n for n, picture in enumerate(self._pictures(laid)) if picture == card]
        mine = texts(listener, "river")["yours"]
        wrong = next(
            n for n in range(laid.count()) if n not in right and mine not in laid.nth(n).inner_text()
        )
        laid.nth(right[0] if self.finds and right else wrong).click()
        self._look(listener, "vote")
        listener.button(said(listener, "vote")).click()

    def _pictures(self, laid: Locator) -> list[str]:
        """What lies on the table, by number; nothing where the pictures are on a television."""
        return [picture_of(card) for card in laid.all()] if laid.locator("img").count() else []

    def _cards(self, person: Person) -> Locator:
        cards = person.page.locator(".place button")
        cards.first.wait_for()
        return cards

    def _look(self, person: Person, screen: str) -> None:
        person.watcher.look(f"duet-{screen}")
        if self.shots and person in self.whose:
            self.count += 1
            self.shots.mkdir(parents=True, exist_ok=True)
            person.page.screenshot(path=self.shots / f"{self.count:02}-{screen}-{person.name}.png")


class OneTablet:
    """Both on one device, which goes from hand to hand. `finds`: whether they find each other's card."""

    def __init__(self, person: Person, *, finds: bool = True, shots: str = "") -> None:
        self.person, self.finds = person, finds
        self._card = ""
        self.shots = Path(SHOTS) / shots if shots and SHOTS else None
        self.told = self.count = 0

    def begin(self) -> None:
        self.person.button(HAS_CLUE).first.click()

    def turn(self) -> bool:
        """One turn up to its recap, and on; False when the night is over."""
        person, standstill = self.person, Standstill()
        while True:
            scene = person.see()
            standstill.look(person, scene)
            standstill.check()
            if scene.heading(_over(person)):
                self._look("ending")
                return False
            if scene.button(_onwards(person)):
                self._look("recap")
                return bool(person.press_away(_onwards(person)))
            if scene.heading(SAYS):
                self._tell()
            elif scene.heading(PASS):
                nothing_private(person.page)
                if scene.button(HAND_IN):
                    self._look("chosen")
                    person.press_away(HAND_IN)
                else:
                    self._look("pass")
                    slide_to_a_card(person, self._finds_or_not)
            else:
                time.sleep(0.1)

    def night(self, most: int = 40) -> None:
        for _ in range(most):
            if not self.turn():
                return
        raise AssertionError("the night does not end")

    def _tell(self) -> None:
        """A clue, then the card it is about."""
        person = self.person
        nothing_private(person.page)
        person.page.get_by_role("textbox", name=person.words.clue).fill(NEW_WORDS[self.told % len(NEW_WORDS)])
        while not person.page.get_by_text(texts(person, "sofa")["tellPicked"]).count():
            slide_to_a_card(person, self._tells)
        self._look("whisper")
        self.told += 1
        person.press_away(person.words.tell)

    def _tells(self, cards: Sequence[Locator]) -> Locator:
        chosen: Locator = self.person.rng.choice(cards)
        self._card = picture_of(chosen)
        return chosen

    def _finds_or_not(self, cards: Sequence[Locator]) -> Locator:
        """Of a hand, which has not the told card, any."""
        return next((card for card in cards if (picture_of(card) == self._card) is self.finds), cards[0])

    def _look(self, screen: str) -> None:
        self.person.watcher.look(f"duet-tablet-{screen}")
        if self.shots:
            self.count += 1
            self.shots.mkdir(parents=True, exist_ok=True)
            self.person.page.screenshot(path=self.shots / f"{self.count:02}-{screen}.png")


def _onwards(person: Person) -> Any:
    return re("|".join(said(person, key).pattern for key in ("nextYou", "nextOther", "toTheEnd")))


def _over(person: Person) -> Any:
    return re("|".join(texts(person, "river")[how] for how in ("won", "lost", "stopped")))


def picture_of(card: Locator) -> str:
    address = card.locator("img").last.get_attribute("src")
    assert address is not None
    return address.rsplit("/", 1)[-1].split(".")[0]
