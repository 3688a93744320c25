import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { lacksOfTellings, tellingCounts } from "./tellings.ts";

const valmiki = "Valmiki, Ayodhyakanda 45-46";
const others = "In Kamban they are five brothers.";

type Sources = Record<string, { source?: string; other_tellings?: string }>;
const graphOf = (nodes: Sources) => {
  const told = Object.entries(nodes).map(([name, node]) => [name, { text: "A.", ...node }]);
  return normalise({ nodes: Object.fromEntries(told) });
};
const lacks = (nodes: Sources, language = "en") =>
  lacksOfTellings({ graph: graphOf(nodes), language });

test("counts the scenes that name a telling, and those that say how others tell it", () => {
  const graph = graphOf({
    a: { source: valmiki, other_tellings: others },
    b: { source: "invented; the bank is Valmiki's" },
    c: { source: "invented" },
    d: {},
  });
  expect(tellingCounts(graph)).toEqual({ scenes: 4, named: 2, compared: 1 });
});

test("finds a scene of a retelling that names no source", () => {
  const told = { a: { source: valmiki, other_tellings: others }, b: { source: "invented" } };
  expect(lacks(told)).toEqual([]);
  expect(lacks({ ...told, c: {}, d: { source: " " } })).toEqual([
    "c has no source, in a story that tells again",
    "d has no source, in a story that tells again",
  ]);
  expect(lacks({ a: { source: "invented" }, b: {} })).toEqual([]);
});

test("finds what the story's readers cannot read, and a source of two lines", () => {
  expect(lacks({ a: { source: "invented" } }, "hi")).toEqual([]);
  expect(
    lacks({ a: { source: "सोमदेव", other_tellings: "बैताल पचीसी में पेड़ सिरस का है।" } }, "hi"),
  ).toEqual([]);
  expect(lacks({ a: { source: "invented; कथा सोमदेव की" } }, "hi")).toEqual([
    "a names its telling in Latin letters",
  ]);
  expect(lacks({ a: { source: `${valmiki}\nand more` } })).toEqual([
    "a has a source of more than one line",
  ]);
});

test("finds too much of other tellings", () => {
  expect(lacks({ a: { source: valmiki, other_tellings: others.repeat(20) } })).toEqual([
    "a says too much of other tellings",
  ]);
});
