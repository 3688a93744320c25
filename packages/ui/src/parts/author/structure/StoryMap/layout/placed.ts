import type { GraphNode, Point } from "@katha/storygraph";
import { columnStep, layered, rowStep } from "../../../../../primitives/graph/layered.ts";
import type { Linked } from "../../../../../primitives/graph/links.ts";

const asWritten = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** The author's position of a scene on the map, which is written as in Twine: "120,40". */
export function placeOf(node: object): Point | undefined {
  const { position } = node as { position?: unknown };
  const [, x, y] = (typeof position === "string" && asWritten.exec(position)) || [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** This many new scenes at once are an import, and are laid out together. */
const manyAtOnce = 40;

function isFree(at: Point, taken: readonly Point[]): boolean {
  for (const { x, y } of taken)
    if (Math.abs(x - at.x) < columnStep - 20 && Math.abs(y - at.y) < rowStep - 20) return false;
  return true;
}

interface Scene {
  id: string;
  node: { readonly choices: GraphNode["choices"]; readonly position?: unknown };
}

/** The nearest free place in the row below, or in the rows under that. */
function freeBelow({ x, y }: Point, taken: readonly Point[]): Point {
  for (let row = 1; ; row += 1)
    for (let step = 0; step < 8; step += 1) {
      const side = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
      const at = { x: x + side * columnStep, y: y + row * rowStep };
      if (isFree(at, taken)) return at;
    }
}

/** The free place nearest to the wanted one. */
export function freeNear(wanted: Point, places: readonly Point[]): Point {
  if (isFree(wanted, places)) return wanted;
  return freeBelow({ x: wanted.x, y: wanted.y - rowStep }, places);
}

/** The parts of scenes that the layout needs. */
export function linked(scenes: readonly Scene[]): Linked[] {
  return scenes.map(({ id, node }) => ({ id, choices: node.choices }));
}

function bottomOf(places: ReadonlyMap<string, Point>): number {
  let bottom = -rowStep;
  for (const { y } of places.values()) bottom = Math.max(bottom, y);
  return bottom + rowStep;
}

/**
 * The position of each scene: the author's, otherwise its last one, otherwise below the scene that
 * leads to it. A story that is opened for the first time is laid out as a whole.
 */
export function placed(
  scenes: readonly Scene[],
  start: string,
  before: ReadonlyMap<string, Point>,
): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const { id, node } of scenes) {
    const known = placeOf(node) ?? before.get(id);
    if (known) places.set(id, known);
  }
  const fresh = scenes.filter(({ id }) => !places.has(id));
  if (before.size === 0) {
    // The whole layout, as it was before the author first moved something.
    const whole = layered(linked(scenes), start);
    for (const { id } of fresh) places.set(id, whole.get(id) ?? { x: 0, y: 0 });
    return places;
  }
  if (fresh.length > manyAtOnce) {
    const below = bottomOf(places);
    for (const [id, { x, y }] of layered(linked(fresh), start)) places.set(id, { x, y: y + below });
    return places;
  }
  const parents = new Map(
    scenes
      .toReversed()
      .flatMap(({ id, node }) => node.choices.map(({ target }): [string, string] => [target, id])),
  );
  for (const { id } of fresh) {
    const above = places.get(parents.get(id) ?? "") ?? { x: 0, y: bottomOf(places) - rowStep };
    places.set(id, freeBelow(above, [...places.values()]));
  }
  return places;
}

/** The positions that the map computed itself; they apply again if the author's are undone. */
export function foundPlaces(
  scenes: readonly Scene[],
  places: ReadonlyMap<string, Point>,
  before: ReadonlyMap<string, Point>,
): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const { id, node } of scenes) {
    const place = placeOf(node) ? before.get(id) : places.get(id);
    if (place) found.set(id, place);
  }
  return found;
}
