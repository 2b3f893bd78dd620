"""Caylus (2005) by William Attia, for two to five players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from palas.engine.action import Choice, Reason
from palas.engine.boxed import BoxedGame, box_file, fields_of
from palas.engine.cards import CardBook
from palas.engine.core.event import Event
from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.game import Manner, Meta, Option, Plain, PlainOrder
from palas.engine.outlook import Outlook
from palas.engine.steps import steps_of
from palas.engine.view import seen
from palas.games.caylus import advice, reasons, shorthand, words
from palas.games.caylus.box import CUBES, GOODS, MONEY, Box
from palas.games.caylus.hooks import TownHooks
from palas.games.caylus.rules.rounds import set_up
from palas.games.caylus.state import PLAYER_FIELDS, SOURCES, TOWN_FIELDS, Player, Town
from palas.games.caylus.view import PlayerView, TownView

if TYPE_CHECKING:
    from palas.draw import Board
    from palas.engine.layout import Layout
    from palas.games.caylus.layout import Words

META = Meta(
    id="caylus",
    titles={"de": "Caylus", "en": "Caylus"},
    players=(2, 3, 4, 5),
    rules_version="1",
    options=(
        Option("simple_favours", False, rule="CAY-14.1"),
        Option("jeweller", False, rule="CAY-14.2"),
        Option("lawyer_3pp", False, rule="CAY-14.3"),
        Option("castle_full_lenient", False, rule="CAY-14.4"),
    ),
    rule_prefix="CAY",
    minutes="90–150",
    designers=("William Attia",),
    publisher="Ystari Games",
    year=2005,
)


class Caylus(BoxedGame[Box]):
    """The title as an object: `palas.game("caylus")`."""

    meta = META
    open_information = True  # CAY-1.7
    sketches = ("board", "supply", "legend")
    stock: ClassVar[Mapping[str, str]] = {"money": "coin", "workers": "worker"}
    steps = steps_of(f"{__package__}.rules")
    event_args = words.EVENTS
    headings = ("phase", "over")
    sections = ("scoring",)
    sources: ClassVar[Mapping[str, str]] = {
        "start": "hourglass", "visitors": "worker", "craft_buildings": "house", "prestige_buildings": "star",
        "residences": "key", "trade": "scales", "castle": "castle", "favours": "crown", "losses": "forbidden",
        "goods": "coin",
    }  # fmt: skip
    deeds = (
        "placed", "passed", "activates", "idle", "lodged", "stayed", "withdrew", "house", "best_builder", "bailiff",
        "scoring",
    )  # fmt: skip
    leads = ("gave",)
    view_type: ClassVar[type[TownView]] = TownView
    position_fields = TOWN_FIELDS
    player_fields = PLAYER_FIELDS
    player_type = Player
    hooks_type = TownHooks
    telling_verbs = ("place", "build", "row")
    manners: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "miser": ("place *peddler", "place *market", "place s_bank", "place trading_post", "place gate", "row money"),
        "builder": ("build *", "place *carpenter", "place w_mason", "place s_architect*", "row buildings"),
        "courtier": ("place castle", "place joust_field", "place s_church", "batch *", "row prestige"),
    }
    schema: ClassVar[Mapping[str, Any]] = box_file(__package__, "schema.json")
    misfits = reasons.MISFITS
    plain_orders: ClassVar[Mapping[str, PlainOrder]] = {
        "pass": PlainOrder("place", ("pass",), only=True),
        "left_inn": PlainOrder("place", ("place inn",), {"money": 1, "workers": 1}),
        "stay_inn": PlainOrder("inn", ("stay",)),
        "no_bribe": PlainOrder("bribe", ("provost 0",)),
    }

    def open_box(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.words = words.words_for(self.box)

    def setup(self, players: int, options: Mapping[str, Any]) -> Town:
        return set_up(
            self.box,
            players,
            options["jeweller"],
            options["simple_favours"],
            options["lawyer_3pp"],
            options["castle_full_lenient"],
        )

    def read_code(self, town: Town, seat: int, code: str) -> int:
        """Also understands a road space in place of the building on it: "place 9"."""
        word, _, space = " ".join(code.split()).partition(" ")
        if word in ("place", "transform") and space.isdecimal() and 1 <= int(space) < len(town.road):
            tile = town.road[int(space)]
            return -1 if tile < 0 else self.action_id(f"{word} {self.box.tile_ids[tile]}")
        return super().read_code(town, seat, code)

    def action_text(self, code: str, lang: str) -> str:
        return words.action_text(self.words, lang, code)

    def outcome_code(self, town: Town, outcome: int) -> str:
        kind = town.stack[-1].kind
        return f"{kind} {self.box.tile_ids[outcome] if kind == 'tile' else outcome}"

    def reason(self, town: Town, seat: int, action: int, refusal: int) -> Reason:
        return reasons.reason(town, seat, action, refusal, self.words)

    def breakdown(self, town: Town) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, player.points, strict=True)) for player in town.people]

    def holdings(self, shown: Town | TownView, seat: int) -> dict[str, int]:
        """Money and cubes, points, workers in reserve."""
        player = shown.people[seat]
        goods = {GOODS[good]: player.goods[good] for good in (MONEY, *CUBES)}
        return {**goods, "points": player.pp, "workers": player.workers}

    def value(self, town: Town, seat: int) -> float:
        return advice.value(town, seat)

    def facts(self, town: Town) -> dict[str, str | int | list[str]]:
        """How many rounds it took, what ended it (CAY-10.3), and the buildings that stand at the end."""
        standing = {tile for tile, owner in zip(town.road, town.owner, strict=True) if owner >= 0}
        return {
            "rounds": town.round,
            "end": "bailiff" if town.bailiff >= self.box.sections[-1].trigger else "castle",
            "building": [self.box.tile_ids[tile] for tile in sorted(standing)],
        }

    def census(self, town: Town) -> dict[str, int]:
        """Goods with the players and the bank, workers of each player, tiles."""
        counts = {
            GOODS[good]: town.bank[good] + sum(player.goods[good] for player in town.people) for good in (MONEY, *CUBES)
        }
        for seat, player in enumerate(town.people):
            standing = [*town.special, *town.stables, *town.castle, *town.worker, town.inn_left, town.inn_right]
            counts[f"workers of seat {seat}"] = player.workers + standing.count(seat)
            on_road = [tile for tile, owner in zip(town.road, town.owner, strict=True) if owner == seat]
            counts[f"residences of seat {seat}"] = on_road.count(self.box.residence) - player.residences
            counts[f"income of seat {seat}"] = sum(self.box.tile_income[tile] for tile in on_road) - player.income
            counts[f"points of seat {seat}"] = player.pp - sum(player.points)
            assert all(part >= 0 for part in player.goods), "nobody has debts (CAY-3.5)"
        counts["tiles astray"] = sum(
            town.road[space] != tile for tile, space in enumerate(town.where) if space > 0
        ) + sum(
            town.where[tile] != space
            for space, tile in enumerate(town.road)
            if tile >= 0 and tile != self.box.residence
        )
        counts["houses astray"] = sum(
            town.built[section] - sum(town.houses[section * town.players : (section + 1) * town.players])
            for section in range(len(town.built))
        )
        return counts

    def layout(self, players: int, options: Mapping[str, Any]) -> Layout:
        from palas.games.caylus.layout import TownLayout

        return TownLayout(self, players, options)

    def view(self, state: State, seat: int | None) -> TownView:
        town = state.position
        assert isinstance(town, Town)
        people = tuple(seen(PlayerView, player) for player in town.people)
        return seen(TownView, town, people=people, **self.frame(state, seat))

    def listed(self, view: TownView, lang: str, outlook: Outlook) -> list[Choice]:
        return shorthand.choices(view, outlook, self.box, self.words, lang)

    def sketched(self, view: TownView) -> Town:
        town: Town = self.outlook(view).position
        return town

    def colours(self, players: int, options: Mapping[str, Any]) -> Sequence[str]:
        from palas.draw import tinctures

        return tinctures(self.data["components"]["player_colours"]["values"])

    def drawing(self, view: TownView, **how: Unpack[Manner]) -> Board:
        from palas.games.caylus import board

        return board.draw_board(self.box, self.words, view, **how)

    def desk_size(self, view: TownView, outlook: Outlook) -> tuple[float, float]:
        from palas.games.caylus import board

        return board.WIDE, board.DESK

    def legend(self) -> Mapping[str, Mapping[str, tuple[Any, ...]]]:
        from palas.games.caylus.legend import LEGEND

        return LEGEND

    def cards(self, lang: str) -> CardBook:
        from palas.games.caylus.card_book import card_book

        return card_book(self.box, self.words, lang)

    def spots(self, view: TownView, event: Event) -> tuple[str, ...]:
        from palas.games.caylus import board

        return board.spots(self.box, self.event_args, view, event)

    def imagine_plain(self, view: TownView, rng: Quick) -> Plain:
        plain: Plain = fields_of(view, TOWN_FIELDS)
        plain["people"] = [fields_of(player, PLAYER_FIELDS) for player in view.people]
        return plain


GAME = Caylus(box_file(__package__, "components.json"))


def position(**words: Unpack[Words]) -> State:
    """A position in the words of the box, to go on from: `position(players=3, provost=8, red={"money": 5})`."""
    return GAME.lay_out(words)
