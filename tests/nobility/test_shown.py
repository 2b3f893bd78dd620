"""What lists and boards of Aufstieg zur Macht say in figures is what the rules do: printed box and changed boxes."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from palas.engine.packs import changed_game
from palas.games.nobility.rules.berk import TakeModifiers
from palas.games.nobility.rules.tavern import TakeSettler
from palas.games.nobility.state import FROM_COUNCIL
from palas.games.nobility.terms import GOODS, OPS
from tests.engine.test_shown import check
from tests.nobility.city import GAME, A, B, C, nobility, number
from tests.nobility.players import drifter

LASTING = (
    {"op": "house_cost_delta", "n": -1},
    {"op": "building_cost_delta", "n": 2},
    {"op": "port_bonus_coin", "n": 2},
    {"op": "council_ignore_coins"},
    {"op": "council_rep_loss_set", "n": 4},
    {"op": "tavern_take_set", "n": 2},
    {"op": "settler_vp_bonus", "n": 3},
)
ROUND = (
    {"op": "castle_bonus", "n": 2},
    {"op": "berk_bonus_modifier", "n": 2},
    {"op": "council_vp_bonus", "n": 3},
    {"op": "council_rep_loss_delta", "n": 1},
    {"op": "guild_bonus_good", "n": 2},
    {"op": "dice_limit_delta", "n": 3},
    {"op": "ignore_order", "location": "cavern_tavern"},
    {"op": "ignore_order", "location": "construction_yard"},
)
PRICES = {
    "board/construction_yard/house_cost": 3,
    "board/guild/good_price": 2,
    "board/guild_hall/sell_refund": 3,
    "board/berk_office/modifier_price": 2,
    "board/stone_council/reputation_loss": 3,
    "board/white_castle/slots/low/reputation": 4,
    "tracks/reputation/max": 26,
    "start_resources/coins": 20,
    "ships/SH01/demand/books/price": 7,
    "council_tiles/C02/coins": 1,
    "buildings/W_artists_1/choose_one": [{"op": "modifiers", "n": 3}, {"op": "buy_good_any", "n": 1}],
}
EVERY_BUILDING = {f"buildings/CB_{n + 1:02d}/passive": [LASTING[n % len(LASTING)]] for n in range(12)}
EVERY_DESK = {
    f"chancery/desks/DK_{row}_{die + 1}/passive": [LASTING[(die + 3) % len(LASTING)]]
    for row in ("top", "bottom")
    for die in range(6)
}
EVERY_EVENT = {f"events/E{n:02d}/effects": [ROUND[n % len(ROUND)]] for n in range(1, 8)}
CHANGES = {**PRICES, **EVERY_BUILDING, **EVERY_DESK, **EVERY_EVENT}


def figure(pattern: str, words: str) -> int:
    """The number that some words name."""
    found = re.search(pattern, words)
    assert found, (pattern, words)
    return int(found[1])


def price(words: str) -> int:
    """The coins that some words ask for."""
    return figure(r"(\d+) coins?", words) if re.search(r"\d coins?", words) else 0


class Done:
    """What happens when an answer is given, and a die is chosen for it if that is asked."""

    def __init__(self, game, state, seat, code) -> None:
        self.seat = seat
        before = state.position.people[seat]
        self.city = state.position.clone()
        self.city.telling = True
        self.city.play(seat, game.action_id(code))
        while self.step and self.step.kind == "die":
            self.city.play(seat, self.city.legal_ids(seat)[0])
        self.reputation = self.city.people[seat].reputation - before.reputation

    @property
    def step(self):
        """What is asked now."""
        return self.city.stack[-1] if self.city.stack else None

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The numbers of the events of a kind that are about the seat."""
        return [event.args for event in self.city.story if event.kind == kind and event.args[0] == self.seat]

    def coins(self, kind: str = "paid") -> int:
        """Coins that an event tells of."""
        return sum(args[-1] for args in self.told(kind))


def check_words(game, state, seat) -> set[str]:
    """Compare every figure of the list with what happens; which kinds of figures there were."""
    seen = set()
    for choice in game.choices(state.view(seat), "en"):
        done = Done(game, state, seat, choice.code)
        verb, _, rest = choice.code.partition(" ")
        kind = rest.partition("_")[0] if verb == "go" else verb
        if kind in ("yard", "hall"):
            assert price(choice.detail.partition(":")[0]) == done.coins(), choice
        elif kind == "council":
            points = sum(args[1] for args in done.told("scored") if args[2] == FROM_COUNCIL)
            assert (price(choice.detail), figure(r"for (\d+) VP", choice.detail)) == (done.coins(), points), choice
        elif kind == "castle":
            assert figure(r"(-?\d+) reputation", choice.detail) == done.reputation, choice
        elif kind == "tavern" and isinstance(done.step, TakeSettler):
            words = f"take {done.step.left} settlers cards" if done.step.left > 1 else "take a settlers card"
            assert choice.detail == words, choice
        elif kind == "berk" and isinstance(done.step, TakeModifiers):
            counts = [game.box.take_modifiers.of(action) for action in done.step.candidates(done.city, seat)]
            most = min(max(counts), done.city.modifiers)
            assert figure(r"up to (\d+) modifier", choice.detail) == most, choice
        elif kind in ("buy", "modifiers") and rest != "0":
            assert price(choice.detail) == done.coins("bought" if kind == "buy" else "paid"), choice
        elif kind == "sell":
            assert price(choice.detail) == done.coins("sold" if rest in GOODS else "coins"), choice
        else:
            continue
        seen.add(kind)
    return seen


