import { cardHeight, cardWidth } from "../../../../../primitives/graph/geometry.ts";
import { layered } from "../../../../../primitives/graph/layered.ts";
import type { Point, StructureOperation } from "@katha/storygraph";
import { linked } from "../layout/placed.ts";
import type { Port, Scene } from "../stage/picture.ts";
import type { MapEdge } from "./model.ts";

interface ChangesNeeds {
  /** Undefined where the map is read-only: then nothing changes. */
  operate: ((operation: StructureOperation) => void) | undefined;
  onSelectionChange: (nodes: readonly string[]) => void;
  onPick: (edge: MapEdge | null) => void;
}

/** Scenes snap to a fine grid, so that they can be aligned by hand. */
const grid = 10;
const onGrid = (x: number, y: number): Point => ({
  x: Math.round(x / grid) * grid,
  y: Math.round(y / grid) * grid,
});

/** The position of a scene with its centre here. */
export function around({ x, y }: Point): Point {
  return onGrid(x - cardWidth / 2, y - cardHeight / 2);
}

/** What is done to the story on the map, as operations on its structure. */
export function changesOn(
  { model, places, selected, picked }: Scene,
  { operate, onSelectionChange, onPick }: ChangesNeeds,
) {
  const idsOf = (cards: Iterable<number>) =>
    [...cards].flatMap((card) => model.cards[card]?.id ?? []);
  const nameOf = (card: number) => model.cards[card]?.id ?? "";
  const change = (operation: StructureOperation, selects?: readonly string[]) => {
    if (operate === undefined) return;
    operate(operation);
    if (selects) onSelectionChange(selects);
  };
  const freeName = () => {
    for (let count = model.numbers.size + 1; ; count += 1)
      if (!model.numbers.has(`scene_${String(count)}`)) return `scene_${String(count)}`;
  };
  /** Changes a choice's target; from the last port, adds a choice. */
  const linking = ({ card, choice }: Port, target: string): StructureOperation =>
    choice >= (model.out[card]?.length ?? 0)
      ? { kind: "add_choice", node: nameOf(card), text: "", target }
      : { kind: "link_choice", node: nameOf(card), choice, target };
  const addAt = (at: Point) => {
    const name = freeName();
    change({ kind: "add_node", name, text: "", at }, [name]);
  };
  return {
    idsOf,
    addAt,
    addAround: (at: Point) => addAt(around(at)),
    link: (port: Port, to: number) => change(linking(port, nameOf(to))),
    /** The new scene's ring is at the point. */
    linkToNew: (port: Port, { x, y }: Point) => {
      const name = freeName();
      const at = onGrid(x - cardWidth / 2, y);
      const operations: StructureOperation[] = [
        { kind: "add_node", name, text: "", at },
        linking(port, name),
      ];
      change({ kind: "together", operations }, [name]);
    },
    move: (cards: readonly number[], by: Point) => {
      // The first one snaps to the grid, and the others keep their distance to it.
      const first = places[cards[0] ?? -1] ?? { x: 0, y: 0 };
      const rest = onGrid(first.x + by.x, first.y + by.y);
      const moved = cards.map((card): [string, Point] => {
        const { x, y } = places[card] ?? first;
        return [nameOf(card), { x: x + rest.x - first.x, y: y + rest.y - first.y }];
      });
      change({ kind: "move_nodes", places: Object.fromEntries(moved) });
    },
    /** The selected edge, or else the selected scenes. */
    remove: () => {
      if (picked) {
        change({ kind: "delete_choice", node: nameOf(picked.from), choice: picked.choice });
        onPick(null);
      } else if (selected.size > 0) change({ kind: "delete_nodes", nodes: idsOf(selected) }, []);
    },
    duplicate: () => change({ kind: "duplicate_nodes", nodes: idsOf(selected) }),
    tidy: (start: string) => {
      const tidied = layered(linked(model.cards), start);
      change({ kind: "move_nodes", places: Object.fromEntries(tidied) });
    },
  };
}
