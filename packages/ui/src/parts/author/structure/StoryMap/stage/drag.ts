import type { Point } from "@katha/storygraph";
import type { MapEdge } from "../model/model.ts";
import { boxBetween } from "../../../../../primitives/graph/geometry.ts";
import type { Dragged, Port } from "./picture.ts";
import type { Stage } from "./stage.ts";

/** What the pointer asks the map to do. */
export interface PointerActs {
  /** Whether the map is read-only: dragging anything pans the map. */
  fixed: () => boolean;
  /** Whether several can be selected: each press adds or removes one. */
  many: () => boolean;
  select: (cards: readonly number[]) => void;
  open: (card: number) => void;
  move: (cards: readonly number[], by: Point) => void;
  /** An edge was dragged to a card, or to an empty place. */
  link: (port: Port, to: number) => void;
  linkToNew: (port: Port, at: Point) => void;
  add: (at: Point) => void;
  pick: (edge: MapEdge | null) => void;
}

/** A drag, or a press that may become one, by what was pressed. Points are in the map's units. */
export type Drag =
  | { kind: "view" }
  /** `cards` are those that move along; empty before the first move. */
  | { kind: "card"; card: number; cards: ReadonlySet<number>; from: Point; adds: boolean }
  | { kind: "port"; port: Port }
  | { kind: "frame"; from: Point };

const edgeReach = 7;

export interface Press {
  at: Point;
  /** The middle button always pans. */
  isMiddle: boolean;
  adds: boolean;
  isFixed: boolean;
  port: Port | undefined;
  /** -1 for none. */
  card: number;
}

/** The drag that begins with a press. */
export function dragFrom({ at, isMiddle, adds, isFixed, port, card }: Press): Drag {
  if (isMiddle) return { kind: "view" };
  if (port) return { kind: "port", port };
  if (card >= 0) return { kind: "card", card, cards: new Set(), from: at, adds };
  return adds && !isFixed ? { kind: "frame", from: at } : { kind: "view" };
}

/** The drag at its first move: selected cards move together, an unselected one alone. */
export function begun(drag: Drag, selected: ReadonlySet<number>, isFixed: boolean): Drag {
  if (drag.kind !== "card") return drag;
  if (isFixed) return { kind: "view" };
  return { ...drag, cards: selected.has(drag.card) ? selected : new Set([drag.card]) };
}

/** What is drawn of a drag while the pointer is here. */
export function drawnAt(drag: Drag, to: Point): Dragged {
  switch (drag.kind) {
    case "card": {
      const by = { x: to.x - drag.from.x, y: to.y - drag.from.y };
      return { kind: "cards", cards: drag.cards, by };
    }
    case "port":
      return { kind: "edge", port: drag.port, to };
    case "frame":
      return { kind: "frame", from: drag.from, to };
    case "view":
      return { kind: "nothing" };
  }
}

/** The drag has ended here. */
export function drop(drag: Drag, at: Point, stage: Stage, acts: PointerActs): void {
  switch (drag.kind) {
    case "card":
      acts.move([...drag.cards], { x: at.x - drag.from.x, y: at.y - drag.from.y });
      return;
    case "port": {
      const onto = stage.cardAt(at);
      if (onto >= 0) acts.link(drag.port, onto);
      else acts.linkToNew(drag.port, at);
      return;
    }
    case "frame": {
      const framed = stage.cardsIn(boxBetween(drag.from, at));
      acts.select([...new Set([...stage.scene.selected, ...framed])]);
      return;
    }
    case "view":
  }
}

/** It was only a press: nothing has moved. */
export function tap(drag: Drag, at: Point, stage: Stage, acts: PointerActs): void {
  if (drag.kind === "card") {
    acts.select(drag.adds ? toggled(stage.scene.selected, drag.card) : [drag.card]);
    if (!acts.fixed()) stage.point(drag.card);
  } else if (drag.kind === "view") {
    acts.pick(stage.edgeAt(at, edgeReach) ?? null);
    acts.select([]);
    stage.point(-1);
  }
}

function toggled(selected: ReadonlySet<number>, card: number): number[] {
  return selected.has(card) ? [...selected].filter((each) => each !== card) : [...selected, card];
}
