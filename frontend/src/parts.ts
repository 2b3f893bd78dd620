// Answers that need several places of the board: each place is lit in turn, and when all are, the answer is chosen.

import { all } from "./page";

const PARTS = ":is(#board, #dock, .instruments) .place[data-parts]";

export interface Lit {
  lit: string[]; // the ids of the places
  answer: string | undefined; // the code, once all its places are lit
}

function codesOf(place: Element | null): string[] {
  return (place as SVGElement | null)?.dataset["parts"]?.split("|") ?? [];
}

/** The places of an answer. */
export function partsOf(code: string): string[] {
  return all<SVGElement>(PARTS).filter((place) => codesOf(place).includes(code)).map(({ id }) => id);
}

/** One place of several: lit, or out again. */
export function light(place: SVGElement, lit: string[]): Lit {
  const out = lit.includes(place.id);
  const now = out ? lit.filter((id) => id !== place.id) : [...lit, place.id];
  const common = (): string[] =>
    now.map((id) => codesOf(document.getElementById(id))).reduce((left, codes) => left.filter((code) => codes.includes(code)));
  while (now.length && !common().length) now.shift(); // what does not go with the newest
  const answer = out || !now.length ? undefined : common().find((code) => partsOf(code).length === now.length);
  return { lit: now, answer };
}
