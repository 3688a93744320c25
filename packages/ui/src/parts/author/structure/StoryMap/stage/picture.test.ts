import { expect, it } from "vitest";
import { type Drag, placeIn, type Picture, type Scene } from "./picture.ts";

it("draws a card by how far it is dragged, and others where they are", () => {
  const places: Scene["places"] = [
    { x: 100, y: 200 },
    { x: 300, y: 400 },
  ];
  const from = { x: 10, y: 20 };
  const drag: Drag = { kind: "card", card: 0, cards: new Set([0]), from, adds: false };
  const picture = {
    scene: { places } as Scene,
    dragged: { drag, to: { x: 13, y: 25 } },
  } as Picture;
  expect(placeIn(picture, 0)).toEqual({ x: 103, y: 205 });
  expect(placeIn(picture, 1)).toEqual({ x: 300, y: 400 });
});
