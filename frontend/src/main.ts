// The client of all pages. It knows nothing of any game: the server draws, this moves, shows and asks.

import { body } from "./page";
import { startCards } from "./cards";
import { startJoin, startLobby, startSeats, startSettings } from "./others";
import { startLesson } from "./lesson";
import { startReplay } from "./replay";
import { startTable } from "./table";

const STARTS: Record<string, () => void> = {
  table: startTable,
  replay: startReplay,
  lesson: startLesson,
  lobby: startLobby,
  join: startJoin,
  seats: startSeats,
  settings: startSettings,
  cards: startCards,
};

document.documentElement.classList.add("script");
STARTS[body.dataset["page"] ?? ""]?.();
