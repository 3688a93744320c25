import type { MapModel, Place } from "./model.ts";
import { slipHeight } from "../stage/geometry.ts";

export const directions = ["up", "down", "left", "right"] as const;
export type Direction = (typeof directions)[number];

export const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

interface Ground {
  model: MapModel;
  places: readonly Place[];
}

const known = (slips: readonly number[]) => [...new Set(slips.filter((slip) => slip >= 0))];

function nearestBeside({ places }: Ground, at: number, side: 1 | -1): number | undefined {
  const here = places[at];
  if (!here) return undefined;
  const away = (slip: number) => ((places[slip]?.x ?? 0) - here.x) * side;
  const isInRow = ({ y }: Place) => Math.abs(y - here.y) < slipHeight;
  return [...places.keys()]
    .filter((slip) => away(slip) > 0 && isInRow(places[slip] ?? here))
    .toSorted((one, other) => away(one) - away(other))[0];
}

/**
 * Where an arrow key leads: down along a thread and up again the way one came, to the left and
 * the right to what else one could have chosen, or else to the neighbour in the row.
 */
export function stepFrom(
  ground: Ground,
  at: number,
  direction: Direction,
  trail: readonly number[],
): number | undefined {
  const { model, places } = ground;
  const parents = known((model.into[at] ?? []).map(({ from }) => from)).filter(
    (slip) => slip !== at,
  );
  const parent = trail.findLast((slip) => parents.includes(slip)) ?? parents[0];
  if (direction === "up") return parent;
  if (direction === "down") {
    const next = known((model.out[at] ?? []).map(({ to }) => to)).filter((slip) => slip !== at);
    const cameFrom = trail.at(-1);
    return cameFrom !== undefined && next.includes(cameFrom) ? cameFrom : next[0];
  }
  const side = direction === "right" ? 1 : -1;
  const x = (slip: number) => places[slip]?.x ?? 0;
  const beside = known((model.out[parent ?? -1] ?? []).map(({ to }) => to))
    .filter((slip) => (x(slip) - x(at)) * side > 0)
    .toSorted((one, other) => (x(one) - x(other)) * side);
  return beside[0] ?? nearestBeside(ground, at, side);
}
