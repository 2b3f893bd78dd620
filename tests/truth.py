"""Recorded games as scripts: what each seat answered, and the hash of the position after each answer."""

from functools import cache
from hashlib import blake2b

import msgspec

from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import what, who
from tests.recording import RECORDS, end_of, read


def chosen_records():
    """Recorded games that together have every number of players and every value of an option that was ever recorded."""
    found, met = [], set()
    for path in sorted(RECORDS.glob("*/*.palas")):
        header = read(path).header
        marks = {(header["game"], name, value) for name, value in header["options"].items()}
        marks.add((header["game"], "players", header["players"]))
        if marks - met:
            found.append(path)
            met |= marks
    return found


def print_of(position, game):
    """The hash of a position, hidden things included."""
    return blake2b(msgspec.json.encode(game.position_dict(position), order="deterministic"), digest_size=8).hexdigest()


class Script:
    """The answers of a recorded game, by seat."""

    def __init__(self, path):
        self.end = end_of(path)
        self.game = self.end.game
        self.players = self.end.players
        self.options = dict(self.end.origin.options)
        self.queues = {seat: [] for seat in range(self.players)}
        for entry in self.end.entries():
            if who(entry) != CHANCE_SEAT:
                self.queues[who(entry)].append(what(entry))

    def start(self):
        return self.game.at_start(self.end.origin, False)

    def answers(self):
        return {seat: iter(queue) for seat, queue in self.queues.items()}


@cache
def engine(path):
    """The script of a record, and the hash after each answer when seats answer in their order."""
    script = Script(path)
    state, answers = script.start(), script.answers()
    prints = [print_of(state.position, script.game)]
    while not state.over:
        seat = state.to_act[0]
        state.apply_id(seat, next(answers[seat]))
        prints.append(print_of(state.position, script.game))
    assert prints[-1] == print_of(script.end.position, script.game), "the order of secret answers changes nothing"
    return script, prints
