"""Pages, data and style sheets travel compressed to whoever can unpack them; typefaces and short answers do not."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import NamedTuple

import brotli
import pytest
from starlette.testclient import TestClient

from palas.web.packing import way_of
from palas.web.templates import asset
from web.test_server import open_table

UNPACKED = {"gzip": gzip.decompress, "br": brotli.decompress}


class Packed(NamedTuple):
    """An answer whose content is still compressed."""

    headers: Mapping[str, str]
    content: bytes


def as_it_travels(guest: TestClient, path: str, way: str) -> Packed:
    with guest.stream("GET", path, headers={"accept-encoding": way}) as answer:
        return Packed(answer.headers, b"".join(answer.iter_raw()))


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP;q=1.0,br;q=0.9", "br"),
        ("deflate, gzip;q=0.0", ""),
        ("", ""),
    ],
)
def test_brotli_is_preferred_and_what_is_refused_is_not_sent(accepted: str, way: str) -> None:
    assert way_of(accepted) == way


@pytest.mark.parametrize("way", ["gzip", "br"])
@pytest.mark.parametrize("path", ["/", "/rules/caylus", "/games/castle", asset("palas.css")])
def test_what_is_long_travels_compressed_and_says_the_same(guest: TestClient, path: str, way: str) -> None:
    packed = as_it_travels(guest, path, way)
    plain = guest.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == way
    assert "content-encoding" not in plain.headers
    assert UNPACKED[way](packed.content) == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert {"Accept-Encoding"} <= {part.strip() for part in packed.headers["vary"].split(",")}
    assert "Accept-Encoding" in plain.headers.get("vary", "Accept-Encoding")


def test_a_file_is_compressed_once_and_a_part_of_one_never(guest: TestClient) -> None:
    path = asset("palas.css")
    first = guest.get(path, headers={"accept-encoding": "gzip"})
    assert guest.get(path, headers={"accept-encoding": "gzip"}).content == first.content
    part = guest.get(path, headers={"accept-encoding": "gzip", "range": "bytes=0-1999"})
    assert (part.status_code, len(part.content)) == (206, 2000)
    unchanged = guest.get(path, headers={"accept-encoding": "gzip", "if-none-match": first.headers["etag"]})
    assert (unchanged.status_code, unchanged.content) == (304, b"")


def test_short_answers_and_typefaces_stay_as_they_are(guest: TestClient) -> None:
    table = open_table(guest)
    for path in ("/livez", f"/t/{table}/news?form=view&since=0", "/static/icon.svg"):
        answer = guest.get(path, headers={"accept-encoding": "gzip"})
        assert ("content-encoding" in answer.headers) == (len(answer.content) >= 1000)
    font = guest.get("/static/fonts/alegreya-latin-500-normal.woff2", headers={"accept-encoding": "gzip"})
    assert font.status_code == 200
    assert "content-encoding" not in font.headers


def test_a_file_that_is_read_in_parts_is_compressed_too(guest: TestClient) -> None:
    answer = guest.get(asset("dist/palas.js"), headers={"accept-encoding": "gzip"})
    assert len(answer.content) > 65_536, "larger than what a file is read in at once"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2
