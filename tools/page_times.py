"""What a table feels like in Chromium: `python3 tools/page_times.py [MOVES]`. Needs what the tests need (run.py test).

For each game: the bytes of a first visit with everything, as they travel, and the milliseconds from a click until the
board of the next moment is drawn (median and 90th percentile), against bots that wait a little before they move.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from web.chromium import FLAGS, find_chromium  # noqa: E402
from web.hands import do, pick, wait_for_turn  # noqa: E402

import palas  # noqa: E402
from palas.web.bench import Client, start  # noqa: E402

PACE = "0.6"
CLICKED = """() => {
  window.spans = [];
  let clicked = 0;
  addEventListener("click", () => { clicked = performance.now(); }, true);
  new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => {
    if (clicked) window.spans.push(performance.now() - clicked);
    clicked = 0;
  }))).observe(document.body, { attributes: true, attributeFilter: ["data-version"] });
}"""


def visit(browser: Browser, client: Client, game: str) -> tuple[Page, int]:
    """A new table of a person against bots, seen by a browser that has never been here, and the bytes that took."""
    place = client.open(game, pace=PACE)
    name, _, value = client.cookie.partition("=")
    address = f"http://127.0.0.1:{client.link.port}"
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    sizes: list[float] = []
    network = context.new_cdp_session(page)
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(f"{address}{place}", wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    network.detach()
    return page, int(sum(sizes))


def main(moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = start(Path(folder))
        browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            print(f"{'game':<12}{'first visit (bytes)':>22}{'click, median (ms)':>22}{'click, p90 (ms)':>20}")
            for game in palas.titles():
                page, size = visit(browser, Client(server.port), game.meta.id)
                page.evaluate(CLICKED)
                luck = random.Random(1)
                for _ in range(moves):
                    if not wait_for_turn(page):
                        break
                    do(page, pick(page, luck))
                spans: list[float] = page.evaluate("window.spans")
                print(
                    f"{game.meta.id:<12}{size:>22,}{median(spans):>22.0f}{quantiles(spans, n=10)[-1]:>20.0f}",
                    flush=True,
                )
                page.context.close()
        finally:
            browser.close()
            server.process.terminate()
            server.process.wait(60)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
