// The client of all pages but the table (at_table.ts).

import { startBench } from "./bench";
import { startCards } from "./cards";
import { startAid, startBook, startFinding } from "./drawer";
import { startLesson } from "./lesson";
import { startJoin, startLobby, startSeats, startSettings } from "./others";
import { startOwnBox } from "./own_box";
import { startEnter, startTold } from "./people";
import { startPlan } from "./plan";
import { startPuzzle } from "./puzzle";
import { startReplay } from "./replay";
import { startResult } from "./result";
import { start } from "./start";
import { startClosed } from "./together";

start({
  table: startPlan, // one on which something is tried out
  closed: startClosed,
  replay: startReplay,
  result: startResult,
  lesson: startLesson,
  lobby: startLobby,
  join: startJoin,
  seats: startSeats,
  settings: startSettings,
  cards: startCards,
  book: startBook,
  search: startFinding,
  aid: startAid,
  "own-box": startOwnBox,
  bench: startBench,
  puzzle: startPuzzle,
  told: startTold,
  enter: startEnter,
});
