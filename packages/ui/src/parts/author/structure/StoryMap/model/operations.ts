import type { Point, StructureOperation } from "@katha/storygraph";
import { layered } from "../../../../../primitives/graph/layered.ts";
import { linked } from "../layout/placed.ts";
import type { MapModel } from "./model.ts";
import { cardHeight, cardWidth } from "../../../../../primitives/graph/geometry.ts";
import type { Port } from "../stage/picture.ts";

/** Scenes snap to a fine grid, so that they can be aligned by hand. */
const grid = 10;
const onGrid = ({ x, y }: Point): Point => ({
  x: Math.round(x / grid) * grid,
  y: Math.round(y / grid) * grid,
});

export function freeName({ numbers }: MapModel): string {
  for (let count = numbers.size + 1; ; count += 1) {
    const name = `scene_${String(count)}`;
    if (!numbers.has(name)) return name;
  }
}

/** The position of a scene with its centre here. */
export function around({ x, y }: Point): Point {
  return onGrid({ x: x - cardWidth / 2, y: y - cardHeight / 2 });
}

export function adding(name: string, at: Point): StructureOperation {
  return { kind: "add_node", name, text: "", at };
}

const nameOf = ({ cards }: MapModel, card: number) => cards[card]?.id ?? "";

/** Changes a choice's target; from the last port, adds a choice. */
export function linking(model: MapModel, { card, choice }: Port, target: string) {
  const node = nameOf(model, card);
  const isNew = choice >= (model.out[card]?.length ?? 0);
  return isNew
    ? ({ kind: "add_choice", node, text: "", target } as const)
    : ({ kind: "link_choice", node, choice, target } as const);
}

export function linkingToNew(
  model: MapModel,
  port: Port,
  name: string,
  at: Point,
): StructureOperation {
  const ring = onGrid({ x: at.x - cardWidth / 2, y: at.y });
  return { kind: "together", operations: [adding(name, ring), linking(model, port, name)] };
}

export function moving(
  model: MapModel,
  places: readonly Point[],
  cards: readonly number[],
  by: Point,
): StructureOperation {
  // The first one snaps to the grid, and the others keep their distance to it.
  const first = places[cards[0] ?? -1] ?? { x: 0, y: 0 };
  const rest = onGrid({ x: first.x + by.x, y: first.y + by.y });
  const moved = cards.map((card): [string, Point] => {
    const { x, y } = places[card] ?? first;
    return [nameOf(model, card), { x: x + rest.x - first.x, y: y + rest.y - first.y }];
  });
  return { kind: "move_nodes", places: Object.fromEntries(moved) };
}

export function tidying({ cards }: MapModel, start: string): StructureOperation {
  return { kind: "move_nodes", places: Object.fromEntries(layered(linked(cards), start)) };
}
