"""Requests that no browser sends: every route, wrong in every way we can think of."""

import json
from collections.abc import Sequence
from random import Random

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "get")
PIECES = (
    "..",
    "../../etc/passwd",
    "%2e%2e%2f",
    "..%5c",
    "%00",
    "%",
    "%zz",
    "%ff%fe",
    "%c0%ae%c0%ae",
    "%F0%9F%98%80",
    "a" * 3000,
    "ABCDEF",
    "222222",
    ";x=1",
    "?",
    "?x=%00",
    "?when=now",
    "?name=%ff",
    "#",
    "//",
    "\\",
    "'",
    "{}",
    "<script>",
    "index.html",
    "assets",
    ".git/config",
    "reverie.db",
    "~root",
    "-1",
    "0",
    "null",
    "None",
    "😀",
)
BODIES: tuple[bytes, ...] = (
    b"",
    b"{}",
    b"[]",
    b"null",
    b"0",
    b'"x"',
    b"{",
    b"\x00",
    b"\xff\xfe",
    b"[" * 5000,
    b'{"name":' * 2000,
    b'{"name":"Ana"}',
    b'{"name":null}',
    b'{"name":"\\ud800"}',
    b'{"name":"\xed\xa0\x80"}',
    b'{"name":1e999}',
    b'{"name":"A","settings":{}}',
    b'{"name":"A","colour":99999999999999999999}',
    b'{"name":"A","colour":-1}',
    b'{"kind":"tv"}',
    b'{"seat":-1,"name":"A"}',
    b'{"seat":0,"name":"Eve"}',
    b'{"secret":""}',
    b'{"key":"x"}',
    b'{"title":"x","language":"fr","licence":"' + b"y" * 200 + b'"}',
    b'{"title":"T"}',
    b'{"code":"ABCDE"}',
    b'{"name":"A","name":"B"}',
    b'{"__proto__":{}}',
    b"a=b&c=d",
    b"<xml/>",
    b"x" * 40_000,
    b"GIF89a" + b"\0" * 64,
    b"\x89PNG\r\n\x1a\n" + b"\0" * 64,
    b"PK\x03\x04" + b"\0" * 64,
)
TYPES = (
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/octet-stream",
    "image/png",
    "application/zip",
    "",
    "x" * 300,
    "/",
)
HEADERS = (
    "Authorization: Bearer x",
    "Authorization: Bearer",
    "Authorization: Basic eDp5",
    "Authorization: Bearer \xff\xfe",
    "Authorization: Bearer " + "x" * 7000,
    "Origin: null",
    "Origin: http://evil.example",
    "Origin: http://[",
    "Cookie: " + "a=b;" * 900,
    "Accept-Encoding: gzip, br, \x01",
    "Content-Encoding: gzip",
    "Content-Encoding: br",
    "Content-Encoding: deflate",
    "Range: bytes=9-1",
    "Range: bytes=0-",
    "Range: bytes=-99999999999",
    "If-None-Match: *",
    "If-Modified-Since: yesterday",
    "Expect: 100-continue",
    "Expect: nonsense",
    "X-Forwarded-For: 1.2.3.4",
    "X-Forwarded-Host: evil.example",
    "Upgrade: websocket",
    "Upgrade: h2c",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: x",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: nonsense",
    "Content-Length: -1",
    "Content-Length: 99999999999",
    "Content-Length: x",
    "Host: evil.example",
    "Host: a b",
    "Host:",
    "Connection: Upgrade",
    "X-" + "y" * 7000 + ": z",
    " folded: x",
    "no colon",
    "Accept-Language: " + "fr," * 2000,
    "DNT: \x00",
)


def request(rng: Random, routes: Sequence[tuple[str, str]], code: str, token: str, host: str) -> bytes:
    """One request, some of it right, so that it gets further than the door."""
    method, path = rng.choice(routes)
    if rng.random() < 0.3:
        method = rng.choice(METHODS)
    parts = [_filled(rng, part, code) for part in path.split("/")]
    target = "/".join(parts) + (rng.choice(PIECES) if rng.random() < 0.3 else "")
    body = (
        rng.choice(BODIES)
        if rng.random() < 0.8
        else json.dumps({"name": chr(rng.randrange(0xD7FF))}).encode()
    )
    lines = [f"{method} {target or '/'} HTTP/1.{rng.choice('1110')}", f"Host: {host}", "Connection: close"]
    lines.append(f"Content-Type: {'application/json' if rng.random() < 0.6 else rng.choice(TYPES)}")
    if rng.random() < 0.5:
        lines.append(f"Authorization: Bearer {token}")
    lines += rng.sample(HEADERS, rng.choice((0, 0, 1, 1, 2, 3)))
    if rng.random() < 0.15:
        lines.append("Transfer-Encoding: chunked")
        body = rng.choice(
            (
                b"5\r\nhello\r\n0\r\n\r\n",
                b"zz\r\nx\r\n",
                b"ffffffff\r\nx",
                b"-1\r\n\r\n",
                b"0\r\nX: y\r\n\r\n",
            )
        )
    else:
        lines.append(f"Content-Length: {len(body) if rng.random() < 0.9 else rng.randrange(40)}")
    return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body


def _filled(rng: Random, part: str, code: str) -> str:
    if "{" not in part:
        return part if rng.random() < 0.97 else rng.choice(PIECES)
    return code if rng.random() < 0.4 else rng.choice(PIECES)
