import { expect, test } from "vitest";
import { readingOrderOf } from "./reading-order.ts";

const scene = (...targets: string[]) => ({
  text: "",
  choices: targets.map((target) => ({ text: target, target })),
});

test("scenes are in reading order, and unreachable ones are separate", () => {
  const nodes = {
    end: scene(),
    lost: scene("end"),
    boat: scene("end", "nowhere", "toString"),
    shore: scene("road", "boat"),
    road: scene("shore"),
  };
  expect(readingOrderOf({ start_node: "shore", nodes })).toEqual({
    reached: ["shore", "road", "boat", "end"],
    apart: ["lost"],
  });
  expect(readingOrderOf({ start_node: "gone", nodes }).apart).toHaveLength(5);
});
