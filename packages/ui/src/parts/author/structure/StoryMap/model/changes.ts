import type { Point, StructureOperation } from "@katha/storygraph";
import type { Scene } from "../stage/scene.ts";
import type { Port } from "../stage/picture.ts";
import type { MapEdge } from "./model.ts";
import { adding, freeName, linking, linkingToNew, moving, tidying } from "./operations.ts";

interface ChangesNeeds {
  /** Undefined where the map is read-only: then nothing changes. */
  operate: ((operation: StructureOperation) => void) | undefined;
  onSelectionChange: (nodes: readonly string[]) => void;
  onPick: (edge: MapEdge | null) => void;
}

/** What is done to the story on the map, as operations on its structure. */
export function changesOn(
  { model, places, selected, picked }: Scene,
  { operate = () => {}, onSelectionChange, onPick }: ChangesNeeds,
) {
  const idsOf = (cards: Iterable<number>) =>
    [...cards].flatMap((card) => model.cards[card]?.id ?? []);
  return {
    idsOf,
    addAt: (at: Point) => {
      const name = freeName(model);
      operate(adding(name, at));
      onSelectionChange([name]);
    },
    link: (port: Port, to: number) => operate(linking(model, port, model.cards[to]?.id ?? "")),
    linkToNew: (port: Port, at: Point) => {
      const name = freeName(model);
      operate(linkingToNew(model, port, name, at));
      onSelectionChange([name]);
    },
    move: (cards: readonly number[], by: Point) => operate(moving(model, places, cards, by)),
    /** The selected edge, or else the selected scenes. */
    remove: () => {
      if (picked) {
        const [node = ""] = idsOf([picked.from]);
        operate({ kind: "delete_choice", node, choice: picked.choice });
        onPick(null);
      } else if (selected.size > 0) {
        operate({ kind: "delete_nodes", nodes: idsOf(selected) });
        onSelectionChange([]);
      }
    },
    duplicate: () => operate({ kind: "duplicate_nodes", nodes: idsOf(selected) }),
    tidy: (start: string) => operate(tidying(model, start)),
  };
}