def check_board(game, state, seat, shape="wide") -> None:
    """Compare what places of the board tell about a sale, the castle and the council with what happens."""
    view = state.view(seat)
    board = game.board(view, legal=view.asked.legal, shape=shape)
    tips = dict(re.findall(r'<g class="place[^"]*" id="([^"]*)"[^>]*data-tip="([^"]*)"', board.svg))
    for code in view.asked.legal:
        verb, _, rest = code.partition(" ")
        done = Done(game, state, seat, code)
        if verb == "sell" and rest in GOODS:
            assert figure(r" at (\d+) ", tips[f"ship-{rest}"]) == done.coins("sold")
        elif verb == "go" and rest.startswith("castle"):
            assert figure(r"(-?\d+) reputation", tips[f"space-{rest}"]) == done.reputation
        elif verb == "go" and rest.startswith(("hall", "council")):
            assert price(tips[f"space-{rest}"]) == done.coins()
            if rest.startswith("council"):
                assert f"then reputation −{-done.reputation}<" in board.svg


RICH = {
    "dice": {A: [1, 2, 3, 5, 6]},
    "coins": {A: 60},
    "reputation": 12,
    "quarters": {A: 2},
    "platform": {A: 1},
    "goods": {A: dict.fromkeys(GOODS, 3)},
    "held": {A: ["S01"]},
    "hall": {1: "CB_11", 2: "W_artists_4"},
    "workshops": {("wizards", 2): ("W_wizards_2", B)},
    "vp": {A: 8, B: 4},
    "sites": {A: {1: "CB_01"}},
    "apprentices": {A: {"artists": 2}, C: {"artists": 1}},
    "completed": {A: ["S17", "S33"]},
    "stars": {A: 9},
    "council": {("elf", 2): "C13", ("human", 1): "C02"},
}


def with_changes(changes, **position):
    """A position of a changed box, laid out with the printed one."""
    game = changed_game(GAME, changes) if changes else GAME
    return game, game.lay_out(GAME.describe_position(nobility(**position).state) | {"seed": 1})


def check_all(game, state) -> set[str]:
    """All answers of A and, of questions that follow a die, theirs."""
    kinds = check_words(game, state, A)
    check(game, state, A)
    for shape in ("wide", "phone"):
        check_board(game, state, A, shape)
    for code in ("go artists_high", "go port_3", "go berk_high"):
        twin = state.clone()
        twin.apply(game.parse(twin, A, code))
        while twin.decision(A).kind in ("die", "workshop"):
            twin.apply(twin.legal(A)[-1])
        kinds |= check_words(game, twin, A)
        check_board(game, twin, A)
    return kinds


FIGURES = {"yard", "hall", "council", "castle", "tavern", "berk", "buy", "modifiers", "sell"}


@pytest.mark.rule("NOB-15.5")
def test_a_desk_makes_houses_and_buildings_cheaper_in_the_list_and_on_the_board():
    desks = {"DK_top_5": A, "DK_top_6": A}
    game, state = with_changes({}, players=4, chancery=True, desks=desks, **RICH)
    details = {choice.code: choice.detail for choice in game.choices(state.view(A), "en")}
    assert details["go yard"] == "−4 coins"
    assert details["go hall_1"].startswith("−3 coins")
    for shape in ("wide", "phone"):
        svg = game.board(state.view(A), legal=list(details), shape=shape).svg
        assert re.search(r'data-action="go yard"[^>]*data-price="4"', svg)
        assert re.search(r'data-action="go hall_1"[^>]*data-price="3"', svg)
    assert Done(game, state, A, "go yard").coins() == 4
    assert Done(game, state, A, "go hall_1").coins() == 3


def test_a_community_building_that_makes_houses_cheaper_does_so_in_the_list_and_on_the_board():
    changes = {"buildings/CB_01/passive": [{"op": "house_cost_delta", "n": -1}]}
    game, state = with_changes(changes, **RICH)
    details = {choice.code: choice.detail for choice in game.choices(state.view(A), "en")}
    assert details["go yard"] == "−4 coins"
    svg = game.board(state.view(A), legal=list(details)).svg
    assert re.search(r'data-action="go yard"[^>]*data-price="4"', svg)
    assert Done(game, state, A, "go yard").coins() == 4


