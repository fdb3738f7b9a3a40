"""What a page does beside its screen: the sounds it plays, the locks it takes, the buzzes."""

from playwright.sync_api import Page

# A sound is known by its file: from the request over the decoded sound to the moment it starts.
EARS = """() => {
  const seen = (window.__beside = { sounds: [], locks: 0, films: 0, buzzes: 0 });
  const names = new WeakMap();
  const name = (key, value) => (names.set(key, value), key);
  const { fetch } = window;
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    const found = /assets\\/(\\w+)-[^/]*\\.mp3$/.exec(answer.url);
    if (found) {
      const read = answer.arrayBuffer.bind(answer);
      answer.arrayBuffer = async () => name(await read(), found[1]);
    }
    return answer;
  };
  const { decodeAudioData } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.decodeAudioData = async function (bytes) {
    const called = names.get(bytes);
    return name(await decodeAudioData.call(this, bytes), called);
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function () {
    seen.sounds.push(names.get(this.buffer));
    start.call(this);
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () { seen.films++; return play.call(this); };
  navigator.vibrate = () => (seen.buzzes++, true);
  if (navigator.wakeLock) {
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = function (kind) {
      seen.locks++;
      return request.call(this, kind);
    };
  }
}"""

PLAIN_HTTP = "() => Object.defineProperty(Navigator.prototype, 'wakeLock', { value: undefined })"


def prick_up(page: Page, *, wake_lock: bool = True) -> None:
    if not wake_lock:
        page.add_init_script(f"({PLAIN_HTTP})()")
    page.add_init_script(f"({EARS})()")


def sounds(page: Page) -> list[str]:
    return list(page.evaluate("() => window.__beside.sounds"))


def beside(page: Page, what: str) -> int:
    return int(page.evaluate("(what) => window.__beside[what]", what))
