"""Burggrafen des Westfrankenreichs / Viscounts of the West Kingdom (2020), for one to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from palas.engine.action import Choice, Reason
from palas.engine.boxed import BoxedGame, box_file, fields_of
from palas.engine.cards import CardBook
from palas.engine.core.cards import has
from palas.engine.core.event import Event
from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.game import Goal, Manner, Meta, Option, Plain, PlainOrder, Rival, seat_name
from palas.engine.outlook import Outlook
from palas.engine.steps import steps_of
from palas.engine.view import seen
from palas.games.viscounts import advice, reasons, words
from palas.games.viscounts.box import Box
from palas.games.viscounts.hooks import RealmHooks
from palas.games.viscounts.once import ONCE
from palas.games.viscounts.rules.setup import set_up
from palas.games.viscounts.scoring import points, rank
from palas.games.viscounts.state import (
    NONE,
    PLAYER_FIELDS,
    POVERTY,
    PROSPERITY,
    REALM_FIELDS,
    RIVAL,
    SOURCES,
    WHO,
    Player,
    Realm,
)
from palas.games.viscounts.terms import (
    ITEMS,
    OPPONENTS,
    PIECES,
    RESOURCES,
    RIVAL_COLOUR,
    SECTIONS,
    SILVER,
    SLOTS,
    SPOTS,
)
from palas.games.viscounts.view import OPEN_FIELDS, RealmView, player_view

if TYPE_CHECKING:
    from palas.draw import Board
    from palas.engine.layout import Layout
    from palas.games.viscounts.layout import Words

META = Meta(
    id="viscounts",
    titles={"de": "Burggrafen des Westfrankenreichs", "en": "Viscounts of the West Kingdom"},
    players=(1, 2, 3, 4),
    rules_version="1",
    options=(
        Option("opponent", OPPONENTS[0], OPPONENTS, rule="VIS-22.1"),
        Option("difficulty", 0, (0, 1, 2, 3), rule="VIS-22.6"),
        Option("skip_second_place_below_three_players", False, rule="VIS-21.10"),
    ),
    modes=("standard", "solo"),
    rule_prefix="VIS",
    minutes="60–120",
    designers=("Shem Phillips", "S J Macdonald"),
    publisher="Garphill Games",
    year=2020,
)


@lru_cache(maxsize=256)  # a log asks for every line
def everybody(lang: str, names: tuple[str, ...] | None) -> tuple[str, ...]:
    """The names of all seats, and of the solo opponent."""
    return (*(seat_name(seat, lang, names) for seat in range(RIVAL)), GAME.words.say(lang, "rival"))


class Viscounts(BoxedGame[Box]):
    """The title as an object: `palas.game("viscounts")`."""

    meta = META
    sketches = ("board", "legend")
    draws_areas = True
    draws_rivals = True
    rival_colour = RIVAL_COLOUR
    stock: ClassVar[Mapping[str, str]] = {
        "silver_coins": "silver_coin", "workers": "worker", "debts": "debt", "deeds": "deed",
    }  # fmt: skip
    steps = steps_of(f"{__package__}.rules")
    once = ONCE
    solo_options = ("opponent", "difficulty")
    event_args = words.EVENTS
    headings = ("round", "over")
    sections = ("end_card",)
    sources: ClassVar[Mapping[str, str]] = {
        "buildings": "house", "castle": "castle", "sets": "book", "lines": "scroll", "leader": "crown",
        "bonus": "cleric", "debts": "debt", "acquired": "deed", "approved": "check", "poverty": "hand",
        "prosperity": "coins", "resources": "gold",
    }  # fmt: skip
    deeds = (
        "picked", "played", "acts", "hired", "dropped", "end_card", "collision", "scored",
    )  # fmt: skip
    asides = ("rearranged",)
    hushed = ("turn",)
    view_type: ClassVar[type[RealmView]] = RealmView
    position_fields = REALM_FIELDS
    player_fields = PLAYER_FIELDS
    player_type = Player
    hooks_type = RealmHooks
    telling_verbs = ("play", "hire", "take", "build", "section")
    manners: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "miser": ("do trade", "gain *"),
        "builder": ("do build", "build *", "link *"),
        "courtier": ("do workers", "section *", "group *"),
    }
    schema: ClassVar[Mapping[str, Any]] = box_file(__package__, "schema.json")
    misfits = reasons.MISFITS
    plain_orders: ClassVar[Mapping[str, PlainOrder]] = {
        "keep_order": PlainOrder("rearrange", ("decline",)),
        "flip_debt": PlainOrder("flip", ("flip debt",), {"debts": 1}),
        "no_dismissal": PlainOrder("dismiss", ("decline",)),
        "no_castle_move": PlainOrder("castle_move", ("decline",)),
    }

    def open_box(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.words = words.words_for(self.box)

    def options_for(self, players: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Only alone there is an opponent (VIS-22.1); three and more always have a second place (VIS-21.10)."""
        unused = ["opponent", "difficulty"] if players > 1 else []
        if players > 2:
            unused.append("skip_second_place_below_three_players")
        return {**options, **{option.id: option.default for option in META.options if option.id in unused}}

    def setup(self, players: int, options: Mapping[str, Any]) -> Realm:
        return set_up(
            self.box,
            players,
            OPPONENTS.index(options["opponent"]),
            options["difficulty"],
            options["skip_second_place_below_three_players"],
        )

    def action_text(self, code: str, lang: str) -> str:
        return words.action_text(self.box, self.words, lang, code)

    def listed(self, view: RealmView, lang: str, outlook: Outlook) -> list[Choice]:
        return words.choices(self.box, self.words, view, lang, outlook.position)

    def sketched(self, view: RealmView) -> Realm:
        realm: Realm = self.outlook(view).position
        return realm

    def reason(self, realm: Realm, seat: int, action: int, refusal: int) -> Reason:
        return reasons.reason(realm, seat, action, refusal, self.words)

    def breakdown(self, realm: Realm) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, points(realm, seat), strict=True)) for seat in range(realm.players)]

    def winners(self, realm: Realm) -> tuple[int, ...]:
        """Most points, then resources and silver (VIS-21.11); alone strictly more than the opponent (VIS-22.26)."""
        if realm.solo:
            return (0,) if sum(points(realm, 0)) > sum(points(realm, WHO)) else ()
        ranks = [rank(realm, seat) for seat in range(realm.players)]
        return tuple(seat for seat, found in enumerate(ranks) if found == max(ranks))

    def holdings(self, shown: Realm | RealmView, seat: int) -> dict[str, int]:
        """Resources, silver, debts and deeds, workers in supply, points as they stand."""
        player = shown.people[seat]
        total = sum(points(shown, seat) if isinstance(shown, Realm) else shown.people[seat].points)
        goods = {ITEMS[good]: player.goods[good] for good in range(RESOURCES)} | {"silver_coins": player.goods[SILVER]}
        papers = {"debts": player.debts, "paid": player.debts_flipped}
        papers |= {"deeds": player.deeds, "approved": player.deeds_flipped}
        return {**goods, **papers, "workers": player.workers, "points": total}

    def figures(self) -> Mapping[str, str]:
        from palas.games.viscounts.board_icons import FIGURES

        return FIGURES

    def rivals(self, view: RealmView, lang: str) -> Sequence[Rival]:
        """Alone, the opponent; all it has lies open (VIS-22)."""
        if len(view.people) == view.players:
            return ()
        parts = dict(zip(SOURCES, view.people[WHO].points, strict=True))
        opponent = self.data["solo"]["opponents"][OPPONENTS.index(view.options["opponent"])]
        return [Rival("rival", opponent[f"name_{lang}"], RIVAL_COLOUR, self.holdings(view, WHO), parts)]

    def solo_goals(self, realm: Realm, lang: str) -> Sequence[Goal]:
        """More points than the opponent (VIS-22.26)."""
        opponent = self.data["solo"]["opponents"][realm.opponent][f"name_{lang}"]
        need = sum(points(realm, WHO)) + 1
        return [Goal(self.words.say(lang, "goal-points", name=opponent), sum(points(realm, 0)), need)]

    def value(self, realm: Realm, seat: int) -> float:
        return advice.value(realm, seat)

    def facts(self, realm: Realm) -> dict[str, str | int | list[str]]:
        """How many rounds it took and what ended it (VIS-20)."""
        end = {POVERTY: "poverty", PROSPERITY: "prosperity", POVERTY | PROSPERITY: "divided"}
        return {"rounds": realm.round, "end": end.get(realm.revealed, "none")}

    def census(self, realm: Realm) -> dict[str, int]:
        """Workers, buildings, townsfolk, manuscripts, schemes: nothing is lost."""
        counts: dict[str, int] = {}
        members = realm.members
        neutral = len(realm.bag) + len(realm.dismissed) + sum(card != NONE for card in realm.tops)
        heroes = len(realm.hero_bag) + len(realm.heroes)
        for who, player in enumerate(realm.people):
            castle = sum(realm.ring1[s * members + who] + realm.ring2[s * members + who] for s in range(SECTIONS))
            counts[f"workers of seat {who}"] = player.workers + castle + realm.ring3[who]
            standing = [realm.spot_slot[spot] for spot in range(PIECES * SPOTS) if realm.spot_owner[spot] == who]
            counts[f"buildings of seat {who}"] = (SLOTS - player.slots.bit_count()) + len(standing)
            astray = sum(not has(player.slots, slot) for slot in standing)
            counts[f"buildings of seat {who} astray"] = astray + len(standing) - len(set(standing))
            counts[f"debts of seat {who}"] = sum(n < 0 for n in [*player.goods, player.debts, player.deeds])
            zones = [*player.hand, *player.draw, *player.discard, *player.destroyed]
            cards = [*zones, *(card for card in player.tableau if card != NONE)]
            if realm.is_rival(who):
                counts["schemes"] = len(cards) + len(realm.future)
                continue
            counts[f"doubles of seat {who}"] = len(cards) - len(set(cards))
            counts[f"starting cards of seat {who}"] = sum(card >= self.box.first_starting for card in cards)
            neutral += sum(card < self.box.neutral for card in cards)
            heroes += sum(self.box.neutral <= card < self.box.first_starting for card in cards)
        counts["neutral townsfolk"] = neutral
        counts["heroes"] = heroes
        texts = len(realm.text_bag) + sum(text != NONE for text in realm.texts)
        counts["manuscripts"] = texts + sum(len(player.manuscripts) for player in realm.people)
        counts["player cards"] = len(realm.start_bag) + len(realm.pairs)
        counts["player cards"] += sum(player.space != NONE for player in realm.people[: realm.players])
        return counts

    def layout(self, players: int, options: Mapping[str, Any]) -> Layout:
        from palas.games.viscounts.layout import RealmLayout

        return RealmLayout(self, players, options)

    def view(self, state: State, seat: int | None) -> RealmView:
        realm = state.position
        assert isinstance(realm, Realm)
        people = tuple(player_view(player, who == seat, points(realm, who)) for who, player in enumerate(realm.people))
        return seen(RealmView, realm, people=people, **self.frame(state, seat))

    def imagine_plain(self, view: RealmView, rng: Quick) -> Plain:
        """The others' unseen cards are dealt to their hands and draw piles at random."""
        plain: Plain = fields_of(view, REALM_FIELDS)
        plain["people"] = []
        for player in view.people:
            person = fields_of(player, OPEN_FIELDS)
            draw = list(player.unseen)
            if player.hand is None:
                hand = [draw.pop(rng.below(len(draw))) for _ in range(player.hand_count)]
            else:
                hand = list(player.hand)
                draw = [card for card in draw if card not in hand]
            plain["people"].append({**person, "hand": sorted(hand), "draw": draw})
        return plain

    def drawing(self, view: RealmView, **how: Unpack[Manner]) -> Board:
        from palas.games.viscounts import board

        return board.draw_board(self.box, self.words, view, **how)

    def legend(self) -> Mapping[str, Mapping[str, tuple[Any, ...]]]:
        from palas.games.viscounts.legend import LEGEND

        return LEGEND

    def cards(self, lang: str) -> CardBook:
        from palas.games.viscounts.card_book import card_book

        return card_book(self.box, self.words, lang)

    def desk_size(self, view: RealmView, outlook: Outlook) -> tuple[float, float]:
        from palas.games.viscounts import board

        return board.WIDE, board.TOP + 6

    def spots(self, view: RealmView, event: Event) -> tuple[str, ...]:
        from palas.games.viscounts import board

        return board.spots(self.box, self.event_args, view, event)

    def called(self, seat: int, lang: str, names: Sequence[str] | None = None) -> str:
        return everybody(lang, None if names is None else tuple(names))[seat]

    def sentence(self, event: Event, lang: str, names: Sequence[str] | None = None) -> str:
        """One event in words; the solo opponent has a name, but no seat."""
        return super().sentence(event, lang, everybody(lang, None if names is None else tuple(names)))


GAME = Viscounts(box_file(__package__, "components.json"))


def position(**words: Unpack[Words]) -> State:
    """A position in the words of the box, to go on from: `position(phase="action", red={"space": "lake.R"})`."""
    return GAME.lay_out(words)
