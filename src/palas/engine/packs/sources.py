"""Where the figures of a box come from: stated in the rules, found in public material, or reconstructed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from palas.engine.packs.paths import NOTHING, child, children, joined

RECONSTRUCTED = "reconstructed"
SOURCES = ("seed", "public", RECONSTRUCTED)
REST = "rest"  # in field_sources: all fields that are not named


@dataclass(frozen=True)
class Sourced:
    """An entry that says where it comes from, and which of its fields come from elsewhere."""

    path: str
    source: str
    note: str = ""
    fields: dict[str, str] = field(default_factory=dict)


def sourced_entries(data: Any, path: str = "") -> Iterator[Sourced]:
    """Every entry with a source of its own, from the top down."""
    if isinstance(data, dict) and isinstance(data.get("source"), str) and path:
        note = data.get("note")
        yield Sourced(path, data["source"], note if isinstance(note, str) else "", field_sources(data))
    for key, value in children(data):
        if isinstance(value, dict | list):
            yield from sourced_entries(value, joined(path, key))


def field_sources(entry: dict[str, Any]) -> dict[str, str]:
    """The sources of single fields of an entry."""
    named = entry.get("field_sources")
    found = {str(key): str(source) for key, source in named.items()} if isinstance(named, dict) else {}
    listed = entry.get("reconstructed_fields")
    found.update({str(name): RECONSTRUCTED for name in listed} if isinstance(listed, list) else {})
    return found


def source_of(data: Any, path: str) -> Sourced:
    """The source of what lies at a path: its own, or that of the nearest entry around it."""
    at, source, note = data, "", ""
    for key in path.split("/") if path else []:
        below = child(at, key)
        if below is NOTHING:
            break
        if isinstance(at, dict):
            fields = field_sources(at)
            source = fields.get(key, fields.get(REST, source))
        if isinstance(below, dict):
            source = str(below.get("source", source))
            note = str(below.get("note", note if "source" not in below else ""))
        at = below
    return Sourced(path, source, note, field_sources(at) if isinstance(at, dict) else {})
