"""Draws which part of Palas imports which: `python3 tools/import_graph.py` writes docs/pictures/imports.svg.

The rows are the layers that `lint-imports` demands (pyproject.toml). Drawn are the arrows that follow from no others;
the title of a box names all that it imports.
"""

from __future__ import annotations

import ast
import re
import tomllib
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "pictures" / "imports.svg"

WIDE, HIGH = 132, 38  # a box
ACROSS, DOWN = 172, 88  # from one box to the next, from one row to the next
EDGE = 24
Graph = dict[str, set[str]]


def layers() -> list[list[str]]:
    """The parts of Palas in rows, as the linter knows them, the highest first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    rows = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    found = [re.findall(r"\w+", row) for row in rows]
    kept = [[part for part in row if any((ROOT / "src" / "palas").glob(f"{part}*"))] for row in found]
    return [row for row in kept if row]


def part_of(file: Path) -> str:
    """The part of Palas to which a file belongs."""
    return file.relative_to(ROOT / "src" / "palas").with_suffix("").parts[0]


def imported(file: Path) -> set[str]:
    """The modules of Palas that a file names in an import, also in the middle of a function."""
    names = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return {name for name in names if name.startswith("palas.")}


def graph() -> Graph:
    """Which part imports which."""
    found: Graph = {part: set() for row in layers() for part in row}
    for file in sorted((ROOT / "src" / "palas").rglob("*.py")):
        part = part_of(file)
        if part in found:
            found[part] |= {name.split(".")[1] for name in imported(file)} & found.keys() - {part}
    return found


def reached(imports: Graph, part: str) -> set[str]:
    """Every part that one needs, directly or not."""
    found: set[str] = set()
    waiting = [part]
    while waiting:
        new = imports[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def essential(imports: Graph) -> set[tuple[str, str]]:
    """The imports that follow from no others."""
    return {
        (part, other)
        for part, others in imports.items()
        for other in others
        if not any(other in reached(imports, between) for between in others - {other})
    }


def ways(imports: Graph, rows: list[list[str]]) -> tuple[list[list[str]], list[list[str]]]:
    """The rows, with a gap wherever an arrow passes, in an order that crosses few; and the stations of each arrow."""
    line = {part: number for number, row in enumerate(rows) for part in row}
    laid = [list(row) for row in rows]
    arrows = []
    for part, other in sorted(essential(imports)):
        gaps = [f"{part} to {other} {number}" for number in range(line[part] + 1, line[other])]
        for gap in gaps:
            laid[int(gap.split()[-1])].append(gap)
        arrows.append([part, *gaps, other])
    links = [link for arrow in arrows for link in pairwise(arrow)]
    for _ in range(8):
        for row in laid:
            at = {name: place - (len(row) - 1) / 2 for row in laid for place, name in enumerate(row)}
            near = {name: [at[a if b == name else b] for a, b in links if name in (a, b)] for name in row}
            row.sort(key=lambda name: sum(near[name]) / len(near[name]) if near[name] else at[name])
    return laid, arrows


def drawing(imports: Graph, rows: list[list[str]]) -> str:
    """The graph as an SVG file with colours of its own, which is legible on light and on dark pages."""
    laid, arrows = ways(imports, rows)
    most = max(map(len, laid))
    at = {
        name: (EDGE + WIDE / 2 + (place + (most - len(row)) / 2) * ACROSS, EDGE + HIGH / 2 + line * DOWN)
        for line, row in enumerate(laid)
        for place, name in enumerate(row)
    }
    wide, high = 2 * EDGE + (most - 1) * ACROSS + WIDE, 2 * EDGE + (len(laid) - 1) * DOWN + HIGH
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">',
        "<title>Which part of Palas imports which</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#6b4a2b"/></marker></defs>',
        f'<rect width="{wide}" height="{high}" rx="12" fill="#f7f0e2"/>',
    ]
    for arrow in arrows:
        (x, y), *between, (end_x, end_y) = [at[name] for name in arrow]
        curve = bent(x, y + HIGH / 2, [*between, (end_x, end_y - HIGH / 2)])
        lines.append(f'<path d="{curve}" fill="none" stroke="#6b4a2b" stroke-width="2" marker-end="url(#tip)"/>')
    for part, others in imports.items():
        x, y = at[part]
        lines.append(
            f"<g><title>{part} imports {', '.join(sorted(others)) or 'no other part'}</title>"
            f'<rect x="{x - WIDE / 2:g}" y="{y - HIGH / 2:g}" width="{WIDE}" height="{HIGH}" rx="6" fill="#fffaf0" '
            f'stroke="#6b4a2b" stroke-width="1.5"/>'
            f'<text x="{x:g}" y="{y + 5:g}" text-anchor="middle" font-family="sans-serif" font-size="15" '
            f'fill="#2d2118">{part}</text></g>'
        )
    return "\n".join([*lines, "</svg>", ""])


def bent(x: float, y: float, stations: list[tuple[float, float]]) -> str:
    """A line that leaves and reaches every station straight downwards."""
    curve = f"M{x:g} {y:g}"
    for to_x, to_y in stations:
        half = (y + to_y) / 2
        curve += f"C{x:g} {half:g} {to_x:g} {half:g} {to_x:g} {to_y:g}"
        x, y = to_x, to_y
    return curve


if __name__ == "__main__":
    PICTURE.write_text(drawing(graph(), layers()), "utf-8")
    print(PICTURE.relative_to(ROOT))
