import { useRef } from "react";
import type { KeyboardEvent } from "react";
import type { Place } from "./model/model.ts";
import type { Scene } from "./stage/scene.ts";
import { arrowKeys, stepFrom, type Direction } from "./model/steps.ts";

/** What the keys of the map ask for. */
export interface MapActs {
  select: (slips: readonly number[]) => void;
  clear: () => void;
  open: (slip: number) => void;
  move: (slips: readonly number[], by: Place) => void;
  remove: () => void;
  duplicate: () => void;
  add: () => void;
  /** Begins a thread from what is selected, which the next Enter ties to what is selected then. */
  lead: () => void;
  zoomBy: (factor: number) => void;
  panBy: (by: Place) => void;
  seeWhole: () => void;
  find: () => void;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

export const closer = 1.3;
const nudge = 20;
const ways: Readonly<Record<Direction, Place>> = {
  up: { x: 0, y: -nudge },
  down: { x: 0, y: nudge },
  left: { x: -nudge, y: 0 },
  right: { x: nudge, y: 0 },
};
/** A key that moves the view moves it by so many nudges. */
const stride = -4;
/** So many steps back the way is remembered. */
const trailLength = 50;

/** The keyboard on the map: along the threads with the arrows, and a key for all else. */
export function useMapKeys({ model, places, selected }: Scene, acts: MapActs) {
  const trail = useRef<readonly number[]>([]);
  const all = [...selected];
  const [first] = all;
  const start = Math.max(
    0,
    model.slips.findIndex(({ kind }) => kind === "start"),
  );

  const step = (direction: Direction, adds: boolean) => {
    const next =
      first === undefined ? start : stepFrom({ model, places }, first, direction, trail.current);
    if (next === undefined || next >= model.slips.length) return;
    const isAside = direction === "left" || direction === "right";
    if (first !== undefined && !isAside)
      trail.current = [...trail.current.slice(1 - trailLength), first];
    acts.select(adds ? [next, ...all.filter((slip) => slip !== next)] : [next]);
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
    "/": acts.find,
  };
  // What is not done here is left to whatever stands around the map.
  const held: Readonly<Record<string, (() => void) | undefined>> = {
    z: acts.onUndo,
    y: acts.onRedo,
    Z: acts.onRedo,
    a: () => acts.select([...model.slips.keys()]),
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
    const act = event.nativeEvent.isComposing ? undefined : actOf(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}
