import { expect, test } from "vitest";
import { modelOf } from "./model.ts";
import { stepFrom, type Direction } from "./steps.ts";

const node = (...targets: string[]) => ({
  text: "Told.",
  choices: targets.map((target) => ({ text: "Go", target })),
});
const model = modelOf({
  start_node: "start",
  nodes: {
    start: node("left", "right"),
    left: node("end", "gone"),
    right: node("end"),
    end: node(),
    apart: node(),
  },
});
const spots = {
  start: [300, 0],
  left: [0, 200],
  right: [600, 200],
  end: [300, 400],
  apart: [900, 410],
};
const places = Object.values(spots).map(([x = 0, y = 0]) => ({ x, y }));
const names = Object.keys(spots);
const from = (name: string, direction: Direction, ...trail: string[]) => {
  const to = stepFrom(
    { model, places },
    names.indexOf(name),
    direction,
    trail.map((one) => names.indexOf(one)),
  );
  return to === undefined ? undefined : names[to];
};

test("the up and down keys follow the edges, to the first choice and back", () => {
  expect(from("start", "down")).toBe("left");
  expect(from("end", "up")).toBe("left");
  expect(from("end", "up", "start", "right")).toBe("right");
  expect(from("start", "down", "end", "right")).toBe("right");
  expect(from("left", "down")).toBe("end");
  expect(from("end", "down")).toBeUndefined();
  expect(from("start", "up")).toBeUndefined();
});

test("the left and right keys go to sibling choices, or to the neighbour in the row", () => {
  expect(from("left", "right")).toBe("right");
  expect(from("right", "left")).toBe("left");
  expect(from("left", "left")).toBeUndefined();
  expect(from("end", "right")).toBe("apart");
  expect(from("apart", "left")).toBe("end");
});
