"""Die zwei Erben / The Two Heirs (2022) by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl, for two, or alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from palas.engine.action import Choice, Reason
from palas.engine.boxed import BoxedGame, box_file, fields_of
from palas.engine.cards import CardBook
from palas.engine.core.cards import has
from palas.engine.core.event import Event
from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.game import Goal, Manner, Meta, Option, Plain, PlainOrder, Rival
from palas.engine.outlook import Outlook
from palas.engine.steps import steps_of
from palas.engine.view import seen
from palas.games.heirs import advice, reasons, scoring, shorthand, words
from palas.games.heirs.box import GOODS, SIDES, TINCTURE, Box
from palas.games.heirs.hooks import RealmHooks
from palas.games.heirs.rules.heinrich import HeinrichBuilds
from palas.games.heirs.rules.reserve import DrawTile
from palas.games.heirs.rules.rounds import set_up
from palas.games.heirs.rules.turn import Where, access
from palas.games.heirs.state import NOBODY, NONE, REALM_FIELDS, TREASURE_HIDDEN, Realm
from palas.games.heirs.view import RealmView

if TYPE_CHECKING:
    from palas.draw import Board
    from palas.engine.layout import Layout
    from palas.games.heirs.layout import Words


ALONE = ("colour", "level")  # options of the solo game


class Heirs(BoxedGame[Box]):
    """The title as an object: `palas.game("heirs")`."""

    open_information = True  # both hands are known, and what is hidden is hidden from all (HEI-10.1)
    sketches = ("board", "supply", "legend")
    stock: ClassVar[Mapping[str, str]] = {"tiles": "house"}
    steps = steps_of(f"{__package__}.rules")
    solo_options = ("level",)
    event_args = words.EVENTS
    headings = ("over",)
    sections = ("stack_empty",)
    sources: ClassVar[Mapping[str, str]] = {  # a building's figure has its name, but for these
        "tavern": "mug", "sawmill": "saw", "fortress": "castle", "trading_post": "trading_stall", "roads": "wagon",
        "best_buildings": "star", "treasures": "chest",
    }  # fmt: skip
    deeds = (
        "took", "built", "extended", "stationed", "moved", "withdrew", "struck_camp", "discarded", "destroyed",
        "spared", "heinrich_took", "heinrich_built", "heinrich_discarded", "heinrich_moved", "treasure",
        "treasure_won", "heinrich_scored", "heinrich_beaten", "heinrich_wins",
    )  # fmt: skip
    hushed = ("ends_turn",)
    view_type: ClassVar[type[RealmView]] = RealmView
    position_fields = REALM_FIELDS
    hooks_type = RealmHooks
    follow_ups = 8  # the rest of a turn: what is taken, built and extended, and where the troops go
    plain_orders: ClassVar[Mapping[str, PlainOrder]] = {
        "end": PlainOrder("turn", ("end",), only=True),
        "destroy": PlainOrder("siege", ("destroy",)),
    }
    telling_verbs = ("build",)
    manners: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "miser": ("take *", "build trade_*"),
        "builder": ("build *", "extend *"),
    }
    schema: ClassVar[Mapping[str, Any]] = box_file(__package__, "schema.json")

    def open_box(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.words = words.words_for(self.box)
        first = "+".join(entry["id"] for entry in data["sets"] if entry["first_game"])
        self.meta = Meta(
            id="heirs",
            titles={"de": "Die zwei Erben", "en": "The Two Heirs"},
            players=(1, 2),
            rules_version="1",
            options=(
                Option("sets", first, tuple(self.box.choices), rule="HEI-3.1"),
                Option("score_roads", True, rule="HEI-3.6"),
                Option("colour", "white", SIDES, rule="HEI-12.1"),
                Option("level", 1, (1, 2, 3), rule="HEI-12.1"),
            ),
            modes=("two", "solo"),
            rule_prefix="HEI",
            minutes="45–60",
            designers=("Ondřej Cigánek", "Ivan Dostál", "Oldřich Rejl"),
            publisher="Albi",
            year=2022,
        )

    def options_for(self, players: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Alone roads always count (HEI-3.6); only alone one chooses a colour and a level (HEI-12.1)."""
        if players == 1:
            return {**options, "score_roads": True}
        return {**options, **{option.id: option.default for option in self.meta.options if option.id in ALONE}}

    def setup(self, players: int, options: Mapping[str, Any]) -> Realm:
        human = SIDES.index(options["colour"]) if players == 1 else NOBODY
        return set_up(self.box, players, options["sets"], options["score_roads"], human, options["level"])

    def action_text(self, code: str, lang: str = "en") -> str:
        return words.action_text(self.box, self.words, lang, code)

    def other_question(self, realm: Realm, seat: int, number: int) -> Reason:
        """A cell far from everything has its reason too."""
        step = realm.stack[-1]
        if isinstance(step, Where) and self.box.at.has(number):
            return self.reason(realm, seat, number, step.refusal(realm, seat, number))
        return super().other_question(realm, seat, number)

    def outcome_code(self, realm: Realm, outcome: int) -> str:
        """A tile is named without the reason why it is drawn."""
        if isinstance(realm.stack[-1], DrawTile):
            return f"tile {self.box.tile_ids[outcome]}"
        return super().outcome_code(realm, outcome)

    def reason(self, realm: Realm, seat: int, action: int, refusal: int) -> Reason:
        return reasons.reason(realm, seat, action, refusal, self.words)

    def breakdown(self, realm: Realm) -> list[dict[str, int]]:
        """Points by type of building (doubled ones included) and for roads."""
        sides = [realm.human] if realm.human != NOBODY else range(realm.players)
        return [self.side_points(realm, side) for side in sides]

    def side_points(self, realm: Realm, side: int) -> dict[str, int]:
        """Where the points of a side, Heinrich's too, come from."""
        parts = dict.fromkeys(self.box.type_ids, 0)
        points = scoring.building_points(realm, side)
        for tile, worth in zip(scoring.own_tiles(realm, side), points, strict=True):
            parts[self.box.type_ids[self.box.tile_type[tile]]] += worth
        if realm.is_heinrich(side):
            parts["best_buildings"] = scoring.best_again(realm, points)
            parts["treasures"] = scoring.treasure_points(realm)
        parts["roads"] = scoring.road_points(realm, side, scoring.roads(realm)) if realm.score_roads else 0
        return parts

    def holdings(self, shown: Realm | RealmView, seat: int) -> dict[str, int]:
        """Points, tiles in hand, reach and the access to resources; alone also Heinrich's points."""
        realm: Realm = shown if isinstance(shown, Realm) else self.outlook(shown).position
        side = realm.side_of(seat)
        own = {
            "points": scoring.total(realm, side),
            "tiles": realm.hands[side].bit_count(),
            "reach": realm.reach(side),
        }
        own |= dict(zip(GOODS, access(realm, side), strict=True))  # the cubes that the board draws
        return own if realm.human == NOBODY else {**own, "heinrich": scoring.total(realm, 1 - side)}

    def figures(self) -> Mapping[str, str]:
        from palas.games.heirs.board_icons import FIGURES

        return FIGURES

    def rivals(self, view: RealmView, lang: str) -> Sequence[Rival]:
        """Alone, Heinrich; his points are open (HEI-12)."""
        if view.human == NOBODY:
            return ()
        side = 1 - view.human
        parts = self.side_points(self.outlook(view).position, side) if view.over else {}
        return [Rival("heinrich", "Heinrich", TINCTURE[side], {"points": view.points[side]}, parts)]

    def solo_goals(self, realm: Realm, lang: str) -> Sequence[Goal]:
        """More points than Heinrich (HEI-12.8); treasures that are won do not count for him."""
        need = scoring.total(realm, 1 - realm.human) + 1
        treasures = len(self.box.treasure_ids) - self.box.removed_treasures[realm.level]
        return [
            Goal(self.words.say(lang, "goal-points"), scoring.total(realm, realm.human), need),
            Goal(self.words.say(lang, "goal-treasures"), treasures - scoring.treasures_left(realm), treasures, False),
        ]

    def value(self, realm: Realm, seat: int) -> float:
        return advice.value(realm, seat)

    def facts(self, realm: Realm) -> dict[str, str | int | list[str]]:
        """How much was built, what stands at the end, and alone what was left to Heinrich."""
        standing = [self.box.type_ids[self.box.tile_type[t]] for t in range(self.box.tiles) if realm.owner[t] >= 0]
        facts: dict[str, str | int | list[str]] = {
            "buildings": len(standing),
            "building": sorted(set(standing)),
            "open_terrain": len(realm.at) - len(standing),
        }
        if realm.human != NOBODY:
            facts["lead"] = scoring.total(realm, realm.human) - scoring.total(realm, 1 - realm.human)
            facts["treasures"] = scoring.treasures_left(realm)
        return facts

    def listed(self, view: RealmView, lang: str, outlook: Outlook) -> list[Choice]:
        return shorthand.choices(view, outlook, self.words, lang)

    def sketched(self, view: RealmView) -> Realm:
        realm: Realm = self.outlook(view).position
        return realm

    def colours(self, players: int, options: Mapping[str, Any]) -> Sequence[str]:
        """White and blue; alone as chosen (HEI-12.1)."""
        return TINCTURE if players > 1 else (TINCTURE[SIDES.index(options["colour"])],)

    def drawing(self, view: RealmView, **how: Unpack[Manner]) -> Board:
        """The sides are white and blue, as the seats are."""
        from palas.games.heirs import board

        return board.draw_board(self.words, view, **how)

    def legend(self) -> Mapping[str, Mapping[str, tuple[Any, ...]]]:
        from palas.games.heirs.legend import LEGEND

        return LEGEND

    def cards(self, lang: str) -> CardBook:
        from palas.games.heirs.card_book import card_book

        return card_book(self.box, self.words, lang)

    def spots(self, view: RealmView, event: Event) -> tuple[str, ...]:
        from palas.games.heirs import board

        return board.spots(self.box, self.event_args, view, event)

    def winners(self, realm: Realm) -> tuple[int, ...]:
        """More points, then more troops in the reserve (HEI-9.4); alone more than Heinrich (HEI-12.8)."""
        if realm.human != NOBODY:
            return (0,) if scoring.total(realm, realm.human) > scoring.total(realm, 1 - realm.human) else ()
        ranks = [(scoring.total(realm, side), realm.in_reserve(side)) for side in range(realm.players)]
        return tuple(side for side, rank in enumerate(ranks) if rank == max(ranks))

    def census(self, realm: Realm) -> dict[str, int]:
        """Every tile is in one place, every troop somewhere, every treasure accounted for."""
        chosen = [tile for tile in range(self.box.tiles) if has(realm.sets, self.box.tile_set[tile])]
        sets = [realm.unseen, realm.gone, *realm.hands]
        homes = {
            tile: sum(has(tiles, tile) for tiles in sets) + realm.reserve.count(tile) + (realm.cells[tile] >= 0)
            for tile in chosen
        }
        held = sum(isinstance(step, HeinrichBuilds) for step in realm.stack)
        drawn = realm.unseen.bit_count() - realm.pile - (realm.start_terrain >= 0)
        return {
            "tiles": sum(homes.values()) + held,
            "tiles astray": sum(count > 1 for count in homes.values()),
            "cells astray": sum(realm.tile_at(cell) != tile for cell, tile in realm.at.items()),
            "hidden start tile": drawn,
            "troops": len(realm.troops),
            "treasures in the pile too many": max(0, realm.treasure_pile - realm.treasures.count(TREASURE_HIDDEN)),
            "troops off the tiles": sum(cell >= 0 and realm.tile_at(cell) == NONE for cell in realm.troops),
        }

    def from_plain(self, players: int, options: Mapping[str, Any], plain: Plain) -> Realm:
        realm: Realm = super().from_plain(players, options, plain)
        realm.survey()
        return realm

    def layout(self, players: int, options: Mapping[str, Any]) -> Layout:
        from palas.games.heirs.layout import RealmLayout

        return RealmLayout(self, players, options)

    def view(self, state: State, seat: int | None) -> RealmView:
        realm = state.position
        assert isinstance(realm, Realm)
        points = tuple(scoring.total(realm, side) for side in range(len(SIDES)))
        return seen(RealmView, realm, points=points, **self.frame(state, seat))

    def imagine_plain(self, view: RealmView, rng: Quick) -> Plain:
        return fields_of(view, REALM_FIELDS)


GAME = Heirs(box_file(__package__, "components.json"))


def position(**words: Unpack[Words]) -> State:
    """A position in the words of the box, to go on from: `position(land={"0,1": "green"}, to_act="blue")`."""
    return GAME.lay_out(words)