def sketched(game, state, part) -> str:
    """A part of the table in text."""
    screen = Console(width=120, record=True, file=StringIO())
    screen.print(game.sketch(state.view(A), "en", ["Ada", "Bob", "Cem", "Dora"], 120, part))
    return screen.export_text()


def test_the_table_in_text_shows_the_prices_of_who_looks():
    desks = {"DK_top_1": A, "DK_top_2": A, "DK_top_6": A}
    game, state = with_changes({}, players=4, chancery=True, desks=desks, event="E14", **RICH)
    assert "1: 3 coins" in sketched(game, state, "supply")
    tile, ship = number("C02"), state.position.ship
    text = sketched(game, state, "board")
    assert game.box.council_coins[tile]
    assert not re.search(rf"{game.words.say('en', 'short-coins')}→", text), "a desk pays for the council"
    assert f"→{game.box.council_vp[tile] + 2}" in text
    assert f"(B {game.box.ship_price[ship][0] + 1}×" in text


@pytest.mark.parametrize("effect", LASTING, ids=lambda effect: effect["op"])
@pytest.mark.parametrize("source", ["building", "desk"])
def test_whatever_lasts_is_shown_as_it_acts(effect, source):
    if source == "building":
        changes = {"buildings/CB_01/passive": [effect]}
    else:
        changes = {"chancery/desks/DK_top_5/passive": [effect]}
    more = {"chancery": True, "desks": {"DK_top_5": A}} if source == "desk" else {}
    game, state = with_changes(changes, **RICH, **more)
    assert check_all(game, state) == FIGURES


@pytest.mark.parametrize("effect", ROUND, ids=lambda effect: effect["op"])
def test_an_event_is_shown_as_it_acts(effect):
    game, state = with_changes({"events/E01/effects": [effect]}, event="E01", tavern=[5], yard=[2], **RICH)
    assert check_all(game, state) == FIGURES


def test_every_lasting_effect_there_is_has_been_tried():
    tried = {effect["op"] for effect in (*LASTING, *ROUND)}
    later = {"apprentice_income_bonus", "workshop_income_bonus", "close_location"}  # these bring no figure to an answer
    assert set(OPS[OPS.index("settler_vp_bonus") :]) == tried | later


def test_an_order_of_dice_that_the_event_has_lifted_is_not_asked_for_on_the_board():
    for changes, labels in ((ROUND[6], ("≤2",)), (ROUND[7], ("≥5",)), ({"op": "castle_bonus", "n": 1}, ("≥5", "≤2"))):
        game, state = with_changes({"events/E01/effects": [changes]}, event="E01", tavern=[5], yard=[2], **RICH)
        svg = game.board(state.view(A)).svg
        assert {label for label in ("≥5", "≤2") if f">{label}<" in svg} == set(labels)


def test_the_limit_of_the_dice_is_shown_with_what_the_event_changes():
    game, state = with_changes({}, event="E12", **RICH)
    assert ">0/10<" in game.board(state.view(A)).svg


def test_what_the_supply_or_a_track_no_longer_has_is_not_promised():
    card = next(card for card, stars in enumerate(GAME.box.settler_stars) if stars > 1)
    hired = GAME.box.workers - 4  # two apprentices, a clerk and one left in the supply
    position = {
        "quarters": {A: hired},
        "stars": {A: GAME.box.star_max - 1},
        "supply": 1,
        "reputation": GAME.box.rep_max,
    }
    held = {"held": {A: [GAME.box.settler_ids[card]]}}
    game, state = with_changes({}, **RICH | position | held)
    details = {choice.code: choice.detail for choice in game.choices(state.view(A), "en")}
    assert state.position.people[A].workers == 1
    assert details[f"settle {GAME.box.settler_ids[card]}"] == "1 worker, 1 star"
    assert details["go castle_high"] == "0 reputation"
    assert details["go berk_high"].startswith("up to 1 modifier,")


@pytest.mark.heavy
@pytest.mark.parametrize("players", GAME.meta.players)
def test_in_a_box_changed_all_over_everything_shown_is_true(players):
    game = changed_game(GAME, CHANGES)
    luck = Random(f"changed {players}")
    state = game.start(players, f"changed {players}", {"events": True, "chancery": True})
    questions = 0
    kinds: set[str] = set()
    while not state.over:
        seat = luck.choice(state.to_act)
        if questions % 17 == 0 and state.decision(seat).kind != "first_commission":
            kinds |= check_words(game, state, seat)
            check(game, state, seat)
            check_board(game, state, seat)
        questions += 1
        state.apply_id(seat, drifter(state, seat, luck))
    assert {"yard", "castle", "tavern", "berk"} <= kinds
