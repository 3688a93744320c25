import type { Point } from "@katha/storygraph";
import type { Scene } from "../stage/picture.ts";
import { cardHeight } from "../../../../../primitives/graph/geometry.ts";

export type Direction = "up" | "down" | "left" | "right";

export const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

type MapPositions = Pick<Scene, "model" | "places">;

const known = (cards: readonly number[]) => [...new Set(cards.filter((card) => card >= 0))];

function nearestBeside({ places }: MapPositions, at: number, side: 1 | -1): number | undefined {
  const here = places[at];
  if (!here) return undefined;
  const away = (card: number) => ((places[card]?.x ?? 0) - here.x) * side;
  const isInRow = ({ y }: Point) => Math.abs(y - here.y) < cardHeight;
  return [...places.keys()]
    .filter((card) => away(card) > 0 && isInRow(places[card] ?? here))
    .toSorted((one, other) => away(one) - away(other))[0];
}

/**
 * The scene to which an arrow key leads: down along an edge and back up the way the author came;
 * left and right to the other choices of that scene, or else to the neighbour in the row.
 */
export function stepFrom(
  map: MapPositions,
  at: number,
  direction: Direction,
  trail: readonly number[],
): number | undefined {
  const { model, places } = map;
  const parents = known((model.into[at] ?? []).map(({ from }) => from)).filter(
    (card) => card !== at,
  );
  const parent = trail.findLast((card) => parents.includes(card)) ?? parents[0];
  if (direction === "up") return parent;
  if (direction === "down") {
    const next = known((model.out[at] ?? []).map(({ to }) => to)).filter((card) => card !== at);
    const arrivedFrom = trail.at(-1);
    return arrivedFrom !== undefined && next.includes(arrivedFrom) ? arrivedFrom : next[0];
  }
  const side = direction === "right" ? 1 : -1;
  const x = (card: number) => places[card]?.x ?? 0;
  const beside = known((model.out[parent ?? -1] ?? []).map(({ to }) => to))
    .filter((card) => (x(card) - x(at)) * side > 0)
    .toSorted((one, other) => (x(one) - x(other)) * side);
  return beside[0] ?? nearestBeside(map, at, side);
}
