import { expect, test } from "vitest";
import { readingOrderOf } from "./reading-order.ts";

const scene = (...targets: string[]) => ({
  text: "",
  choices: targets.map((target) => ({ text: target, target })),
});

test("scenes are reached through hubs, failures and conditions too", () => {
  const nodes = {
    hub: { ...scene(), hub: { name: "", most: 0 } },
    song: { ...scene(), storylet: { title: "Listen", hub: "", priority: 0 } },
    elsewhere: { ...scene(), storylet: { title: "No", hub: "other", priority: 0 } },
    hall: { ...scene(), instead: [{ when: { carries: "key" }, target: "feast" }] },
    feast: scene(),
    pit: scene(),
    dark: scene(),
  };
  const climb = { text: "Climb", target: "hall", check: { quality: "luck", fails_to: "pit" } };
  const graph = {
    start_node: "hub",
    nodes: { ...nodes, song: { ...nodes.song, choices: [climb] } },
    health: { name: "Health", shown: true, start: null, ends_at: "dark" },
  };
  expect(readingOrderOf(graph)).toEqual({
    reached: ["hub", "song", "hall", "pit", "feast", "dark"],
    apart: ["elsewhere"],
  });
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
