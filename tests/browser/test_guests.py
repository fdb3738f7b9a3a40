"""Somebody watches, is asked to go, and the old invitation opens nothing (X8)."""

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.television import FULL_HD, Television, call_screen

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


def test_x8_a_guest_is_seen_asked_to_go_and_comes_back_only_when_invited(
    browser: Browser, guests: Guests, house: House
) -> None:
    ana = guests("Ana", house, Look(PHONE, "en", "night"))
    bea = guests("Bea", house, Look(LAPTOP, "fr", "paper"))
    zoe = guests("Zoé", house, Look(PHONE, "en", "paper"))
    link = ana.open_table()
    kept = json.loads(
        ana.page.evaluate("() => localStorage.getItem('reverie.seat.' + location.pathname.slice(3))")
    )
    invite = kept["invite"]
    bea.join(link)
    tv = Television(browser, house, FULL_HD)
    try:
        call_screen(ana, tv)
        for seated in (ana, bea):
            seated.do(seated.words.sees_tv)
        old = ana.page.evaluate("() => document.querySelector('.qr svg').innerHTML")
        zoe.page.goto(house.address)
        zoe.page.evaluate("() => localStorage.setItem('reverie.name', JSON.stringify('Zoé'))")
        zoe.page.goto(link.replace("/t/", "/watch/"))
        expect(tv.page.get_by_text("Zoé is watching")).to_be_visible()
        expect(zoe.page.locator(".qr")).to_have_count(0)
        expect(bea.page.get_by_role("button", name="2 regardent")).to_be_visible()

        ana.page.get_by_role("button", name="2 watching").click()
        ana.watcher.look("door and guests")
        ana.page.get_by_role("button", name="Ask Zoé to leave").click()
        expect(zoe.page.get_by_text("You were asked to leave this table.")).to_be_visible()
        expect(ana.page.get_by_text("Only people with the invitation can come in.").first).to_be_visible()
        expect(bea.page.get_by_text("Il faut l’invitation pour entrer.")).to_be_visible()
        assert ana.page.evaluate("() => document.querySelector('.qr svg').innerHTML") != old
        expect(tv.page.get_by_text("Scan to come in")).to_be_visible()

        zoe.page.goto(f"{link}#{invite}")
        expect(zoe.page.get_by_text("This invitation has been replaced.", exact=False)).to_be_visible()
        zoe.page.goto(link)
        zoe.page.reload()
        expect(zoe.page.get_by_text("There’s no table with this code", exact=False)).to_be_visible()
        ana.page.get_by_role("button", name="Anyone with the code").click()
        expect(ana.page.get_by_text("Anyone with the code can come in.").first).to_be_visible()
        zoe.page.reload()
        expect(zoe.page.get_by_role("button", name="Sit down")).to_be_visible()
        zoe.watcher.problems.clear()  # refused, as it should be

        ana.page.get_by_role("button", name="Lock the table").click()
        expect(ana.page.get_by_text("The table is locked.", exact=False).first).to_be_visible()
        tv.look("a locked table")
        tv.check()
    finally:
        tv.context.close()
