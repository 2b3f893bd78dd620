"""On the home screen: what makes Palas an app of the device, with its icons and its service worker."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from palas.draw import fonts
from palas.web.guests import drawn, guest_of, thread
from palas.web.templates import asset
from palas.web.words import WebError

STATIC = Path(__file__).parent / "static"
SIZES = (96, 180, 192, 512)
SHEETS = ("fonts.css", "tokens.css", "palas.css", "told.css", "people.css", "board.css", "frame.css")
INK, PAPER = "#2A2017", "#EFE6D2"
DAY = "public, max-age=86400"


async def manifest(request: Request) -> Response:
    """What the device shows of the app, in the guest's language."""
    guest = await guest_of(request)
    icons = [{"src": f"/icon/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES]
    told = {
        "name": "Palas",
        "short_name": "Palas",
        "description": guest.say("app-description"),
        "lang": guest.lang,
        "id": "/",
        "start_url": "/urgent",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": INK,
        "icons": [*icons, {**icons[-1], "purpose": "maskable"}],
    }
    headers = {"cache-control": "no-cache"}
    return await thread(lambda: JSONResponse(told, media_type="application/manifest+json", headers=headers))


@cache
def worker_text() -> str:
    """The service worker with what this version of the pages needs."""
    files = [asset(sheet) for sheet in SHEETS]
    files += [asset("dist/palas.js"), asset("dist/table.js"), asset("icon.svg")]
    if fonts.present():
        files += [f"/static/fonts/{file.name}" for file in sorted(fonts.FOLDER.glob("*-core-*.woff2"))]
    script = (STATIC / "sw.js").read_text(encoding="utf-8")
    version = hashlib.sha256("".join([script, *files]).encode()).hexdigest()[:12]
    shell = {"version": f"palas-{version}", "files": files, "offline": "/offline"}
    return f"const SHELL = {json.dumps(shell)};\n{script}"


async def service_worker(request: Request) -> Response:
    """The service worker; it speaks for all pages."""
    text = await thread(worker_text)
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@cache
def icon_png(size: int) -> bytes:
    """The mark of Palas, filled to the edge so that devices can cut it to their own shape."""
    import resvg_py

    svg = (STATIC / "icon.svg").read_text(encoding="utf-8")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, background="#1F4F80", skip_system_fonts=True))


async def icon(request: Request) -> Response:
    """An icon in one of the usual sizes."""
    size = request.path_params["size"]
    if size not in SIZES:
        raise WebError("no-page", status=404)
    png = await thread(icon_png, size)
    return Response(png, media_type="image/png", headers={"cache-control": DAY})


async def offline(request: Request) -> Response:
    """What is shown when the server does not answer."""
    guest = await guest_of(request)
    return await drawn(request, guest, "offline.html", here="")
