"""The solo variant: an objective and five automa dice (NOB-14)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.position import Chance
from palas.games.nobility.rules.guilds import Roll, reward_owner
from palas.games.nobility.rules.hall import discard
from palas.games.nobility.state import AUTOMA, NOBODY, City, die
from palas.games.nobility.terms import FIELDS, GUILD, HALL

# The automa dice, in the order they are placed.
WHITE: Final = 0  # Tavern
GREEN: Final = 1  # Construction Yard
YELLOW: Final = 2  # Guild Hall
RED: Final = 3  # guild
BLUE: Final = 4  # guild
AUTOMA_DICE: Final = 5


@final
class DrawObjective(Chance[City]):
    """The objective of the game (NOB-14.1)."""

    kind = "objective"
    things = "objective_ids"

    def outcomes(self, city: City) -> list[int]:
        return list(range(len(city.box.objective_ids)))

    def fall(self, city: City, outcome: int) -> None:
        city.objective = outcome
        city.tell("objective", (outcome,))


@final
class RollAutoma(Roll):
    """One automa die is rolled and placed (NOB-14.2, 14.3)."""

    kind = "automa"

    def __init__(self, die: int) -> None:
        super().__init__(NOBODY)
        self.die = die

    def fall(self, city: City, outcome: int) -> None:
        city.automa = [*city.automa, outcome]
        if city.telling:
            city.tell("automa", (self.die, outcome))
        if self.die + 1 < AUTOMA_DICE:
            city.push(AUTOMA_ROLLS[self.die + 1])
        if self.die == WHITE:
            city.tavern = [*city.tavern, die(AUTOMA, outcome)]
        elif self.die == GREEN:
            city.yard = [*city.yard, die(AUTOMA, outcome)]
        elif self.die == YELLOW:
            slot = outcome - 1
            discard(city, slot)
            city.dice[HALL + slot] = die(AUTOMA, outcome)
        elif self.die == RED or city.automa[RED] != outcome:
            block_guild(city, outcome)
        else:  # an equal blue die
            city.tell("set_aside", ())


AUTOMA_ROLLS: Final = [RollAutoma(die) for die in range(AUTOMA_DICE)]  # steps never change: one for each die will do


def block_guild(city: City, value: int) -> None:
    """The guild of the value is closed for the round; own workshops there pay their rewards twice (NOB-14.3)."""
    guild = city.box.guild_of_die[value]
    city.tell("closed_guild", (guild,))
    for band in range(FIELDS):
        if value in city.box.guild_values[band]:
            city.dice[GUILD + guild * FIELDS + band] = die(AUTOMA, value)
    for field in range(FIELDS - 1, -1, -1):
        owner = city.owners[guild * FIELDS + field]
        if owner >= 0:
            reward_owner(city, owner, guild, field, city.box.automa_times)
