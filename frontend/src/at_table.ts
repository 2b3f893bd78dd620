// The client of a table, the page where every byte is waited for. It knows nothing of any game: the server draws, this
// moves, shows and asks.

import { start } from "./start";
import { startTable } from "./table";

start({ table: startTable });
