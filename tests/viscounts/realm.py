"""A small language for rulings: lay out a realm, play, and see what happened.

`realm(...)` builds a position from what matters to the ruling; everything else is quiet. Seats are A to D. Chance stops
for the test to let it fall (`fall`), except where the ruling does not care (`settle`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State
from palas.games.viscounts import GAME
from palas.games.viscounts.scoring import points
from palas.games.viscounts.state import CARDS, NOBODY, NONE, SOURCES, Player, Realm
from palas.games.viscounts.terms import ITEMS, RIBBONS, SECTIONS

A, B, C, D = range(4)
RIVAL = 1  # the solo opponent among the people
BOX = GAME.box
DATA = BOX.data
PIECES = BOX.piece_ids
QUIET = ["tf_friar", "tf_miner", "tf_princess", "tf_diplomat", "tf_mason", "tf_clergyman"]  # on top, if nothing else
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


def person(plain: Mapping[str, Any], rival: bool) -> dict[str, Any]:
    """A player from what a ruling says about it."""
    known = dict(plain)
    number = scheme if rival else card
    zones: dict[str, list[int]] = {
        zone: [number(name) for name in known.pop(zone, [])] for zone in ("hand", "discard", "destroyed")
    }
    tableau = [number(name) for name in known.pop("tableau", [])]
    tableau += [NONE] * (3 - len(tableau))
    if "draw" in known:
        draw = [number(name) for name in known.pop("draw")]
    elif rival:
        draw = []
    else:
        named = [*tableau, *(c for zone in zones.values() for c in zone)]
        draw = [c for c in range(BOX.first_starting, BOX.cards) if c not in named]
    goods = known.pop("goods", {})
    slots = sum(1 << BOX.slot_ids.index(slot) for slot in known.pop("slots", [])) | known.pop("slot_mask", 0)
    made = {
        "space": BOX.space_ids.index(known.pop("space", "coast.L")),
        "goods": [goods.get(item, 0) for item in ITEMS[:4]],
        "debts": 0, "debts_flipped": 0, "deeds": 0, "deeds_flipped": 0, "corruption": 1, "virtue": 7,
        "slots": slots, "workers": BOX.workers,
        "manuscripts": [text(name) for name in known.pop("manuscripts", [])],
        "tableau": tableau, **zones, "draw": sorted(draw),
    }  # fmt: skip
    made["hand"] = sorted(made["hand"])
    unknown = set(known) - set(made)
    assert not unknown, unknown
    return {**made, **known}


def realm(
    players: int = 2,
    *,
    steps: Sequence[Sequence[Any]] = (),
    people: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    tops: Mapping[str, str | None] | None = None,
    texts: Mapping[str, str | None] | None = None,
    buildings: Mapping[str, tuple[int, str]] | None = None,
    ring1: Mapping[tuple[str, int], int] | None = None,
    ring2: Mapping[tuple[str, int], int] | None = None,
    ring3: Mapping[int, int] | None = None,
    bonus: Mapping[str, int] | None = None,
    ring: Sequence[str] = tuple(PIECES),
    future: Sequence[str] = (),
    **table: Any,
) -> Ruling:
    """A position in the middle of the game, with these steps pending (the last one on top)."""
    members = 2 if players == 1 else players
    given = dict(people or {})
    plain = GAME.start(players, 0, dict(options or {}), chance="manual").to_dict()
    position = plain["position"]
    position["people"] = [person(given.get(who, {}), players == 1 and who == 1) for who in range(members)]
    owners, standing = [NOBODY] * 25, [NONE] * 25
    for name, (who, slot) in (buildings or {}).items():
        number = BOX.slot_ids.index(slot)
        owners[spot(name)], standing[spot(name)] = who, number
        position["people"][who]["slots"] |= 1 << number
    first, second, third = [0] * (SECTIONS * members), [0] * (SECTIONS * members), [0] * members
    for (name, who), count in (ring1 or {}).items():
        first[section(name) * members + who] += count
        position["people"][who]["workers"] -= count
    for (name, who), count in (ring2 or {}).items():
        second[section(name) * members + who] += count
        position["people"][who]["workers"] -= count
    for who, count in (ring3 or {}).items():
        third[who] += count
        position["people"][who]["workers"] -= count
    humans = position["people"][:players]
    owned = {c for p in humans for zone in ("hand", "draw", "discard", "destroyed", "tableau") for c in p[zone]}
    wanted = {card(name) for name in (tops or {}).values()}
    spare = [card(name) for name in QUIET if card(name) not in owned | wanted]
    tops_now = [card((tops or {})[p]) if p in (tops or {}) else spare.pop(0) for p in PIECES]
    bag = [c for c in range(BOX.neutral) if c not in owned and c not in tops_now]
    read = {t for p in position["people"] for t in p["manuscripts"]}
    given_texts = {text(name) for name in (texts or {}).values()}
    grey = [t for t in GREY if t not in read | given_texts]
    texts_now = [text((texts or {})[p]) if p in (texts or {}) else (grey.pop(0) if grey else NONE) for p in PIECES]
    text_bag = [t for t in range(BOX.texts) if t not in read and t not in texts_now]
    position.update(
        phase=CARDS, round=5, last_round=0, start=0, active=0, revealed=0,
        debts_left=BOX.debts_on_top[players], deeds_left=BOX.deeds_on_top[players],
        ring=[PIECES.index(p) for p in ring], rotation=0,
        tops=tops_now, below=shares(bag, tops_now), bag=bag, dismissed=[],
        texts=texts_now, texts_below=shares(text_bag, texts_now), text_bag=text_bag,
        spot_owner=owners, spot_slot=standing, ring1=first, ring2=second, ring3=third, leader=NOBODY,
        bonus=[(bonus or {}).get(ribbon, NOBODY) for ribbon in RIBBONS],
        pairs=[], heroes=[], start_bag=list(range(10)), hero_bag=list(range(BOX.neutral, BOX.first_starting)),
        future=sorted(scheme(name) for name in future), mixed=0,
    )  # fmt: skip
    position["hero_bag"] = [c for c in position["hero_bag"] if c not in owned]
    position.update(table)
    position["steps"] = [list(step) for step in steps]
    position["answers"] = [-1] * players
    return Ruling(GAME.from_dict(plain, chance="manual"))


def shares(bag: list[int], tops: list[int]) -> list[int]:
    """How many cards lie below each top; none under an empty pile."""
    piles = [at for at, top in enumerate(tops) if top != NONE]
    return [len(bag[piles.index(at) :: len(piles)]) if at in piles else 0 for at in range(5)]


def codes(actions: Iterable[Any]) -> list[str]:
    """Actions as texts."""
    return [action.code for action in actions]


class Ruling:
    """A position to rule on: play, and look."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.census = GAME.census(state.position)
        self.check()

    def check(self) -> None:
        """Nothing is lost or made of nothing, and a pending question has an answer."""
        assert GAME.census(self.state.position) == self.census
        for seat in self.state.to_act:
            assert seat == CHANCE_SEAT or self.state.legal(seat)

    @property
    def table(self) -> Realm:
        table = self.state.position
        assert isinstance(table, Realm)
        return table

    # -- playing

    def play(self, seat: int, *answers: str) -> Ruling:
        """The seat answers, one question after the other."""
        for code in answers:
            self.state.apply(GAME.parse(self.state, seat, code))
            self.check()
        return self

    def act(self, seat: int, code: str) -> Ruling:
        """The main action; a question with one answer is not asked."""
        return self.play(seat, code) if self.asks() == "action" else self

    def fall(self, *outcomes: str) -> Ruling:
        """Chance falls as the ruling wants it."""
        for outcome in outcomes:
            self.state.apply_chance(outcome)
            self.check()
        return self

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

    def asked(self) -> int:
        (seat,) = self.state.to_act
        return seat

    def legal(self, seat: int = A) -> list[str]:
        return codes(self.state.legal(seat))

    def refuses(self, seat: int, code: str) -> tuple[str, str]:
        """The one reason against an answer, and its rule; also said in both languages."""
        (reason,) = self.state.why_not(seat, code)
        for lang in ("en", "de"):
            assert reason.text(lang).endswith(f"({reason.rule})")
        return reason.code, reason.rule

    def outcomes(self) -> list[str]:
        return [outcome for outcome, _ in self.state.outcomes()]

    # -- looking

    def me(self, who: int = A) -> Player:
        return self.table.people[who]

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
