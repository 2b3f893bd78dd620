"""A small language for rulings: lay out a realm, play, and see what happened.

`realm(...)` says in the words of the box what matters to the ruling (docs/positions.md); everything else is quiet.
Seats are A to D. Chance stops for the test to let it fall (`fall`), except where the ruling does not care (`settle`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palas import testing
from palas.engine.core.cards import listed
from palas.engine.core.position import CHANCE_SEAT
from palas.games.viscounts import GAME
from palas.games.viscounts.rules.actions import why_not_dismiss
from palas.games.viscounts.scoring import points
from palas.games.viscounts.state import NONE, SOURCES, Player, Realm
from palas.games.viscounts.terms import BUILDINGS, ITEMS, OPPONENTS, SECTIONS, SPOTS

A, B, C, D = range(4)
RIVAL = 1  # the solo opponent among the people
BOX = GAME.box
DATA = BOX.data
PIECES = BOX.piece_ids
QUIET = ["tf_friar", "tf_miner", "tf_princess", "tf_diplomat", "tf_mason", "tf_clergyman"]  # on top, if nothing else
OTHER_WORDS = {"debts_flipped": "paid", "deeds_flipped": "approved"}
SPARE = [name for at, name in enumerate(BOX.spot_ids) if at % SPOTS < min(BOX.spots)]  # where any building may stand
GREY = [number for number, grey in enumerate(BOX.text_grey) if grey]


def card(name: str | None) -> int:
    """The number of a townsfolk card, or of none."""
    return NONE if name is None else BOX.card_ids.index(name)


def text(name: str | None) -> int:
    """The number of a manuscript, or of none."""
    return NONE if name is None else BOX.text_ids.index(name)


def scheme(name: str | None) -> int:
    """The number of a scheme card, or of none."""
    return NONE if name is None else BOX.scheme_ids.index(name)


def section(name: str) -> int:
    """The number of a castle section: "flip", "cs_flip" or its letter A to E (clockwise from ink and stone)."""
    if len(name) == 1:
        return "ABCDE".index(name)
    return BOX.section_ids.index(name if name.startswith("cs_") else f"cs_{name}")


def spot(name: str) -> int:
    """The number of a building spot: "coast.s2"."""
    return BOX.spot_ids.index(name)


def effect(*steps: dict[str, Any]) -> int:
    """An effect made for a ruling."""
    return BOX.effect(list(steps))


def gain(item: str, n: int = 1) -> dict[str, Any]:
    """The step of an effect that gives something."""
    return {"op": "gain", "item": item, "n": n}


def refused_dismissal(table: Realm, seat: int, action: int) -> int:
    """Why the townsfolk of the piece may not be dismissed for an action; 0 if it may."""
    return why_not_dismiss(table, seat, action, table.usable_icons(seat))


def person(known: Mapping[str, Any], cards: Sequence[str], rival: bool) -> dict[str, Any]:
    """A player in the words of the box, from what a ruling says about it; other cards are to be drawn.

    If a ruling says what is to be drawn, as it always does for the solo opponent, other cards were destroyed.
    """
    words = {OTHER_WORDS.get(word, word): value for word, value in known.items() if word not in ("slots", "slot_mask")}
    empty: dict[str, Any] = {"tableau": [], "hand": [], "discard": [], "destroyed": [], "manuscripts": [], "goods": {}}
    papers = {"debts": 0, "paid": 0, "deeds": 0, "approved": 0, "corruption": 1, "virtue": 7}
    words = {"space": "coast.L", **papers, **empty, **({"draw": []} if rival else {}), **words}
    zones = ("tableau", "hand", "discard", "destroyed", "draw")
    rest = [name for name in cards if name not in [own for zone in zones for own in words.get(zone, ())]]
    return words | ({"destroyed": [*words["destroyed"], *rest]} if "draw" in words else {"draw": rest})


def schemes_of(opponent: str) -> list[str]:
    """The schemes that are played with against an opponent (VIS-22.3)."""
    removed = DATA["solo"]["opponents"][OPPONENTS.index(opponent)]["removed_schemes"]
    return [name for name in BOX.scheme_ids if name not in removed]


def realm(
    players: int = 2,
    *,
    steps: Sequence[Sequence[Any]] = (),
    people: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    phase: str = "play",
    active: int = A,
    tops: Mapping[str, str | None] | None = None,
    texts: Mapping[str, str | None] | None = None,
    buildings: Mapping[str, tuple[int, str]] | None = None,
    ring1: Mapping[tuple[str, int], int] | None = None,
    ring2: Mapping[tuple[str, int], int] | None = None,
    ring3: Mapping[int, int] | None = None,
    bonus: Mapping[str, int] | None = None,
    leader: int | None = None,
    future: Sequence[str] = (),
    **words: Any,
) -> Ruling:
    """A position in the middle of the game, with these steps pending (the last one on top)."""
    layout = GAME.layout(players, options or {})
    members = ["red", "rival"] if players == 1 else list(layout.seats())
    schemes = [name for name in schemes_of((options or {}).get("opponent", "cleric")) if name not in future]
    own = [schemes if name == "rival" else BOX.card_ids[BOX.first_starting : BOX.cards] for name in members]
    parts = [person((people or {}).get(who, {}), own[who], own[who] is schemes) for who in range(len(members))]
    standing = {spot: (members[who], slot) for spot, (who, slot) in (buildings or {}).items()}
    for who, known in (people or {}).items():
        mask = known.get("slot_mask", 0)
        slots = [*known.get("slots", []), *(slot for at, slot in enumerate(BOX.slot_ids) if mask >> at & 1)]
        for slot in slots:
            standing[next(spot for spot in reversed(SPARE) if spot not in standing)] = (members[who], slot)
    for ring, inside in (("ring1", ring1), ("ring2", ring2)):
        for (name, who), count in (inside or {}).items():
            parts[who].setdefault(ring, {})[BOX.section_ids[section(name)]] = count
    for who, count in (ring3 or {}).items():
        parts[who]["ring3"] = count
    named = [name for part in parts for zone in ("tableau", "hand", "discard", "destroyed") for name in part[zone]]
    spare = [name for name in QUIET if name not in [*named, *(tops or {}).values()]]
    read = [name for part in parts for name in part["manuscripts"]]
    grey = [BOX.text_ids[text] for text in GREY if BOX.text_ids[text] not in [*read, *(texts or {}).values()]]
    said: dict[str, Any] = {
        "players": players,
        "options": options or {},
        "seed": 0,
        "phase": phase,
        "to_act": members[active],
        "round": 5,
        "townsfolk": {piece: (tops or {})[piece] if piece in (tops or {}) else spare.pop(0) for piece in PIECES},
        "texts": {
            piece: (texts or {})[piece] if piece in (texts or {}) else grey.pop(0) if grey else None for piece in PIECES
        },
        "buildings": standing,
        "bonus": {ribbon: members[who] for ribbon, who in (bonus or {}).items()},
        "leader": None if leader is None else members[leader],
        "debts_left": BOX.debts_on_top[players],
        "deeds_left": BOX.deeds_on_top[players],
        "steps": steps,
    }
    if players == 1:
        said["future"] = future
    return Ruling(GAME.lay_out(said | words | dict(zip(members, parts, strict=True)), chance="manual"))


def codes(actions: Iterable[Any]) -> list[str]:
    """Actions as texts."""
    return [action.code for action in actions]


class Ruling(testing.Ruling):
    """A position to rule on: play, and look. Only what it holds at first must still be there."""

    @property
    def table(self) -> Realm:
        table = self.state.position
        assert isinstance(table, Realm)
        return table

    # -- playing

    def act(self, seat: int, code: str) -> Ruling:
        """The main action; a question with one answer is not asked."""
        return self.play(seat, code) if self.asks() == "action" else self

    def fall(self, *outcomes: str) -> Ruling:
        """Chance falls as the ruling wants it."""
        return self.falls(*outcomes)

    def settle(self) -> Ruling:
        """Chance falls anyhow until somebody is asked."""
        while self.state.to_act == (CHANCE_SEAT,):
            self.state.apply_chance(self.state.outcome_ids()[0])
            self.check()
        return self

    # -- asking

    def asks(self) -> str:
        """The kind of the pending question or chance, or nothing at the end."""
        return self.table.stack[-1].kind if self.table.stack else ""

    def legal(self, who: int | str = A) -> list[str]:
        return super().legal(who)

    def outcomes(self) -> list[str]:
        return [outcome for outcome, _ in self.state.outcomes()]

    # -- looking

    def me(self, who: int = A) -> Player:
        return self.table.people[who]

    def built(self, kind: str) -> int:
        """How many buildings of a kind I have on the board."""
        kinds = [BUILDINGS[self.table.slot_building(A, slot)] for slot in listed(self.me().slots)]
        return kinds.count(kind)

    def goods(self, who: int = A) -> dict[str, int]:
        return {ITEMS[at]: n for at, n in enumerate(self.me(who).goods) if n}

    def names(self, zone: list[int]) -> list[str]:
        return [BOX.card_ids[number] for number in zone if number != NONE]

    def track(self, who: int = A) -> tuple[int, int]:
        """Corruption and virtue."""
        return self.me(who).corruption, self.me(who).virtue

    def papers(self, who: int = A) -> tuple[int, int, int, int]:
        """Debts unpaid and paid, deeds acquired and approved."""
        me = self.me(who)
        return me.debts, me.debts_flipped, me.deeds, me.deeds_flipped

    def castle(self, who: int = A) -> tuple[dict[str, int], dict[str, int], int]:
        """The workers of rings 1 and 2 by the letter of their section, and those of ring 3."""
        table = self.table
        one = {"ABCDE"[s]: table.ring1[s * table.members + who] for s in range(SECTIONS)}
        two = {"ABCDE"[s]: table.ring2[s * table.members + who] for s in range(SECTIONS)}
        return {s: n for s, n in one.items() if n}, {s: n for s, n in two.items() if n}, table.ring3[who]

    def owner(self, name: str) -> int:
        return self.table.spot_owner[spot(name)]

    def points(self, who: int = A) -> dict[str, int]:
        return {source: n for source, n in zip(SOURCES, points(self.table, who), strict=True) if n}

    def log(self, lang: str = "en") -> list[str]:
        return self.state.log(None, lang)


def resolving(steps: int, who: int = A) -> list[Any]:
    """The pending step that carries out an effect."""
    return ["effect", who, steps, 0, 0]
