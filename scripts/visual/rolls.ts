import type { Shot } from "./shots.ts";

/** A picture to take, and the sides that have its story. */
export interface Pair {
  readonly shot: Shot;
  readonly before: boolean;
  readonly after: boolean;
}

/** The pictures of one story that differ in their theme alone: it is opened once for all of them. */
export type Visit = readonly [Pair, ...Pair[]];

const visitsOfRoll = 40;

/** What follows each other on one page: stories of one width. A page is left before it grows heavy. */
export function rollsOf(pairs: readonly Pair[]): Visit[][] {
  const visits = [...Map.groupBy(pairs, ({ shot }) => `${shot.story} ${sizeOf(shot)}`).values()];
  const sizes = Map.groupBy(visits, ([first]) => first && sizeOf(first.shot));
  return [...sizes.values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / visitsOfRoll) }, (_, at) =>
      (own as unknown as Visit[]).slice(at * visitsOfRoll, (at + 1) * visitsOfRoll),
    ),
  );
}

function sizeOf({ width, height, forcedColors, globals }: Shot): string {
  const { theme: _, ...others } = globals;
  return JSON.stringify([width, height, forcedColors, others]);
}
