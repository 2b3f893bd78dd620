"""Words and numbers of Aufstieg zur Macht: kinds, spaces, effects, and the actions that every box begins with."""

from __future__ import annotations

from typing import Final

GOODS: Final = ("books", "artwork", "weapons", "magic", "jewelry", "furniture")
SEATS: Final = 6
KINDS: Final = 6  # goods, races, guilds and faces of a die: always six
FIELDS: Final = 3  # workshop fields, die bands and community sites
USES: Final = 8  # more than the effects that a workshop offers: an event names building and effect in one number

# Where a die may go: the first space of each place; the spaces are numbered through (`Box.place_of`).
TAVERN: Final = 0
YARD: Final = 1
BOARD: Final = 2
GUILD: Final = 3  # guild * 3 + band
HALL: Final = GUILD + KINDS * FIELDS  # slot
PORT: Final = HALL + KINDS
COUNCIL: Final = PORT + KINDS  # row * 6 + column
BERK: Final = COUNCIL + KINDS * FIELDS  # band
CASTLE: Final = BERK + FIELDS  # band, then the extra slot
DESK: Final = CASTLE + FIELDS + 1  # row * 6 + die - 1
TILE: Final = DESK + 2 * KINDS  # dice tile * 3 + space
SLOTS: Final = DESK + KINDS  # where dice lie on the boards; the Chancery has a slot for each value

LOCATIONS: Final = ("cavern_tavern", "construction_yard", "port")

# Effects that give something now.
COINS: Final = 0
VP: Final = 1
REPUTATION: Final = 2
MODIFIERS: Final = 3
GOODS_CHOICE: Final = 4
GOOD_OF_GUILD: Final = 5
WORKERS: Final = 6
HOUSE: Final = 7
SETTLER_CHOICE: Final = 8
REROLL: Final = 9
BUY_GOOD_ANY: Final = 10
SWAP_GOOD: Final = 11
# Effects that last.
SETTLER_VP_BONUS: Final = 12
PORT_BONUS_COIN: Final = 13
COUNCIL_IGNORE_COINS: Final = 14
COUNCIL_REP_LOSS_SET: Final = 15
TAVERN_TAKE_SET: Final = 16
HOUSE_COST_DELTA: Final = 17
BUILDING_COST_DELTA: Final = 18
APPRENTICE_INCOME_BONUS: Final = 19
GUILD_BONUS_GOOD: Final = 20
IGNORE_ORDER: Final = 21
CASTLE_BONUS: Final = 22
BERK_BONUS_MODIFIER: Final = 23
COUNCIL_REP_LOSS_DELTA: Final = 24
COUNCIL_VP_BONUS: Final = 25
DICE_LIMIT_DELTA: Final = 26
CLOSE_LOCATION: Final = 27
WORKSHOP_INCOME_BONUS: Final = 28
OPS: Final = (
    "coins", "vp", "reputation", "modifiers", "goods_choice", "good_of_guild", "workers", "house", "settler_choice",
    "reroll", "buy_good_any", "swap_good", "settler_vp_bonus", "port_bonus_coin", "council_ignore_coins",
    "council_rep_loss_set", "tavern_take_set", "house_cost_delta", "building_cost_delta", "apprentice_income_bonus",
    "guild_bonus_good", "ignore_order", "castle_bonus", "berk_bonus_modifier", "council_rep_loss_delta",
    "council_vp_bonus", "dice_limit_delta", "close_location", "workshop_income_bonus",
)  # fmt: skip

# When an event acts.
ALL_ROUND: Final = 0
AT_REVEAL: Final = 1
AFTER_ROLL: Final = 2
TIMINGS: Final = ("round", "reveal_each_player", "after_roll_each_player")

METRICS: Final = (
    "vp", "nobility", "reputation", "coins", "modifiers", "goods_total", "goods_min_each", "settlers_total",
    "settlers_races", "settlers_max_same_race", "houses_built", "workshops_owned", "workshops_guilds",
    "community_buildings", "apprentices_total", "apprentices_guilds", "council_total", "council_races",
    "chancery_apprentices",
)  # fmt: skip

# The actions that come first in every box.
PASS: Final = 0
END_TURN: Final = 1
STOP: Final = 2
DECLINE: Final = 3
FROM_QUARTERS: Final = 4
REPLACE_SETTLERS: Final = 5
REPLACE_HALL: Final = 6
DRAW_COMMISSION: Final = 7
