"""What a page shows as an empty box because no font has it, and what comes from a font that is not ours."""

from collections import Counter
from contextlib import suppress

from playwright.sync_api import Error, Page

# Each sign is drawn beside one that no font can have: whoever looks the same is a box.
BOXES = """() => {
  const canvas = new OffscreenCanvas(36, 36);
  const c = canvas.getContext("2d", { willReadFrequently: true });
  const drawn = (font, sign) => {
    c.clearRect(0, 0, 36, 36);
    c.font = font;
    c.fillText(sign, 4, 27);
    return c.getImageData(0, 0, 36, 36).data.join();
  };
  const known = (window.__drawn ??= new Map());
  const out = new Set();
  const look = (e, text) => {
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(e);
    const font = `${fontStyle} ${fontWeight} 24px ${fontFamily}`;
    for (const sign of new Set(text)) {
      if (/[\\s\\p{M}\\p{Cf}\\p{Cc}]/u.test(sign)) continue;
      const key = font + sign;
      if (!known.has(key)) known.set(key, drawn(font, sign) === drawn(font, "\\u{10fffd}"));
      const code = sign.codePointAt(0).toString(16);
      if (known.get(key)) out.add(`${sign} (U+${code}) in “${text.slice(0, 30)}”`);
    }
  };
  for (const e of document.querySelectorAll("body *")) {
    if (!e.checkVisibility({ visibilityProperty: true })) continue;
    for (const node of e.childNodes) if (node.nodeType === 3) look(e, node.data);
    if (e.placeholder) look(e, e.placeholder);
    if (e.value && typeof e.value === "string") look(e, e.value);
    for (const part of ["::before", "::after"]) {
      const text = getComputedStyle(e, part).content.match(/^"(.*)"$/)?.[1];
      if (text) look(e, text);
    }
  }
  return [...out];
}"""


def boxes(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready.then(() => null)")
    return list(page.evaluate(BOXES))


def strangers(page: Page) -> dict[str, int]:
    """Fonts of the machine that the page had to borrow, with how many signs each has drawn.

    The promise of a game is a number of 64 digits, and asks for whatever font the machine writes numbers in.
    """
    found: Counter[str] = Counter()
    talk = page.context.new_cdp_session(page)
    try:
        talk.send("DOM.enable")
        talk.send("CSS.enable")
        root = talk.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        asked = {"nodeId": root, "selector": "body :not(dl.fair dd)"}
        shown = talk.send("DOM.querySelectorAll", asked)["nodeIds"]
        for node in shown:
            with suppress(Error):  # it has gone from the page meanwhile
                for font in talk.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
                    if not font["isCustomFont"]:
                        found[font["familyName"]] += int(font["glyphCount"])
    finally:
        talk.detach()
    return dict(found)
