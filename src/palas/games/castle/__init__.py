"""Im Schutze der Burg / A Castle for All Seasons (2008) by Inka and Markus Brand, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from palas.engine.action import Choice, Reason
from palas.engine.boxed import BoxedGame, box_file, fields_of
from palas.engine.cards import CardBook
from palas.engine.core.event import Event
from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.game import Manner, Meta, Option, Plain, PlainOrder, Price
from palas.engine.outlook import Outlook
from palas.engine.steps import steps_of
from palas.games.castle import advice, reasons, shorthand, words
from palas.games.castle.box import GOODS, KINDS_PER_PAYMENT, SILVER, TALER, Box
from palas.games.castle.hooks import CastleHooks, deal_chosen
from palas.games.castle.rules.rounds import set_up
from palas.games.castle.state import CASTLE_FIELDS, PLAYER_FIELDS, SOURCES, Castle, Player
from palas.games.castle.view import CastleView, castle_view

if TYPE_CHECKING:
    from palas.draw import Board
    from palas.engine.layout import Layout
    from palas.games.castle.layout import Words

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
    headings = ("round", "final", "over")
    sections = ("winter_card", "final")
    sources: ClassVar[Mapping[str, str]] = {
        "buildings": "hammer", "master_builder": "compasses", "keep": "tower", "tavern": "mug", "gates": "gate",
        "stable": "horseshoe", "servants": "worker", "market": "wagon", "palace": "castle", "smithy": "anvil",
        "granary": "food", "wall_breach": "brick", "castle_maiden": "crown",
    }  # fmt: skip
    deeds = (
        "shows", "loaded", "resolves", "payout", "took_back", "winter_card", "mended", "offered", "no_suitor",
        "maiden_leaves", "maiden_won",
    )  # fmt: skip
    gathered = ("shows", "loaded", "payout")
    view_type: ClassVar[type[CastleView]] = CastleView
    position_fields = CASTLE_FIELDS
    player_fields = PLAYER_FIELDS
    player_type = Player
    hooks_type = CastleHooks
    telling_verbs = ("play", "build", "helper")
    manners: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "miser": ("play *messenger*", "play *trader*", "helper market*", "send *"),
        "builder": ("build *", "play *bricklayer*", "play *stonemason*"),
        "courtier": ("helper *", "play *master_builder*"),
    }
    schema: ClassVar[Mapping[str, Any]] = box_file(__package__, "schema.json")
    misfits = reasons.MISFITS
    plain_orders: ClassVar[Mapping[str, PlainOrder]] = {
        "tower_silver": PlainOrder("tower", ("take silver",)),
        "sell": PlainOrder("sell", ("sell",)),
        "no_buy": PlainOrder("buy", ("stop",)),
        "keep_talers": PlainOrder("market", ("convert 0",)),
    }
    sketches = ("board", "legend")

    def open_box(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.words = words.words_for(self.box)

    def setup(self, players: int, options: Mapping[str, Any]) -> Castle:
        return set_up(self.box, players, options["winter"])

    def action_text(self, code: str, lang: str) -> str:
        return words.action_text(self.box, self.words, lang, code)

    def reason(self, castle: Castle, seat: int, action: int, refusal: int) -> Reason:
        return reasons.reason(castle, seat, action, refusal, self.words)

    def breakdown(self, castle: Castle) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, player.points, strict=True)) for player in castle.people]

    def value(self, castle: Castle, seat: int) -> float:
        return advice.value(castle, seat)

    def round_of(self, view: CastleView) -> int | None:
        """The track counts backwards; none before the first round (CAS-4)."""
        return self.rounds_begun(view.players, view.field) or None

    def rounds_begun(self, players: int, field: int) -> int:
        """How many rounds have begun when the marker lies on that field."""
        return self.box.rounds[players] - field + 1

    def price(self, view: CastleView) -> Price | None:
        """A building is paid exactly, with at least three kinds (CAS-8.1)."""
        if view.asked is None or view.asked.kind != "payment":
            return None
        values = {GOODS[good]: self.box.good_value[good] for good in range(SILVER)}
        return Price(view.asked.data["value"], values, KINDS_PER_PAYMENT)

    def facts(self, castle: Castle) -> dict[str, str | int | list[str]]:
        """How many rounds it took, what ended it (CAS-11), towers, houses and the other buildings at the end."""
        standing = [template for template in self.box.templates if castle.standing[template]]
        kinds = [self.box.building_kind[template] for template in standing]
        return {
            "rounds": self.rounds_begun(castle.players, castle.field),
            "end": "castle" if castle.unbuilt() == 0 else "rounds",
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

    def winners(self, castle: Castle) -> tuple[int, ...]:
        """Points, then talers, then the value of unused pieces (CAS-13.1)."""
        ranks = [
            (
                player.vp,
                player.talers,
                sum(n * value for n, value in zip(player.goods, self.box.good_value, strict=True)),
            )
            for player in castle.people
        ]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def census(self, castle: Castle) -> dict[str, int]:
        """Talers, pieces, helpers and cards are all limited (CAS-1.5)."""
        talers = castle.bank + castle.field_talers + castle.inn_talers + castle.gifts[TALER] + castle.spent_talers
        counts = {"talers": talers + sum(player.talers for player in castle.people)}
        for good in range(TALER):
            held = castle.supply[good] + castle.tower[good] + castle.gifts[good] + castle.spent_goods[good]
            held += sum(player.goods[good] for player in castle.people) + sum(castle.load[good::TALER])
            counts[GOODS[good]] = held + (castle.smithy if good == SILVER else 0)
        for seat, player in enumerate(castle.people):
            out = castle.places.count(seat) + castle.wagons.count(seat)
            counts[f"helpers of seat {seat}"] = player.helpers + out
            sets = (player.hand, player.chosen, player.shown, player.pile, player.gone)
            counts[f"cards of seat {seat}"] = sum(cards.bit_count() for cards in sets)
            counts[f"points of seat {seat}"] = player.vp - sum(player.points)
            counts[f"debts of seat {seat}"] = sum(amount < 0 for amount in [player.talers, *player.goods])
        counts["shortages"] = sum(amount < 0 for amount in [castle.bank, *castle.supply])
        return counts

    def layout(self, players: int, options: Mapping[str, Any]) -> Layout:
        from palas.games.castle.layout import CastleLayout

        return CastleLayout(self, players, options)

    def view(self, state: State, seat: int | None) -> CastleView:
        castle = state.position
        assert isinstance(castle, Castle)
        return castle_view(castle, seat, self.frame(state, seat))

    def colours(self, players: int, options: Mapping[str, Any]) -> Sequence[str]:
        from palas.draw import tinctures

        return tinctures(self.data["players"]["colors"])

    def drawing(self, view: CastleView, **how: Unpack[Manner]) -> Board:
        from palas.games.castle import board

        return board.draw_board(self.box, self.words, view, **how)

    def desk_size(self, view: CastleView, outlook: Outlook) -> tuple[float, float]:
        from palas.games.castle import board

        return board.desk_size(view)

    def legend(self) -> Mapping[str, Mapping[str, tuple[Any, ...]]]:
        from palas.games.castle.legend import LEGEND

        return LEGEND

    def cards(self, lang: str) -> CardBook:
        from palas.games.castle.card_book import card_book

        return card_book(self.box, self.words, lang)

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
                chosen = deal_chosen(self.box, player.cards, player.pile, player.face_down, rng)
            person = fields_of(player, [name for name in PLAYER_FIELDS if name in player.__struct_fields__])
            plain["people"].append({**person, "hand": player.cards & ~chosen, "chosen": chosen})
        return plain


GAME = CastleGame(box_file(__package__, "components.json"))


def position(**words: Unpack[Words]) -> State:
    """A position in the words of the box, to go on from: `position(players=3, start="red", blue={"talers": 5})`."""
    return GAME.lay_out(words)
