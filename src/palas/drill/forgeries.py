"""Requests that are no honest move: repeated, late, forged, malformed. Each says what a sound server answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from urllib.parse import quote, urlencode

from palas.drill.people import Request

OK = frozenset({200, 303})
REFUSED = frozenset(range(400, 500))
SENTENCE = frozenset(range(200, 500)) | {503}  # anything but a crash
ANY = SENTENCE | {0}  # what is no HTTP at all may be hung up on
JSON = "application/json"
FORM = "application/x-www-form-urlencoded"


@dataclass
class Scene:
    """What the forger knows: his own cookie and seat, tables of his own and of strangers, what was sent before."""

    host: str
    mine: str  # my cookie
    stranger: str  # the cookie of somebody who sits nowhere
    seats: dict[str, int] = field(default_factory=dict)  # my seat by table
    played: list[Request] = field(default_factory=list)  # my moves that were acknowledged
    legal: dict[str, list[str]] = field(default_factory=dict)  # of the seat that is asked, by table
    version: dict[str, int] = field(default_factory=dict)
    codes: list[str] = field(default_factory=list)  # all sorts
    secrets: list[tuple[str, str]] = field(default_factory=list)  # links to other tables than mine: table, secret

    @property
    def tables(self) -> list[str]:
        """All tables that I know of."""
        return list(self.seats)


@dataclass(frozen=True)
class Forgery:
    """The bytes, and which answers are sound."""

    kind: str
    raw: bytes
    sound: frozenset[int]


Maker = Callable[[Random, Scene], Forgery]
MAKERS: list[Maker] = []


def maker(function: Maker) -> Maker:
    """Note one kind of forgery."""
    MAKERS.append(function)
    return function


def forge(luck: Random, scene: Scene) -> Forgery:
    """One of them."""
    return luck.choice(MAKERS)(luck, scene)


def http(
    scene: Scene, method: str, path: str, body: bytes = b"", *, kind: str = JSON, cookie: str | None = None,
    origin: str | None = "", **more: str,
) -> bytes:  # fmt: skip
    """A request that is HTTP at least. `origin` empty: our own page; None: none is told."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {scene.host}", f"accept: {JSON}"]
    lines.append(f"cookie: palas={scene.mine if cookie is None else cookie}")
    if origin is not None:
        lines.append(f"origin: {origin or 'http://' + scene.host}")
    if body or method == "POST":
        lines += [f"content-type: {kind}", f"content-length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in more.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body


def fields(**content: object) -> bytes:
    """As JSON."""
    return json.dumps(content).encode()


def fresh_key(luck: Random) -> str:
    """A key that nobody has used."""
    return f"forged-{luck.getrandbits(48):012x}"


def noise(luck: Random, longest: int = 60) -> bytes:
    """Any bytes."""
    return luck.randbytes(luck.randrange(1, longest))


# -- repeated, late, reordered ------------------------------------------------------------------------------------


@maker
def repeated(luck: Random, scene: Scene) -> Forgery:
    """An acknowledged request once more, as JSON or as a form: the same answer, no second effect."""
    request = luck.choice(scene.played)
    path = f"/t/{request.table}/act"
    if luck.random() < 0.3:
        return Forgery("repeated", http(scene, "POST", path, fields(**request.fields())), OK)
    body = urlencode(request.fields()).encode()
    return Forgery("repeated", http(scene, "POST", path, body, kind=FORM), OK)


@maker
def other_move_under_a_used_key(luck: Random, scene: Scene) -> Forgery:
    """A used key with another move is a mistake, and is told so."""
    request = luck.choice(scene.played)
    code = luck.choice([code for code in scene.codes if code != request.code])
    body = fields(seat=request.seat, code=code, seen=request.seen, key=request.key)
    return Forgery("other-move", http(scene, "POST", f"/t/{request.table}/act", body), frozenset({409}))


@maker
def late(luck: Random, scene: Scene) -> Forgery:
    """An old move under a new key: the question is no longer asked."""
    request = luck.choice(scene.played)
    body = fields(seat=request.seat, code=request.code, seen=request.seen, key=fresh_key(luck))
    return Forgery("late", http(scene, "POST", f"/t/{request.table}/act", body), frozenset({409, 422}))


@maker
def early(luck: Random, scene: Scene) -> Forgery:
    """A move that claims to have seen what has not happened yet."""
    table = luck.choice(scene.tables)
    seen = scene.version[table] + luck.randrange(1, 1000)
    body = fields(seat=scene.seats[table], code=luck.choice(scene.codes), seen=seen, key=fresh_key(luck))
    return Forgery("early", http(scene, "POST", f"/t/{table}/act", body), frozenset({403, 409, 422}))


@maker
def key_of_another_table(luck: Random, scene: Scene) -> Forgery:
    """A request for one table sent to another."""
    request = luck.choice(scene.played)
    table = luck.choice([table for table in scene.tables if table != request.table])
    body = fields(seat=request.seat, code=request.code, seen=0, key=request.key)
    return Forgery("other-table", http(scene, "POST", f"/t/{table}/act", body), REFUSED)


# -- forged -------------------------------------------------------------------------------------------------------


@maker
def wrong_seat(luck: Random, scene: Scene) -> Forgery:
    """A legal move for somebody else."""
    table = luck.choice(scene.tables)
    seat = luck.choice([-1, 9, 99, *(seat for seat in range(6) if seat != scene.seats[table])])
    code = luck.choice(scene.legal[table] or scene.codes)
    body = fields(seat=seat, code=code, seen=scene.version[table], key=fresh_key(luck))
    return Forgery("wrong-seat", http(scene, "POST", f"/t/{table}/act", body), REFUSED)


@maker
def wrong_token(luck: Random, scene: Scene) -> Forgery:
    """A legal move, but not by the one who sits there."""
    table = luck.choice(scene.tables)
    cookie = luck.choice([scene.stranger, "", "x" * 300, noise(luck).hex(), scene.mine[:-1]])
    code = luck.choice(scene.legal[table] or scene.codes)
    body = fields(seat=scene.seats[table], code=code, seen=scene.version[table], key=fresh_key(luck))
    raw = http(scene, "POST", f"/t/{table}/{luck.choice(['act', 'undo', 'back'])}", body, cookie=cookie)
    return Forgery("wrong-token", raw, REFUSED)


@maker
def illegal(luck: Random, scene: Scene) -> Forgery:
    """My seat, my turn or not, but no legal move."""
    table = luck.choice(scene.tables)
    junk = ["", "pass pass pass", "place", "\u0000", "e" * 121, "ﷺ" * 20, noise(luck).decode("latin-1")]
    code = luck.choice([*junk, *(code for code in scene.codes if code not in scene.legal[table])])
    body = fields(seat=scene.seats[table], code=code, seen=scene.version[table], key=fresh_key(luck))
    return Forgery("illegal", http(scene, "POST", f"/t/{table}/act", body), REFUSED)


@maker
def wrong_secret(luck: Random, scene: Scene) -> Forgery:
    """Sitting down or watching with a link to another table."""
    table, secret = luck.choice(scene.secrets)
    aim = luck.choice([other for other in scene.tables if other != table])
    secret = luck.choice([secret, secret[:-1], secret.swapcase(), "x" * 101, "", "é"])
    raw = http(
        scene, "POST", f"/{luck.choice(['join', 'watch'])}/{aim}", fields(secret=secret, nickname="Eve"),
        cookie=scene.stranger,
    )  # fmt: skip
    return Forgery("wrong-secret", raw, REFUSED)


@maker
def not_the_host(luck: Random, scene: Scene) -> Forgery:
    """What only the host or a seat's owner may do."""
    table = luck.choice(scene.tables)
    what = luck.choice(["hand", "rotate", "rematch", "branch", "undo", "undo-answer", "sit"])
    content = fields(seat=luck.randrange(3), to=luck.choice(["link", "here", "bot:random"]), n=luck.randrange(9),
                     key=fresh_key(luck), yes="1", nickname="Eve")  # fmt: skip
    return Forgery("not-host", http(scene, "POST", f"/t/{table}/{what}", content, cookie=scene.stranger), REFUSED)


@maker
def forbidden_look(luck: Random, scene: Scene) -> Forgery:
    """A stranger's look at a private table."""
    path = luck.choice(["", "/news", "/news?form=view", "/replay?n=1", "/about?code=pass", "/record", "/result"])
    raw = http(scene, "GET", f"/t/{luck.choice(scene.tables)}{path}", cookie=scene.stranger)
    return Forgery("forbidden-look", raw, REFUSED | {303})


@maker
def too_early_a_look(luck: Random, scene: Scene) -> Forgery:
    """The record of a game that still runs, which tells all."""
    raw = http(scene, "GET", f"/t/{luck.choice(scene.tables)}/record")
    return Forgery("record", raw, REFUSED)


@maker
def foreign_page(luck: Random, scene: Scene) -> Forgery:
    """A legal move that a page of another site sends with my cookie."""
    table = luck.choice(scene.tables)
    content: dict[str, object] = {"seat": scene.seats[table], "seen": scene.version[table], "key": fresh_key(luck)}
    content["code"] = luck.choice(scene.legal[table] or scene.codes)
    bad = luck.choice(["http://evil.example", "null", f"http://{scene.host}.evil.example", f"https://{scene.host}:1"])
    if luck.random() < 0.5:
        raw = http(scene, "POST", f"/t/{table}/act", urlencode(content).encode(), kind=FORM, origin=None)
    else:
        raw = http(scene, "POST", f"/t/{table}/act", fields(**content), origin=bad)
    return Forgery("foreign-page", raw, frozenset({403}))


# -- malformed ----------------------------------------------------------------------------------------------------


@maker
def odd_json(luck: Random, scene: Scene) -> Forgery:
    """JSON that is none, or holds what no field of ours can be."""
    table = luck.choice(scene.tables)
    depth = luck.choice([50, 1000, 10_000])
    bodies = [
        b"[" * depth + b"]" * depth,
        b'{"seat":' * min(depth, 3000) + b"0" + b"}" * min(depth, 3000),
        b'{"seat": NaN, "code": "pass", "seen": 1, "key": "forged-nan"}',
        b'{"seat": Infinity, "code": "pass", "seen": 1, "key": "forged-inf"}',
        b'{"seat": 1e400, "code": "pass", "seen": 1, "key": "forged-big"}',
        b'{"seat": 0.5, "code": "pass", "seen": 1, "key": "forged-half"}',
        b'{"seat": ' + b"9" * luck.randrange(10, 5000) + b', "code": "pass", "seen": 1, "key": "forged-long"}',
        b'{"seat": [], "code": {}, "seen": null, "key": true}',
        b'{"seat": 0, "code": "\\ud800", "seen": 1, "key": "forged-half-a-sign"}',
        b'{"seat": 0, "seat": 1, "code": "", "seen": 1, "key": "forged-twice"}',
        b'"pass"', b"null", b"[]", b"{", b"\xff\xfe{}", b"\xef\xbb\xbf{}", b"", noise(luck, 400),
    ]  # fmt: skip
    raw = http(scene, "POST", f"/t/{table}/{luck.choice(['act', 'undo', 'hand', 'branch'])}", luck.choice(bodies))
    return Forgery("odd-json", raw, REFUSED)


@maker
def odd_form(luck: Random, scene: Scene) -> Forgery:
    """Forms that are none, under honest and dishonest names."""
    table = luck.choice(scene.tables)
    kind = luck.choice([FORM, "text/plain", "multipart/form-data", "multipart/form-data; boundary=", "", "application/"
                        "json; charset=utf-7", "image/png", "multipart/form-data; boundary=x"])  # fmt: skip
    bodies = [b"&" * 500, b"=" * 300, b"seat=%zz&code=%ff%fe&seen=x&key=12345678", b"a=1&" * 300, noise(luck, 400),
              b"--x\r\ncontent-disposition: form-data; name=\"game\"\r\n\r\ncaylus\r\n--x--"]  # fmt: skip
    raw = http(scene, "POST", luck.choice([f"/t/{table}/act", "/open"]), luck.choice(bodies), kind=kind)
    return Forgery("odd-form", raw, REFUSED)


@maker
def odd_wish(luck: Random, scene: Scene) -> Forgery:
    """A table that cannot be opened."""
    wish: dict[str, object] = {"game": "caylus", "seat0": "me", "seat1": "bot:random"}
    bad: dict[str, object] = luck.choice([
        {"game": ""}, {"game": "../caylus"}, {"game": noise(luck).decode("latin-1")}, {"seat1": "bot:"},
        {"seat1": "bot:clever"}, {"seat1": "none"}, {"seat0": "god"}, {"clock": "never"}, {"pace": "-1"},
        {"pace": "nan"}, {"order": "mine"},
    ])  # fmt: skip
    return Forgery("odd-wish", http(scene, "POST", "/open", fields(**{**wish, **bad})), REFUSED)


@maker
def oversized(luck: Random, scene: Scene) -> Forgery:
    """More than any form of ours holds, told or not."""
    table = luck.choice(scene.tables)
    body = b'{"code": "' + b"x" * luck.choice([33_000, 70_000, 200_000]) + b'"}'
    return Forgery("oversized", http(scene, "POST", f"/t/{table}/act", body), frozenset({413}))


@maker
def odd_path(luck: Random, scene: Scene) -> Forgery:
    """Any bytes where a table, a game or a file should be named."""
    word = quote(noise(luck, 80), safe=luck.choice(["", "/", "/?&=%"]))
    up = luck.choice(["..", "%2e%2e", "..%2f..%2f..%2fetc%2fpasswd", "%00", "\\..\\"])
    named = [f"/{word}", f"//{word}", *(f"/{place}/{word}" for place in ("t", "join", "games", "rules"))]
    files = [f"/static/{up}/{word}", f"/static/{up}", f"/games/{up}/data", f"/t/{up}/record", f"/t/{word}/news"]
    paths = [*named, *files, "/" + "a" * 5000]
    return Forgery("odd-path", http(scene, luck.choice(["GET", "GET", "POST"]), luck.choice(paths)), SENTENCE)


@maker
def odd_query(luck: Random, scene: Scene) -> Forgery:
    """Any bytes behind the question mark."""
    name = luck.choice(["seat", "seen", "n", "code", "form", "shape", "game", "step", quote(noise(luck))])
    values = ["-1", "99999999999", "１", "²", "0x1", "nan", quote(noise(luck)), "%ff", "a" * 3000]
    path = luck.choice(["", "/news", "/replay", "/about", "/result"])
    query = f"{name}={quote(luck.choice(values), safe='%')}"
    return Forgery("odd-query", http(scene, "GET", f"/t/{luck.choice(scene.tables)}{path}?{query}"), SENTENCE)


@maker
def odd_headers(luck: Random, scene: Scene) -> Forgery:
    """Headers with any bytes, and more of them than anybody sends."""
    table = luck.choice(scene.tables)
    dirt = "".join(chr(luck.choice([*range(33, 127), *range(160, 256)])) for _ in range(luck.randrange(1, 300)))
    extra: dict[str, str] = luck.choice([
        {"accept_language": dirt}, {"accept_encoding": dirt}, {"sec_ch_ua_mobile": dirt}, {"x_forwarded_for": dirt},
        {"x_forwarded_proto": dirt}, {"forwarded": dirt}, {"if_none_match": dirt}, {"range": "bytes=-1,0-,9-1"},
        {"accept": dirt}, {"sec_fetch_site": dirt}, {"expect": dirt}, {"te": dirt},
        {f"x-{number}": dirt[:40] for number in range(80)},
    ])  # fmt: skip
    cookie = luck.choice([None, dirt.replace(";", ""), "a=b; " * 50])
    path = luck.choice(["/about", f"/t/{table}/news?form=view", "/static/icon.svg", "/settings"])
    return Forgery("odd-headers", http(scene, "GET", path, b"", kind=JSON, cookie=cookie, origin="", **extra), ANY)


@maker
def odd_method(luck: Random, scene: Scene) -> Forgery:
    """The right place in the wrong way."""
    method = luck.choice(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "GET", "BREW"])
    raw = http(scene, method, f"/t/{luck.choice(scene.tables)}/{luck.choice(['act', 'undo', 'hand'])}")
    return Forgery("odd-method", raw, ANY if method in ("CONNECT", "BREW") else REFUSED)


