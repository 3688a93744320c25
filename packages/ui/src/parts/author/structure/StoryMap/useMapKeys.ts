import { useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import type { Point } from "@katha/storygraph";
import type { Port, Scene } from "./stage/picture.ts";
import { arrowKeys, stepFrom, type Direction } from "./model/steps.ts";
import type { changesOn } from "./model/changes.ts";
import type { useMapView } from "./useMapView.ts";

interface MapActs extends Pick<
  ReturnType<typeof changesOn>,
  "addAt" | "link" | "linkToNew" | "move" | "remove" | "duplicate"
> {
  isFixed: boolean;
  select: (cards: readonly number[]) => void;
  clear: () => void;
  open: (card: number) => void;
  view: ReturnType<typeof useMapView>;
}

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

/**
 * The keyboard control of the map: arrows follow edges, and other keys have actions. L starts an edge at the selected
 * scene; the next Enter connects it to the scene that is then selected.
 */
export function useMapKeys({ model, places, selected, picked }: Scene, acts: MapActs) {
  const { view } = acts;
  const trail = useRef<readonly number[]>([]);
  const [edge, setEdge] = useState<{ node: string; choice: number }>();
  const card = edge && model.numbers.get(edge.node);
  const port = edge && card !== undefined ? { card, choice: edge.choice } : undefined;
  const all = [...selected];
  const [first] = all;
  const start = Math.max(
    0,
    model.cards.findIndex(({ kind }) => kind === "start"),
  );

  /** Continues with the edge in progress and ends it; without one, does the other thing. */
  const end = (withEdge: (port: Port) => void, otherwise: () => void) => {
    setEdge(undefined);
    if (port) withEdge(port);
    else otherwise();
  };
  const lead = () => {
    const from = picked?.from ?? first;
    if (acts.isFixed || from === undefined) return;
    const choice = picked?.choice ?? model.out[from]?.length ?? 0;
    setEdge({ node: model.cards[from]?.id ?? "", choice });
  };
  const step = (direction: Direction, adds: boolean) => {
    const next =
      first === undefined ? start : stepFrom({ model, places }, first, direction, trail.current);
    if (next === undefined || next >= model.cards.length) return;
    const isAside = direction === "left" || direction === "right";
    if (first !== undefined && !isAside)
      trail.current = [...trail.current.slice(1 - trailLength), first];
    acts.select(adds ? [next, ...all.filter((one) => one !== next)] : [next]);
  };
  const open = () => {
    if (first === undefined) return;
    end(
      (from) => acts.link(from, first),
      () => acts.open(first),
    );
  };
  const add = () =>
    end(
      (from) => acts.linkToNew(from, view.freeHere()),
      () => acts.addAt(view.freeHere()),
    );
  const plain: Readonly<Record<string, () => void>> = {
    Enter: open,
    Delete: acts.remove,
    Backspace: acts.remove,
    Escape: () => end(() => {}, acts.clear),
    Home: () => acts.select([start]),
    "+": view.zoomIn,
    "=": view.zoomIn,
    "-": view.zoomOut,
    "0": view.seeWhole,
    n: add,
    l: lead,
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
      return () => view.panBy({ x: x * stride, y: y * stride });
    }
    if (direction === undefined) return plain[key];
    if (!altKey) return () => step(direction, shiftKey);
    return () => all.length > 0 && acts.move(all, ways[direction]);
  };
  return {
    /** The scene whose edge is in progress. */
    leadingFrom: port && edge?.node,
    onKeyDown: (event: KeyboardEvent) => {
      const act = isComposing(event.nativeEvent) ? undefined : actOf(event);
      if (act === undefined) return;
      event.preventDefault();
      act();
    },
  };
}
