import { defaultStructure } from "@katha/api/contract";
import { expect, test } from "vitest";
import { writtenGraph } from "./written-graph.ts";

const namesIn = (structure: unknown) => Object.keys(writtenGraph(structure).nodes);

test("scenes that every story begins with, untouched, are none, wherever they lie on the map", () => {
  expect(namesIn(defaultStructure)).toEqual([]);
  const { intro, ...others } = defaultStructure.nodes;
  const moved = { ...defaultStructure, nodes: { ...others, intro: { ...intro, x: 4, y: 2 } } };
  expect(namesIn(moved)).toEqual([]);
});

test("one word written is a story", () => {
  const { intro, ...others } = defaultStructure.nodes;
  const written = { ...defaultStructure, nodes: { ...others, intro: { ...intro, text: "Rain." } } };
  expect(namesIn(written)).toHaveLength(3);
});
