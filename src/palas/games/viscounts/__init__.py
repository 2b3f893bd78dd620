"""Burggrafen des Westfrankenreichs / Viscounts of the West Kingdom (2020), for one to four players."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar

from palas.engine.action import Choice, Reason
from palas.engine.core.event import Event
from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.game import Game, Meta, Option, Pack, Plain, seat_name
from palas.games.viscounts import advice, reasons, words
from palas.games.viscounts.box import ITEMS, OPPONENTS, PIECES, SECTIONS, SLOTS, SPOTS, Box
from palas.games.viscounts.rules import rival
from palas.games.viscounts.rules.scoring import points, rank
from palas.games.viscounts.rules.setup import set_up
from palas.games.viscounts.state import NONE, POVERTY, PROSPERITY, RIVAL, SOURCES, Player, Realm
from palas.games.viscounts.steps import STEPS
from palas.games.viscounts.view import OPEN_FIELDS, OPEN_TABLE, RealmView, realm_view

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
)

PLAYER_FIELDS = (*OPEN_FIELDS, "hand", "draw")


def copied(value: Any) -> Any:
    """A list of its own, or the number itself."""
    return list(value) if isinstance(value, list | tuple) else value


class Viscounts(Game):
    """The title as an object: `palas.game("viscounts")`."""

    meta = META
    sketches = ("board", "legend")
    steps = STEPS
    solo_options = ("opponent", "difficulty")
    event_args = words.EVENTS
    view_type: ClassVar[type[RealmView]] = RealmView
    schema: ClassVar[Mapping[str, Any]] = json.loads(files(__package__).joinpath("schema.json").read_text("utf-8"))

    def __init__(self, data: dict[str, Any], pack: Pack = Pack()) -> None:  # noqa: B008
        self.data = data
        self.pack = pack
        self.box = Box(data)
        self.words = words.words_for(self.box)

    def with_data(self, data: dict[str, Any], pack: Pack) -> Viscounts:
        return Viscounts(data, pack)

    def setup(self, players: int, options: Mapping[str, Any]) -> Realm:
        return set_up(
            self.box,
            players,
            OPPONENTS.index(options["opponent"]),
            options["difficulty"],
            options["skip_second_place_below_three_players"],
        )

    def action_code(self, action: int) -> str:
        return self.box.codes[action]

    def action_id(self, code: str) -> int:
        return self.box.numbers.get(code, -1)

    def action_text(self, code: str, lang: str) -> str:
        return words.action_text(self.box, self.words, lang, code)

    def choices(self, view: RealmView, lang: str) -> list[Choice]:
        return words.choices(self.box, self.words, view, lang)

    def outcome_code(self, table: Realm, outcome: int) -> str:
        kind = table.stack[-1].kind()
        ids = {
            "piece": self.box.piece_ids,
            "townsfolk": self.box.card_ids,
            "hero": self.box.card_ids,
            "top_card": self.box.card_ids,
            "play_top": self.box.card_ids,
            "manuscript": self.box.text_ids,
            "grey_manuscript": self.box.text_ids,
            "player_card": self.box.start_ids,
            "top_scheme": self.box.scheme_ids,
            "future_scheme": self.box.scheme_ids,
            "reveal_scheme": self.box.scheme_ids,
            "rotation": self.box.section_ids,
        }.get(kind)
        return f"{kind} {ids[outcome] if ids else outcome}"

    def decision_data(self, table: Realm, seat: int) -> tuple[str, dict[str, Any]]:
        return reasons.RULES[table.stack[-1].kind()], reasons.decision_data(table, seat)

    def reason(self, table: Realm, seat: int, action: int, refusal: int) -> Reason:
        return reasons.reason(table, seat, action, refusal, self.words)

    def breakdown(self, table: Realm) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, points(table, seat), strict=True)) for seat in range(table.players)]

    def winners(self, table: Realm) -> tuple[int, ...]:
        """Most points, then resources and silver (VIS-21.11); alone strictly more than the opponent (VIS-22.26)."""
        if table.solo:
            return (0,) if sum(points(table, 0)) > sum(points(table, rival.WHO)) else ()
        ranks = [rank(table, seat) for seat in range(table.players)]
        return tuple(seat for seat, found in enumerate(ranks) if found == max(ranks))

    def holdings(self, view: RealmView, seat: int) -> dict[str, int]:
        """Resources, silver, debts and deeds, workers in supply, points as they stand."""
        player = view.people[seat]
        goods = {ITEMS[good]: player.goods[good] for good in range(len(player.goods))}
        papers = {"debts": player.debts, "paid": player.debts_flipped}
        papers |= {"deeds": player.deeds, "approved": player.deeds_flipped}
        return {**goods, **papers, "workers": player.workers, "points": sum(player.points)}

    def value(self, table: Realm, seat: int) -> float:
        return advice.value(table, seat)

    def facts(self, table: Realm) -> dict[str, str | int | list[str]]:
        """How many rounds it took and what ended it (VIS-20)."""
        end = {POVERTY: "poverty", PROSPERITY: "prosperity", POVERTY | PROSPERITY: "divided"}
        return {"rounds": table.round, "end": end.get(table.revealed, "none")}

    def census(self, table: Realm) -> dict[str, int]:
        """Workers, buildings, townsfolk, manuscripts, schemes: nothing is lost."""
        counts: dict[str, int] = {}
        members = table.members
        neutral = len(table.bag) + len(table.dismissed) + sum(card != NONE for card in table.tops)
        heroes = len(table.hero_bag) + len(table.heroes)
        for who, player in enumerate(table.people):
            castle = sum(table.ring1[s * members + who] + table.ring2[s * members + who] for s in range(SECTIONS))
            counts[f"workers of seat {who}"] = player.workers + castle + table.ring3[who]
            standing = [table.spot_slot[spot] for spot in range(PIECES * SPOTS) if table.spot_owner[spot] == who]
            counts[f"buildings of seat {who}"] = (SLOTS - player.slots.bit_count()) + len(standing)
            astray = sum(not player.slots >> slot & 1 for slot in standing)
            counts[f"buildings of seat {who} astray"] = astray + len(standing) - len(set(standing))
            counts[f"debts of seat {who}"] = sum(n < 0 for n in [*player.goods, player.debts, player.deeds])
            zones = [*player.hand, *player.draw, *player.discard, *player.destroyed]
            cards = [*zones, *(card for card in player.tableau if card != NONE)]
            if table.is_rival(who):
                counts["schemes"] = len(cards) + len(table.future)
                continue
            counts[f"doubles of seat {who}"] = len(cards) - len(set(cards))
            counts[f"starting cards of seat {who}"] = sum(card >= self.box.first_starting for card in cards)
            neutral += sum(card < self.box.neutral for card in cards)
            heroes += sum(self.box.neutral <= card < self.box.first_starting for card in cards)
        counts["neutral townsfolk"] = neutral
        counts["heroes"] = heroes
        texts = len(table.text_bag) + sum(text != NONE for text in table.texts)
        counts["manuscripts"] = texts + sum(len(player.manuscripts) for player in table.people)
        counts["player cards"] = len(table.start_bag) + len(table.pairs)
        counts["player cards"] += sum(player.space != NONE for player in table.people[: table.players])
        return counts

    def plain(self, table: Realm) -> Plain:
        return {
            **{name: copied(getattr(table, name)) for name in OPEN_TABLE},
            "people": [{name: copied(getattr(player, name)) for name in PLAYER_FIELDS} for player in table.people],
        }

    def from_plain(self, players: int, options: Mapping[str, Any], plain: Plain) -> Realm:
        table = self.setup(players, options)
        for name in OPEN_TABLE:
            setattr(table, name, copied(plain[name]))
        table.people = [Player(**{name: copied(person[name]) for name in PLAYER_FIELDS}) for person in plain["people"]]
        return table

    def view(self, state: State, seat: int | None) -> RealmView:
        table = state.position
        assert isinstance(table, Realm)
        counted = [points(table, who) for who in range(table.members)]
        return realm_view(table, seat, counted, self.frame(state, seat))

    def imagine_plain(self, view: RealmView, rng: Quick) -> Plain:
        """The others' unseen cards are dealt to their hands and draw piles at random."""
        plain: Plain = {name: copied(getattr(view, name)) for name in OPEN_TABLE}
        plain["steps"] = [list(step) for step in view.pending]
        plain["people"] = []
        for player in view.people:
            person = {name: copied(getattr(player, name)) for name in OPEN_FIELDS}
            draw = list(player.unseen)
            if player.hand is None:
                hand = [draw.pop(rng.below(len(draw))) for _ in range(player.hand_count)]
            else:
                hand = list(player.hand)
                draw = [card for card in draw if card not in hand]
            plain["people"].append({**person, "hand": sorted(hand), "draw": draw})
        return plain

    def sketch(self, view: RealmView, lang: str, names: Sequence[str], width: int, part: str = "board") -> Any:
        from palas.games.viscounts import sketch  # only the terminal needs rich

        draw = {"board": sketch.board, "legend": sketch.legend}
        return draw[part](view, self.box, self.words, lang, names, width)

    def sentence(self, event: Event, lang: str, names: Sequence[str] | None = None) -> str:
        """One event in words; the solo opponent has a name, but no seat."""
        seats = [seat_name(seat, lang, names) for seat in range(RIVAL)]
        return super().sentence(event, lang, [*seats, self.words.say(lang, "rival")])


def load_data() -> dict[str, Any]:
    """The contents of the box, as far as they could be found."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))
    return data


GAME = Viscounts(load_data())
