import { describe, expect, it } from "vitest";
import { begun, type Drag, dragFrom, drawnAt, type Press } from "./drag.ts";

const at = { x: 10, y: 20 };
const press = (given: Partial<Press> = {}): Press => ({
  at,
  isMiddle: false,
  adds: false,
  isFixed: false,
  port: undefined,
  card: -1,
  ...given,
});
const port = { card: 1, choice: 0 };
const card: Drag = { kind: "card", card: 1, cards: new Set(), from: at, adds: false };

describe("a press", () => {
  it("on the background pans, or begins a frame if it adds to the selection", () => {
    expect(dragFrom(press())).toEqual({ kind: "view" });
    expect(dragFrom(press({ adds: true }))).toEqual({ kind: "frame", from: at });
    expect(dragFrom(press({ adds: true, isFixed: true }))).toEqual({ kind: "view" });
  });

  it("takes the port before the card that it belongs to", () => {
    expect(dragFrom(press({ port, card: 1 }))).toEqual({ kind: "port", port });
    expect(dragFrom(press({ card: 1 }))).toEqual(card);
  });

  it("with the middle button always pans", () => {
    expect(dragFrom(press({ isMiddle: true, port, card: 1, adds: true }))).toEqual({
      kind: "view",
    });
  });
});

describe("the first move", () => {
  it("takes the selected cards along, or an unselected card alone", () => {
    expect(begun(card, new Set([1, 2]), false)).toEqual({ ...card, cards: new Set([1, 2]) });
    expect(begun(card, new Set([2, 3]), false)).toEqual({ ...card, cards: new Set([1]) });
  });

  it("pans a map that is read-only", () => {
    expect(begun(card, new Set([1]), true)).toEqual({ kind: "view" });
    expect(begun({ kind: "port", port }, new Set(), false)).toEqual({ kind: "port", port });
  });
});

it("draws cards by how far they were moved, and edges and frames to the pointer", () => {
  const to = { x: 13, y: 25 };
  const cards = new Set([1, 2]);
  expect(drawnAt({ ...card, cards }, to)).toEqual({ kind: "cards", cards, by: { x: 3, y: 5 } });
  expect(drawnAt({ kind: "port", port }, to)).toEqual({ kind: "edge", port, to });
  expect(drawnAt({ kind: "frame", from: at }, to)).toEqual({ kind: "frame", from: at, to });
  expect(drawnAt({ kind: "view" }, to)).toEqual({ kind: "nothing" });
});
