import type { StructureOperation } from "../../structure.ts";
import { layered } from "../layout/layered.ts";
import { linked } from "../layout/placed.ts";
import type { MapModel, Place } from "./model.ts";
import { slipHeight, slipWidth } from "../stage/geometry.ts";
import type { Knot } from "../stage/picture.ts";

/** Scenes come to rest on a fine grid, so that rows can be made straight by hand. */
const grid = 10;
const onGrid = ({ x, y }: Place): Place => ({
  x: Math.round(x / grid) * grid,
  y: Math.round(y / grid) * grid,
});

export function freeName({ numbers }: MapModel): string {
  for (let count = numbers.size + 1; ; count += 1) {
    const name = `scene_${String(count)}`;
    if (!numbers.has(name)) return name;
  }
}

/** The place of a scene whose middle is to be here. */
export function around({ x, y }: Place): Place {
  return onGrid({ x: x - slipWidth / 2, y: y - slipHeight / 2 });
}

export function adding(name: string, at: Place): StructureOperation {
  return { kind: "add_node", name, text: "", at };
}

const nameOf = ({ slips }: MapModel, slip: number) => slips[slip]?.id ?? "";

/** A choice is led elsewhere; from the open knot a new one is. */
export function linking(model: MapModel, { slip, choice }: Knot, target: string) {
  const node = nameOf(model, slip);
  const isNew = choice >= (model.out[slip]?.length ?? 0);
  return isNew
    ? ({ kind: "add_choice", node, text: "", target } as const)
    : ({ kind: "link_choice", node, choice, target } as const);
}

export function linkingToNew(
  model: MapModel,
  knot: Knot,
  name: string,
  at: Place,
): StructureOperation {
  const ring = onGrid({ x: at.x - slipWidth / 2, y: at.y });
  return { kind: "together", operations: [adding(name, ring), linking(model, knot, name)] };
}

export function moving(
  model: MapModel,
  places: readonly Place[],
  slips: readonly number[],
  by: Place,
): StructureOperation {
  // The first comes to rest on the grid, and the others lie to it as they did.
  const first = places[slips[0] ?? -1] ?? { x: 0, y: 0 };
  const rest = onGrid({ x: first.x + by.x, y: first.y + by.y });
  const moved = slips.map((slip): [string, Place] => {
    const { x, y } = places[slip] ?? first;
    return [nameOf(model, slip), { x: x + rest.x - first.x, y: y + rest.y - first.y }];
  });
  return { kind: "move_nodes", places: Object.fromEntries(moved) };
}

export function tidying({ slips }: MapModel, start: string): StructureOperation {
  return { kind: "move_nodes", places: Object.fromEntries(layered(linked(slips), start)) };
}
