"""Browsers that are too old for the page see a friendly word instead of an empty screen."""

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House

pytestmark = pytest.mark.browser

WITHOUT = {
    "no proxies": "delete window.Proxy",
    "before 2021": "CSS.supports = () => false",
    "no modules": "delete HTMLScriptElement.prototype.noModule",
}


@pytest.mark.parametrize("lost", list(WITHOUT))
def test_an_old_television_is_told_what_to_do(lost: str, browser: Browser, house: House) -> None:
    context = browser.new_context(locale="fr-FR" if lost == "no proxies" else "en-GB", base_url=house.address)
    try:
        page = context.new_page()
        page.add_init_script(WITHOUT[lost])
        page.goto("/tv")
        page.get_by_role("heading", name="Ce navigateur est trop ancien").or_(
            page.get_by_role("heading", name="This browser is too old")
        ).wait_for()
        assert page.locator("html").get_attribute("lang") == ("fr" if lost == "no proxies" else "en")
        assert page.get_by_text(f"127.0.0.1:{house.port}/tv").is_visible()
        page.wait_for_function("() => getComputedStyle(document.getElementById('app')).display === 'none'")
    finally:
        context.close()


def test_a_phone_needs_a_little_more_than_a_television(browser: Browser, house: House) -> None:
    context = browser.new_context(locale="en-GB", base_url=house.address)
    try:
        page = context.new_page()
        page.add_init_script("delete Array.prototype.findLast")
        page.goto("/")
        page.get_by_role("heading", name="This browser is too old").wait_for()
        page.goto("/tv")
        page.get_by_role("heading", name="Show a table here").wait_for()
        assert not page.get_by_text("too old").count()
    finally:
        context.close()
