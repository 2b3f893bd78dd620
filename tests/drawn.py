"""A drawn board as its tests read it."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from palas.draw import Board


def nodes_of(board: Board) -> list[ET.Element]:
    """All of the board, and what of it lies in the sheet of a phone; the figures that both bring along once."""
    nodes = list(ET.fromstring(board.svg).iter())
    if board.dock:
        sheet = ET.fromstring(board.dock)
        figures = {figure for defs in sheet.iter("{http://www.w3.org/2000/svg}defs") for figure in defs.iter()}
        known = {node.get("id") for node in nodes}
        nodes += [node for node in sheet.iter() if node not in figures or node.get("id") not in known]
    return nodes
