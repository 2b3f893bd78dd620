"""Im Schutze der Burg / A Castle for All Seasons (2008) by Inka and Markus Brand, for two to four players."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar

from palas.draw import TINCTURES, Board, tinctures
from palas.engine.action import Choice, Reason
from palas.engine.core.event import Event
from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.game import Game, Meta, Option, Pack, Plain, seat_name
from palas.games.castle import advice, board, reasons, shorthand, words
from palas.games.castle.box import GOODS, SILVER, TALER, WINTER_CARDS, Box
from palas.games.castle.rules.rounds import set_up
from palas.games.castle.state import SOURCES, Castle, Player
from palas.games.castle.steps import STEPS
from palas.games.castle.view import CastleView, castle_view

META = Meta(
    id="castle",
    titles={"de": "Im Schutze der Burg", "en": "A Castle for All Seasons"},
    players=(2, 3, 4),
    rules_version="1",
    options=(Option("winter", False, rule="CAS-15.1"),),
    modes=("summer", "winter"),
    rule_prefix="CAS",
    minutes="60–90",
    designers=("Inka Brand", "Markus Brand"),
    publisher="eggertspiele",
    year=2008,
)

TABLE_FIELDS = (
    "field", "start", "field_talers", "bank", "supply", "tower", "smithy", "spent_talers", "spent_goods", "standing",
    "places", "wagons", "wagon_new", "load", "winter_pile", "inn_open", "inn_talers", "granary_open", "maiden",
    "suitors", "gifts",
)  # fmt: skip
OPEN_FIELDS = ("talers", "goods", "vp", "helpers", "shown", "pile", "gone", "erected", "visited", "points")
PLAYER_FIELDS = (*OPEN_FIELDS, "hand", "chosen")


def copied(value: Any) -> Any:
    """A list of its own, or the number itself."""
    return list(value) if isinstance(value, list | tuple) else value


class CastleGame(Game):
    """The title as an object: `palas.game("castle")`."""

    meta = META
    steps = STEPS
    event_args = words.EVENTS
    view_type: ClassVar[type[CastleView]] = CastleView
    schema: ClassVar[Mapping[str, Any]] = json.loads(files(__package__).joinpath("schema.json").read_text("utf-8"))
    sketches = ("board", "legend")

    def __init__(self, data: dict[str, Any], pack: Pack = Pack()) -> None:  # noqa: B008
        self.data = data
        self.pack = pack
        self.box = Box(data)
        self.words = words.words_for(self.box)

    def with_data(self, data: dict[str, Any], pack: Pack) -> CastleGame:
        return CastleGame(data, pack)

    def setup(self, players: int, options: Mapping[str, Any]) -> Castle:
        return set_up(self.box, players, options["winter"])

    def action_code(self, action: int) -> str:
        return self.box.codes[action]

    def action_id(self, code: str) -> int:
        return self.box.numbers.get(code, -1)

    def action_text(self, code: str, lang: str) -> str:
        return words.action_text(self.box, self.words, lang, code)

    def outcome_code(self, table: Castle, outcome: int) -> str:
        kind = table.stack[-1].kind()
        return f"{kind} {WINTER_CARDS[outcome] if kind == 'winter' else outcome}"

    def decision_data(self, table: Castle, seat: int) -> tuple[str, dict[str, Any]]:
        return reasons.RULES[table.stack[-1].kind()], reasons.decision_data(table, seat)

    def reason(self, table: Castle, seat: int, action: int, refusal: int) -> Reason:
        return reasons.reason(table, seat, action, refusal, self.words)

    def breakdown(self, table: Castle) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, player.points, strict=True)) for player in table.people]

    def value(self, table: Castle, seat: int) -> float:
        return advice.value(table, seat)

    def facts(self, table: Castle) -> dict[str, str | int | list[str]]:
        """How many rounds it took, what ended it (CAS-11), towers, houses and the other buildings at the end."""
        standing = [template for template in self.box.templates if table.standing[template]]
        kinds = [self.box.building_kind[template] for template in standing]
        return {
            "rounds": self.box.rounds[table.players] - table.field + 1,
            "end": "castle" if table.unbuilt() == 0 else "rounds",
            "towers": kinds.count("tower"),
            "houses": kinds.count("house"),
            "building": [self.box.building_ids[b] for b, kind in zip(standing, kinds, strict=True)
                         if kind not in ("tower", "house")],
        }  # fmt: skip

    def holdings(self, view: CastleView, seat: int) -> dict[str, int]:
        """Talers and pieces, points, helpers in stock."""
        player = view.people[seat]
        goods = {GOODS[good]: player.goods[good] for good in range(TALER)}
        return {"talers": player.talers, **goods, "points": player.vp, "helpers": player.helpers}

    def winners(self, table: Castle) -> tuple[int, ...]:
        """Points, then talers, then the value of unused pieces (CAS-13.1)."""
        ranks = [
            (
                player.vp,
                player.talers,
                sum(n * value for n, value in zip(player.goods, self.box.good_value, strict=True)),
            )
            for player in table.people
        ]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def census(self, table: Castle) -> dict[str, int]:
        """Talers, pieces, helpers and cards are all limited (CAS-1.5)."""
        talers = table.bank + table.field_talers + table.inn_talers + table.gifts[TALER] + table.spent_talers
        counts = {"talers": talers + sum(player.talers for player in table.people)}
        for good in range(TALER):
            held = table.supply[good] + table.tower[good] + table.gifts[good] + table.spent_goods[good]
            held += sum(player.goods[good] for player in table.people) + sum(table.load[good::TALER])
            counts[GOODS[good]] = held + (table.smithy if good == SILVER else 0)
        for seat, player in enumerate(table.people):
            out = table.places.count(seat) + table.wagons.count(seat)
            counts[f"helpers of seat {seat}"] = player.helpers + out
            sets = (player.hand, player.chosen, player.shown, player.pile, player.gone)
            counts[f"cards of seat {seat}"] = sum(cards.bit_count() for cards in sets)
            counts[f"points of seat {seat}"] = player.vp - sum(player.points)
            counts[f"debts of seat {seat}"] = sum(amount < 0 for amount in [player.talers, *player.goods])
        counts["shortages"] = sum(amount < 0 for amount in [table.bank, *table.supply])
        return counts

    def plain(self, table: Castle) -> Plain:
        return {
            **{name: copied(getattr(table, name)) for name in TABLE_FIELDS},
            "people": [{name: copied(getattr(player, name)) for name in PLAYER_FIELDS} for player in table.people],
        }

    def from_plain(self, players: int, options: Mapping[str, Any], plain: Plain) -> Castle:
        table = self.setup(players, options)
        for name in TABLE_FIELDS:
            setattr(table, name, copied(plain[name]))
        table.people = [Player(**{name: copied(person[name]) for name in PLAYER_FIELDS}) for person in plain["people"]]
        return table

    def view(self, state: State, seat: int | None) -> CastleView:
        table = state.position
        assert isinstance(table, Castle)
        return castle_view(table, seat, self.frame(state, seat))

    def colours(self, players: int, options: Mapping[str, Any]) -> Sequence[str]:
        return tinctures(self.data["players"]["colors"])

    def board(
        self,
        view: CastleView,
        *,
        lang: str = "en",
        names: Sequence[str] | None = None,
        legal: Collection[str] = (),
        last: Collection[str] = (),
        shape: str = "wide",
        colours: Sequence[str] = TINCTURES,
        titles: bool = False,
    ) -> Board:
        return board.draw_board(
            self.box,
            self.words,
            view,
            lang=lang,
            names=[seat_name(seat, lang, names) for seat in range(view.players)],
            legal=legal,
            last=last,
            shape=shape,
            colours=colours,
            titles=titles,
        )

    def spots(self, view: CastleView, event: Event) -> tuple[str, ...]:
        return board.spots(self.box, self.event_args, view, event)

    def choices(self, view: CastleView, lang: str) -> list[Choice]:
        return shorthand.choices(view, self.box, self.words, lang)

    def sketch(self, view: CastleView, lang: str, names: Sequence[str], width: int, part: str = "board") -> Any:
        from palas.games.castle import sketch  # only the terminal needs rich

        draw = {"board": sketch.board, "legend": sketch.legend}
        return draw[part](view, self.box, self.words, lang, names, width)

    def imagine_plain(self, view: CastleView, rng: Quick) -> Plain:
        """Only the others' face-down cards are unknown: they are dealt from the cards they may be."""
        plain: Plain = {name: copied(getattr(view, name)) for name in TABLE_FIELDS}
        plain["steps"] = [list(step) for step in view.pending]
        plain["people"] = []
        for player in view.people:
            chosen = player.chosen
            if chosen is None:
                chosen = self.deal_chosen(player.cards, player.pile, player.face_down, rng)
            person = {name: copied(getattr(player, name)) for name in OPEN_FIELDS}
            plain["people"].append({**person, "hand": player.cards & ~chosen, "chosen": chosen})
        return plain

    def deal_chosen(self, cards: int, pile: int, count: int, rng: Quick) -> int:
        """Some cards that a player may have put face down (CAS-4.2)."""
        possible = [card for card in range(len(self.box.card_ids)) if cards >> card & 1]
        if pile == 0 and len(possible) > count:
            possible.remove(self.box.master_builder)
        chosen = 0
        for _card in range(count):
            chosen |= 1 << possible.pop(rng.below(len(possible)))
        return chosen


def load_data() -> dict[str, Any]:
    """The contents of the box, as far as they could be found."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))
    return data


GAME = CastleGame(load_data())
