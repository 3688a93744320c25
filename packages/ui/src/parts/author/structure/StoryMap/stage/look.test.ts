import { expect, it } from "vitest";
import { inWorld } from "../../../../../primitives/graph/geometry.ts";
import { pinched, scrollAt, wheeled } from "./look.ts";

const view = { x: 30, y: -20, zoom: 0.8 };

it("keeps what is between two fingers between them while they spread", () => {
  const [still, from, to] = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
    { x: 250, y: 100 },
  ];
  const near = pinched(view, still, from, to);
  expect(near.zoom).toBeCloseTo(view.zoom * 1.5);
  const shift = { x: (to.x - from.x) / 2, y: 0 };
  const before = inWorld(view, { x: 175, y: 100 });
  const after = inWorld(near, { x: 175 + shift.x, y: 100 });
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

it("pans by the wheel's pixels or lines, and zooms at the pointer", () => {
  const wheel = { deltaX: 2, deltaY: 3, deltaMode: 0, ctrlKey: false, metaKey: false };
  const at = { x: 50, y: 60 };
  expect(wheeled(view, at, wheel)).toEqual({ x: 28, y: -23, zoom: 0.8 });
  expect(wheeled(view, at, { ...wheel, deltaMode: 1 })).toEqual({ x: -2, y: -68, zoom: 0.8 });
  const near = wheeled(view, at, { ...wheel, deltaY: -120, ctrlKey: true });
  expect(near.zoom).toBeGreaterThan(view.zoom);
  expect(inWorld(near, at).x).toBeCloseTo(inWorld(view, at).x);
  expect(inWorld(near, at).y).toBeCloseTo(inWorld(view, at).y);
});

it("scrolls faster the closer a drag is to the edge, and not in the middle", () => {
  const size = { width: 400, height: 300 };
  expect(scrollAt({ x: 200, y: 150 }, size)).toEqual({ x: 0, y: 0 });
  expect(scrollAt({ x: 20, y: 290 }, size)).toEqual({ x: 4, y: -9 });
  expect(scrollAt({ x: -100, y: 900 }, size)).toEqual({ x: 14, y: -14 });
});
