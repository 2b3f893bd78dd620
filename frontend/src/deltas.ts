// The difference between two drawings: markup is cut at every "</", as the server does (palas.web.deltas).

/** Two numbers name a run of old pieces that stays, a text is new. */
export type Delta = (number | string)[];

export function patched(html: string, changes: Delta): string {
  const old = html.split("</");
  const made: string[] = [];
  for (let at = 0; at < changes.length; at += 1) {
    const part = changes[at] as number | string;
    if (typeof part === "string") made.push(part);
    else made.push(...old.slice(part, part + Number(changes[(at += 1)])));
  }
  return made.join("</");
}
