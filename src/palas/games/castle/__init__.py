"""Im Schutze der Burg / A Castle for All Seasons (2008) by Inka and Markus Brand, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from palas.engine.action import Choice, Reason
from palas.engine.boxed import BoxedGame, box_file, fields_of
from palas.engine.core.cards import listed, set_of, without
from palas.engine.core.event import Event
from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.game import Manner, Meta, Option, Plain
from palas.engine.outlook import Outlook
from palas.engine.steps import steps_of
from palas.games.castle import advice, reasons, shorthand, words
from palas.games.castle.box import GOODS, SILVER, TALER, Box
from palas.games.castle.rules.rounds import set_up
from palas.games.castle.state import CASTLE_FIELDS, PLAYER_FIELDS, SOURCES, Castle, Player
from palas.games.castle.view import CastleView, castle_view

if TYPE_CHECKING:
    from palas.draw import Board

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


class CastleGame(BoxedGame[Box]):
    """The title as an object: `palas.game("castle")`."""

    meta = META
    stock: ClassVar[Mapping[str, str]] = {"talers": "coin", "helpers": "worker"}
    steps = steps_of(f"{__package__}.rules")
    event_args = words.EVENTS
    view_type: ClassVar[type[CastleView]] = CastleView
    table_fields = CASTLE_FIELDS
    player_fields = PLAYER_FIELDS
    player_type = Player
    schema: ClassVar[Mapping[str, Any]] = box_file(__package__, "schema.json")
    sketches = ("board", "legend")

    def open_box(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.words = words.words_for(self.box)

    def setup(self, players: int, options: Mapping[str, Any]) -> Castle:
        return set_up(self.box, players, options["winter"])

    def action_text(self, code: str, lang: str) -> str:
        return words.action_text(self.box, self.words, lang, code)

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

    def holdings(self, shown: Castle | CastleView, seat: int) -> dict[str, int]:
        """Talers and pieces, points, helpers in stock."""
        player = shown.people[seat]
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

    def view(self, state: State, seat: int | None) -> CastleView:
        table = state.position
        assert isinstance(table, Castle)
        return castle_view(table, seat, self.frame(state, seat))

    def colours(self, players: int, options: Mapping[str, Any]) -> Sequence[str]:
        from palas.draw import tinctures

        return tinctures(self.data["players"]["colors"])

    def drawing(self, view: CastleView, **how: Unpack[Manner]) -> Board:
        from palas.games.castle import board

        return board.draw_board(self.box, self.words, view, **how)

    def spots(self, view: CastleView, event: Event) -> tuple[str, ...]:
        from palas.games.castle import board

        return board.spots(self.box, self.event_args, view, event)

    def listed(self, view: CastleView, lang: str, outlook: Outlook) -> list[Choice]:
        return shorthand.choices(view, outlook, self.words, lang)

    def sketched(self, view: CastleView) -> Castle:
        castle: Castle = self.outlook(view).position
        return castle

    def imagine_plain(self, view: CastleView, rng: Quick) -> Plain:
        """Only the others' face-down cards are unknown: they are dealt from the cards they may be."""
        plain: Plain = fields_of(view, CASTLE_FIELDS)
        plain["people"] = []
        for player in view.people:
            chosen = player.chosen
            if chosen is None:
                chosen = self.deal_chosen(player.cards, player.pile, player.face_down, rng)
            person = fields_of(player, [name for name in PLAYER_FIELDS if name in player.__struct_fields__])
            plain["people"].append({**person, "hand": player.cards & ~chosen, "chosen": chosen})
        return plain

    def deal_chosen(self, cards: int, pile: int, count: int, rng: Quick) -> int:
        """Some cards that a player may have put face down (CAS-4.2)."""
        possible = listed(without(cards, self.box.master_builder) if pile == 0 and cards.bit_count() > count else cards)
        return set_of([possible.pop(rng.below(len(possible))) for _card in range(count)])


GAME = CastleGame(box_file(__package__, "components.json"))
