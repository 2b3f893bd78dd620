"""OpenSpiel: every title as a registered game with explicit chance, `pyspiel.load_game("palas_caylus(players=3)")`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from palas.engine.core.luck import Quick
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State, pack
from palas.engine.game import Game
from palas.engine.registry import game as find_game
from palas.engine.view import view_bytes
from palas.research.rewards import WIN, Judge
from palas.research.spec import numbered, spec

LONGEST = 20_000  # more decisions and outcomes than any game has
OUTCOMES = 256  # more outcomes than any chance has
MOST_POINTS = 1000.0  # no margin is larger
RECENT = 16  # the last events that an information state tells in its tensor
EVENT = 6  # numbers of each: its kind and its first figures


def game_type(game: Game, name: str) -> Any:
    """What OpenSpiel wants to know about a title before it is loaded."""
    players = game.meta.players
    open_ = game.open_information
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=game.meta.titles["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if open_ else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2 if 2 in players else players[0],
            "reward": WIN,
            "options": "",  # name=value, several joined by ";"
        },
    )


def read_options(game: Game, text: str) -> dict[str, Any]:
    """Options as a parameter writes them: "winter=true;events=true"."""
    known = {option.id: option for option in game.meta.options}
    chosen: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition("=")
        values = known[name].values if name in known else ()
        chosen[name] = next((one for one in values if str(one).lower() == value.lower()), value)
    return game.check_options(chosen)


class PalasGame(pyspiel.Game):  # type: ignore[misc]
    """One title with a number of players."""

    def __init__(self, title: str, params: Mapping[str, Any] | None = None) -> None:
        self.title = find_game(title)
        self.kind = game_type(self.title, f"palas_{title}")
        given = {**self.kind.parameter_specification, **(params or {})}
        self.options = read_options(self.title, str(given["options"]))
        self.judge = Judge(self.title, str(given["reward"]))
        self.numbers = spec(self.title, int(given["players"]), self.options)
        self.scales = np.array(self.numbers.scales, np.float32)
        self.events = {kind: number for number, kind in enumerate(sorted(self.title.event_args), 1)}
        wins = self.judge.reward == WIN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.numbers.players,
            min_utility=0.0 if wins else -MOST_POINTS,
            max_utility=1.0 if wins else MOST_POINTS,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> PalasState:
        return PalasState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Held:
    """The state of Palas, which OpenSpiel copies with `deepcopy`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.views: dict[int, str] = {}  # of this moment, by player

    def view(self, player: int) -> str:
        """What that player sees now, as JSON."""
        if player not in self.views:
            self.views[player] = view_bytes(self.state.view(player)).decode()
        return self.views[player]

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.state.clone())


class PalasState(pyspiel.State):  # type: ignore[misc]
    """A position between two answers or outcomes. Who is asked in secret answers one after the other."""

    def __init__(self, game: PalasGame) -> None:
        super().__init__(game)
        title = game.title
        self.held = Held(title.start(game.numbers.players, 0, game.options, chance="manual"))

    @property
    def palas(self) -> State:
        """The state of Palas itself."""
        return self.held.state

    def current_player(self) -> int:
        state = self.palas
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = state.to_act[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE_SEAT else seat

    def is_terminal(self) -> bool:
        return self.palas.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.palas.legal_ids(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes in the order of the rules, numbered from 0."""
        return [(number, share) for number, (_, share) in enumerate(self.palas.outcomes())]

    def outcome(self, number: int) -> int:
        """The outcome of that number as Palas knows it."""
        position = self.palas.position
        outcome: int = position.stack[-1].outcomes(position)[number]
        return outcome

    def _apply_action(self, action: int) -> None:
        state = self.palas
        seat = state.to_act[0]
        entry = pack(seat, self.outcome(action) if seat == CHANCE_SEAT else action)
        state.replay_entries([entry])
        self.held.views.clear()

    def _action_to_string(self, player: int, action: int) -> str:
        title = self.palas.game
        if player == pyspiel.PlayerId.CHANCE:
            return str(title.outcome_code(self.palas.position, self.outcome(action)))
        return str(title.action_code(action))

    def returns(self) -> list[float]:
        judge: Judge = self.get_game().judge
        return judge.returns(self.palas.position)

    def __str__(self) -> str:
        """The whole position, hidden things included."""
        return json.dumps(self.palas.game.position_dict(self.palas.position), sort_keys=True, default=list)

    def resample_from_infostate(self, player: int, sampler: Any) -> PalasState:
        """A state that looks the same to that player, everything unseen dealt at random; it has no history."""
        twin: PalasState = self.get_game().new_initial_state()
        luck = Quick(int(sampler() * (1 << 48)))
        state = self.palas.clone()
        self.palas.game.redeal(state.position, player, luck)
        twin.held = Held(state)
        return twin


class Observer:
    """What a player sees: the view as text, the observation divided by its scales as tensor.

    An information state also tells what the player has learned in the course of the game, in its tensor the latest.
    """

    def __init__(self, game: PalasGame, kind: Any) -> None:
        self.game = game
        self.recalls = bool(kind.perfect_recall)
        size = game.numbers.size
        self.tensor = np.zeros(size + (RECENT * EVENT if self.recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.recalls:
            self.dict["events"] = self.tensor[size:].reshape(RECENT, EVENT)

    def set_from(self, state: PalasState, player: int) -> None:
        """Fill the tensor."""
        numbers = np.frombuffer(self.game.title.observe(state.palas, player), np.uint8)
        np.divide(numbers, self.game.scales, out=self.dict["observation"])
        if self.recalls:
            rows = self.dict["events"]
            rows.fill(0)
            for row, event in zip(rows, known(state.palas, player)[: -RECENT - 1 : -1], strict=False):
                row[0] = self.game.events.get(event.kind, 0)
                figures = event.args[: EVENT - 1]
                row[1 : 1 + len(figures)] = figures

    def string_from(self, state: PalasState, player: int) -> str:
        """The view as JSON; an information state adds every event that the player knows of."""
        view = state.held.view(player)
        if not self.recalls:
            return view
        return "\n".join([*(f"{event.kind} {event.args}" for event in known(state.palas, player)), view])


def known(state: State, player: int) -> list[Any]:
    """The events that a player was told."""
    state.tell()
    return [event for event in state.story if event.kind and event.known_to(player)]


def maker(title: str) -> type[PalasGame]:
    """The class that OpenSpiel registers for a title."""

    class Registered(PalasGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(title, params)

    return Registered


def register() -> list[str]:
    """Make all titles known to OpenSpiel; the names by which `pyspiel.load_game` finds them."""
    names = []
    for title in numbered():
        name = f"palas_{title.meta.id}"
        names.append(name)
        if name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(title, name), maker(title.meta.id))
    return names


NAMES = register()
