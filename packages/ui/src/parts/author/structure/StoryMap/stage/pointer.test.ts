import { describe, expect, it } from "vitest";
import type { Drag } from "./picture.ts";
import { begun, dragFrom, type Press } from "./pointer.ts";

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