@maker
def no_http(luck: Random, scene: Scene) -> Forgery:
    """Bytes that are no HTTP, or HTTP that contradicts itself."""
    host = scene.host.encode()
    post = b"POST /t/x/act HTTP/1.1\r\nhost: " + host + b"\r\n"
    raw = luck.choice([
        noise(luck, 200) + b"\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon here\r\n\r\n",
        b"GET  /  HTTP/1.1\r\nhost: x\r\n\r\n",
        post + b"content-length: -5\r\n\r\n",
        post + b"content-length: 5\r\ncontent-length: 6\r\n\r\nhello!",
        post + b"content-length: 1e3\r\n\r\n",
        post + b"transfer-encoding: chunked\r\n\r\nzz\r\n\r\n",
        post + b"transfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + noise(luck, 100) + b"\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ])  # fmt: skip
    return Forgery("no-http", raw, ANY)


@maker
def odd_socket(luck: Random, scene: Scene) -> Forgery:
    """A WebSocket that is opened wrongly, or speaks nonsense as soon as it is open."""
    table = luck.choice(scene.tables)
    origin = luck.choice(["", "", "http://evil.example", None, f"ftp://{scene.host}"])
    key = luck.choice(["dGhlIHNhbXBsZSBub25jZQ==", "short", noise(luck).hex()])
    version = luck.choice(["13", "13", "99", "x"])
    head = http(
        scene, "GET", f"/t/{luck.choice([table, 'x'])}/live", origin=origin, upgrade="websocket", connection="Upgrade",
        sec_websocket_key=key, sec_websocket_version=version,
    )  # fmt: skip
    frames = luck.choice([
        b"\x81\xfe\xff\xff\x00\x00\x00\x00", b"\xff\xff" + noise(luck), b"\x82\x85\x01\x02\x03\x04" + noise(luck, 6),
        b"\x81\x05hello", b"\x81\xff" + b"\xff" * 8, b"\x09\xfe\x01\x00", noise(luck, 200), b"",
    ])  # fmt: skip
    return Forgery("odd-socket", head + frames, ANY | {101})
