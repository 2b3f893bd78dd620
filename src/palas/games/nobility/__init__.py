"""Aufstieg zur Macht / Rise to Nobility (2018), for one to six players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from palas.engine.action import Choice, Reason
from palas.engine.boxed import BoxedGame, box_file, fields_shown
from palas.engine.cards import CardBook
from palas.engine.core.cards import has, listed, set_of
from palas.engine.core.event import Event
from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.game import Goal, Manner, Meta, Option, Plain, PlainOrder
from palas.engine.outlook import Outlook
from palas.engine.steps import steps_of
from palas.games.nobility import advice, reasons, shorthand, words
from palas.games.nobility.box import Box
from palas.games.nobility.hooks import CityHooks
from palas.games.nobility.once import ONCE
from palas.games.nobility.rules import final_scoring
from palas.games.nobility.rules.rounds import set_up
from palas.games.nobility.rules.tavern import ToDiscards
from palas.games.nobility.state import CITY_FIELDS, NONE, PLAYER_FIELDS, SOURCES, City, Player
from palas.games.nobility.terms import GOODS, METRICS
from palas.games.nobility.view import CityView, seen_by

if TYPE_CHECKING:
    from palas.draw import Board
    from palas.engine.layout import Layout
    from palas.games.nobility.layout import Words

META = Meta(
    id="nobility",
    titles={"de": "Aufstieg zur Macht", "en": "Rise to Nobility"},
    players=(1, 2, 3, 4, 5, 6),
    rules_version="1",
    options=(
        Option("events", False, rule="NOB-12.1"),
        Option("chancery", False, rule="NOB-15.1"),
    ),
    modes=("standard", "events", "chancery", "solo"),
    rule_prefix="NOB",
    minutes="90–150",
    publisher="Final Frontier Games",
    year=2018,
)


class Nobility(BoxedGame[Box]):
    """The title as an object: `palas.game("nobility")`."""

    meta = META
    sketches = ("board", "supply", "legend")
    draws_areas = True
    stock: ClassVar[Mapping[str, str]] = {
        "coins": "coin", "workers": "worker", "houses": "house", "reputation": "laurel", "nobility": "crown",
        "modifiers": "sliders",
    }  # fmt: skip
    steps = steps_of(f"{__package__}.rules")
    once = ONCE
    event_args = words.EVENTS
    headings = ("round", "income", "over")
    sources: ClassVar[Mapping[str, str]] = {
        "settlers": "human", "workshops": "anvil", "community": "house", "council": "speech",
        "owner_rewards": "worker", "bonuses": "star", "goods": "any", "nobility": "crown", "commissions": "scroll",
    }  # fmt: skip
    deeds = (
        "ship", "event", "objective", "reached", "automa", "rolled", "placed", "passed", "completed", "council",
        "sold_workshop", "sold_community", "recalled", "replaced_settlers", "replaced_hall", "activated",
        "shows_commission",
    )  # fmt: skip
    leads = ("gave",)
    view_type: ClassVar[type[CityView]] = CityView
    position_fields = CITY_FIELDS
    player_fields = PLAYER_FIELDS
    player_type = Player
    hooks_type = CityHooks
    follow_ups = 8  # which die, every workshop, goods, apprentices: all of it, up to what else is done in the turn
    thought_to = "turn"
    telling_verbs = ("go", "settle", "keep")
    manners: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "miser": ("go port_*", "go merchants_*", "sell *"),
        "builder": ("go hall_*", "go yard", "settle *"),
        "courtier": ("go council_*", "go castle_*", "go berk_*"),
    }
    schema: ClassVar[Mapping[str, Any]] = box_file(__package__, "schema.json")
    misfits = reasons.MISFITS
    plain_orders: ClassVar[Mapping[str, PlainOrder]] = {
        "free_modifiers": PlainOrder("modifiers", tuple(f"modifiers {n}" for n in range(9, -1, -1))),
        "keep_dice": PlainOrder("reroll", ("stop",)),
        "no_commission": PlainOrder("commission", ("decline",), option="chancery"),
    }

    def open_box(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.words: words.CityWords = words.words_for(self.box)

    def options_for(self, players: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """With six players the Chancery is part of the game, alone it never is (NOB-13.1, 14.1)."""
        return {**options, "chancery": players == 6 or (options["chancery"] and players > 1)}

    def setup(self, players: int, options: Mapping[str, Any]) -> City:
        options = self.options_for(players, options)  # older records tell what was asked for
        return set_up(self.box, players, options["chancery"], options["events"])

    def action_text(self, code: str, lang: str) -> str:
        return words.action_text(self.box, self.words, lang, code)

    def reason(self, city: City, seat: int, action: int, refusal: int) -> Reason:
        return reasons.reason(city, seat, action, refusal, self.words)

    def breakdown(self, city: City) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, player.points, strict=True)) for player in city.people]

    def winners(self, city: City) -> tuple[int, ...]:
        """Points, then houses, then reputation (NOB-11.3); alone whoever has reached the objective (NOB-14.5)."""
        if city.players == 1:
            met = final_scoring.holds(city, 0, self.box.objectives[city.objective])
            return (0,) if met and not city.stack else ()
        ranks = [(player.vp, player.plots, player.reputation) for player in city.people]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def holdings(self, shown: City | CityView, seat: int) -> dict[str, int]:
        """Coins and goods, points, the tracks, modifiers, workers and houses at hand."""
        player = shown.people[seat]
        return {
            "coins": player.coins,
            **dict(zip(GOODS, player.goods, strict=True)),
            "points": player.vp,
            "reputation": player.reputation,
            "nobility": player.nobility,
            "modifiers": player.modifiers,
            "workers": player.quarters,
            "houses": player.platform,
        }

    def value(self, city: City, seat: int) -> float:
        return advice.value(city, seat)

    def facts(self, city: City) -> dict[str, str | int | list[str]]:
        """What was used: settlers, buildings, council tiles, desks, commission cards; alone how the objective went."""
        box = self.box
        completed = sum(player.completed for player in city.people)
        owned = [tile for tile, owner in zip(city.workshops, city.owners, strict=True) if owner >= 0]
        owned += [tile for player in city.people for tile in player.sites if tile != NONE]
        council = sum(player.council for player in city.people)
        found: dict[str, str | int | list[str]] = {
            "used_settlers": [card for number, card in enumerate(box.settler_ids) if has(completed, number)],
            "used_buildings": [box.building_ids[tile] for tile in sorted(owned)],
            "used_council": [tile for number, tile in enumerate(box.council_ids) if has(council, number)],
        }
        found["used_characters"] = sorted(box.character_ids[player.character] for player in city.people if player.lord)
        if city.events:
            pile = city.event_pile
            found["seen_events"] = [card for number, card in enumerate(box.event_ids) if not has(pile, number)]
        if city.chancery:
            found["used_desks"] = [box.desk_ids[desk] for desk, owner in enumerate(city.desks) if owner >= 0]
            scored = [
                box.commission_ids[card]
                for seat, player in enumerate(city.people)
                for card, filled in zip(player.commissions, player.filled, strict=True)
                if filled == final_scoring.ALL_FILLED and final_scoring.card_points(city, seat, box.commissions[card])
            ]
            found["scored_cards"] = sorted(scored)
            full = [
                box.dice_tile_ids[tile]
                for player in city.people
                for tile, filled in zip(player.dice_tiles, player.filled, strict=True)
                if filled == final_scoring.ALL_FILLED
            ]
            found["full_tiles"] = sorted(full)
        if city.players == 1:
            found["solo_card"] = box.objective_ids[city.objective]
            found["solo"] = "reached" if self.winners(city) else "missed"
            if city.reached:
                found["solo_round"] = city.reached
            found["reached_cards"] = [box.objective_ids[city.objective]] if self.winners(city) else []
        return found

    def solo_task(self, city: City, options: Mapping[str, Any]) -> str:
        return self.box.objective_ids[city.objective]

    def solo_round(self, city: City) -> int:
        """The first round at whose end the objective held."""
        return city.reached

    def solo_goals(self, city: City, lang: str) -> Sequence[Goal]:
        """Every condition of the objective (NOB-14.5)."""
        objective = self.box.objectives[city.objective]
        return [
            Goal(self.words.say(lang, f"need-{METRICS[number]}", n=least), final_scoring.metric(city, 0, number), least)
            for number, least in zip(objective.metrics, objective.least, strict=True)
        ]

    def solo_text(self, task: str, lang: str) -> str:
        known = task in self.box.objective_ids
        return self.words.namers["objective"](lang, self.box.objective_ids.index(task)) if known else task

    def story_facts(self, story: Sequence[Event]) -> dict[str, str | int | list[str]]:
        """Ships on which something was sold, and all buildings that were ever bought."""
        ships: set[str] = set()
        bought: set[str] = set()
        ship = ""
        for event in story:
            if event.kind == "ship":
                ship = self.box.ship_ids[event.args[0]]
            elif event.kind == "sold":
                ships.add(ship)
            elif event.kind == "buys_building":
                bought.add(self.box.building_ids[event.args[1]])
        return {"used_ships": sorted(ships), "bought_buildings": sorted(bought)} if story else {}

    def fact_words(self) -> dict[str, Sequence[str]]:
        box = self.box
        return {
            "used_settlers": box.settler_ids,
            "bought_buildings": box.building_ids,
            "used_council": box.council_ids,
            "used_ships": box.ship_ids,
            "used_characters": box.character_ids,
            "seen_events": box.event_ids,
            "used_desks": box.desk_ids,
            "scored_cards": box.commission_ids,
            "full_tiles": box.dice_tile_ids,
            "reached_cards": box.objective_ids,
        }

    def opening_order(self, city: City) -> list[int]:
        """Clockwise from the first start player; the marker has moved on once after every round (NOB-10.6)."""
        first = city.start - max(0, city.round - 1)
        return [(first + place) % city.players for place in range(city.players)]

    def census(self, city: City) -> dict[str, int]:
        """Modifiers, workers, houses and every card and tile."""
        counts = {"modifiers": city.modifiers + sum(player.modifiers for player in city.people)}
        for seat, player in enumerate(city.people):
            busy = sum(player.apprentices) + city.owners.count(seat) + city.desks.count(seat)
            busy += sum(site != NONE for site in player.sites)
            counts[f"workers of seat {seat}"] = player.workers + player.quarters + busy
            counts[f"houses of seat {seat}"] = player.houses + player.platform + player.plots
            counts[f"points of seat {seat}"] = player.vp - sum(player.points)
            counts[f"debts of seat {seat}"] = sum(amount < 0 for amount in [player.coins, *player.goods])
        homes = city.settler_pile.bit_count() + city.settler_discards.bit_count() + len(city.display)
        homes += sum(len(player.held) + player.completed.bit_count() for player in city.people)
        homes += sum(isinstance(step, ToDiscards) for step in city.stack)
        counts["settlers"] = homes
        cards = city.commission_pile.bit_count() + len(city.under)
        cards += sum(len(player.dealt) + len(player.commissions) for player in city.people)
        counts["commissions"] = cards
        taken = sum(player.council.bit_count() for player in city.people)
        counts["council tiles"] = city.council_pile.bit_count() + taken + sum(tile != NONE for tile in city.council)
        tiles = [*listed(city.bag), *listed(city.discards), *city.hall, *city.workshops]
        tiles += [tile for player in city.people for tile in player.sites]
        tiles = [tile for tile in tiles if tile != NONE]  # those of full guilds and sold ones have left the game
        counts["buildings twice"] = len(tiles) - len(set(tiles))
        counts["dice tiles"] = city.tile_bag.bit_count() + sum(len(player.dice_tiles) for player in city.people)
        return counts

    def layout(self, players: int, options: Mapping[str, Any]) -> Layout:
        from palas.games.nobility.layout import CityLayout

        return CityLayout(self, players, options)

    def view(self, state: State, seat: int | None) -> CityView:
        city = state.position
        assert isinstance(city, City)
        return seen_by(city, seat, self.frame(state, seat))

    def listed(self, view: CityView, lang: str, outlook: Outlook) -> list[Choice]:
        return shorthand.choices(view, outlook, self.box, self.words, lang)

    def sketched(self, view: CityView) -> City:
        city: City = self.outlook(view).position
        return city

    def colours(self, players: int, options: Mapping[str, Any]) -> Sequence[str]:
        """Alone one plays black; the other colours are the automaton's dice (NOB-14.1)."""
        from palas.draw import tinctures

        box = tinctures(colour["id"] for colour in self.data["player_colors"])
        return box if players > 1 else tinctures(["black"])

    def drawing(self, view: CityView, **how: Unpack[Manner]) -> Board:
        from palas.games.nobility import board

        return board.draw_board(self.box, self.words, view, **how)

    def desk_size(self, view: CityView, outlook: Outlook) -> tuple[float, float]:
        from palas.games.nobility import board

        return board.desk_size(outlook.position)

    def legend(self) -> Mapping[str, Mapping[str, tuple[Any, ...]]]:
        from palas.games.nobility.legend import LEGEND

        return LEGEND

    def cards(self, lang: str) -> CardBook:
        from palas.games.nobility.card_book import card_book

        return card_book(self.box, self.words, lang)

    def spots(self, view: CityView, event: Event) -> tuple[str, ...]:
        from palas.games.nobility import board

        return board.spots(self.box, self.event_args, view, event)

    def imagine_plain(self, view: CityView, rng: Quick) -> Plain:
        """The commission cards this seat has not seen are dealt to the others, under the pile and into it."""
        plain = fields_shown(view, CITY_FIELDS)
        plain["people"] = [fields_shown(player, PLAYER_FIELDS) for player in view.people]
        unseen = listed(view.commission_unseen)

        def draw(count: int) -> list[int]:
            return [unseen.pop(rng.below(len(unseen))) for _ in range(count)]

        for player, person in zip(view.people, plain["people"], strict=True):
            if player.commissions is None:
                person["dealt"] = draw(player.dealt_count)
                person["commissions"] = draw(player.commission_count)
        plain["under"] = [card if card >= 0 else draw(1)[0] for card in view.under]
        plain["commission_pile"] = set_of(unseen)
        return plain


GAME = Nobility(box_file(__package__, "components.json"))


def position(**words: Unpack[Words]) -> State:
    """A position in the words of the box, to go on from: `position(round=3, red={"coins": 9, "dice": [6, 6, 2]})`."""
    return GAME.lay_out(words)
