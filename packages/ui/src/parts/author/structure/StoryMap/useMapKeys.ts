import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import type { Point } from "@katha/storygraph";
import type { Scene } from "./stage/scene.ts";
import { arrowKeys, stepFrom, type Direction } from "./model/steps.ts";

/** The actions of the map's keys. */
export interface MapActs {
  select: (cards: readonly number[]) => void;
  clear: () => void;
  open: (card: number) => void;
  move: (cards: readonly number[], by: Point) => void;
  remove: () => void;
  duplicate: () => void;
  add: () => void;
  /**
   * Starts an edge at the selected scene; the next Enter connects it to the scene that is then
   * selected.
   */
  lead: () => void;
  zoomBy: (factor: number) => void;
  panBy: (by: Point) => void;
  seeWhole: () => void;
}

export const closer = 1.3;
const nudge = 20;
const ways: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -nudge },
  down: { x: 0, y: nudge },
  left: { x: -nudge, y: 0 },
  right: { x: nudge, y: 0 },
};
/** How many nudges a key moves the view. */
const stride = -4;
/** The number of steps that can be retraced. */
const trailLength = 50;

/** The keyboard control of the map: arrows follow edges, and other keys have actions. */
export function useMapKeys({ model, places, selected }: Scene, acts: MapActs) {
  const trail = useRef<readonly number[]>([]);
  const all = [...selected];
  const [first] = all;
  const start = Math.max(
    0,
    model.cards.findIndex(({ kind }) => kind === "start"),
  );

  const step = (direction: Direction, adds: boolean) => {
    const next =
      first === undefined ? start : stepFrom({ model, places }, first, direction, trail.current);
    if (next === undefined || next >= model.cards.length) return;
    const isAside = direction === "left" || direction === "right";
    if (first !== undefined && !isAside)
      trail.current = [...trail.current.slice(1 - trailLength), first];
    acts.select(adds ? [next, ...all.filter((card) => card !== next)] : [next]);
  };
  const plain: Readonly<Record<string, () => void>> = {
    Enter: () => first !== undefined && acts.open(first),
    Delete: acts.remove,
    Backspace: acts.remove,
    Escape: acts.clear,
    Home: () => acts.select([start]),
    "+": () => acts.zoomBy(closer),
    "=": () => acts.zoomBy(closer),
    "-": () => acts.zoomBy(1 / closer),
    "0": acts.seeWhole,
    n: acts.add,
    l: acts.lead,
  };
  // Other keys are left to the page.
  const held: Readonly<Record<string, () => void>> = {
    a: () => acts.select([...model.cards.keys()]),
    d: acts.duplicate,
  };
  const actOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const direction = arrowKeys[key];
    if (ctrlKey || metaKey) {
      if (direction === undefined) return held[key];
      const { x, y } = ways[direction];
      return () => acts.panBy({ x: x * stride, y: y * stride });
    }
    if (direction === undefined) return plain[key];
    if (!altKey) return () => step(direction, shiftKey);
    return () => all.length > 0 && acts.move(all, ways[direction]);
  };
  return (event: KeyboardEvent) => {
    const act = isComposing(event.nativeEvent) ? undefined : actOf(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}
