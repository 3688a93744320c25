import { expect, test } from "vitest";
import { normalise } from "../../graph/structure.ts";
import { actKinds } from "../model/acts.ts";
import { answerGrid, answersIn, namesInScene, type BibleName } from "./answer-grid.ts";

const bibleNames: BibleName[] = [
  { kind: "person", name: "Sushila", also: [] },
  { kind: "person", name: "Yama", also: [] },
  { kind: "thing", name: "lamp", also: ["lantern"] },
  { kind: "thing", name: "rope", also: [] },
];

const graph = normalise({
  start_node: "bridge",
  qualities: { trust: { kind: "number", name: "Trust", least: 0, most: 5, start: 0 } },
  reactions: {
    greeting: { acts: ["greet"], about: "Sushila", says: ["She nods."] },
    bridge: { acts: ["ask"], about: "Sushila", at: "bridge", says: ["Not here."] },
    brother: { acts: ["ask"], about: "Sushila", topics: ["brother"], says: ["He crossed."] },
    friend: {
      acts: ["touch"],
      about: "Sushila",
      when: { quality: "trust", is: "at_least", value: 3 },
      says: ["She takes your hand."],
    },
    any: { acts: ["wait"], says: ["Nothing comes."] },
    absent: { about: "Yama", says: ["He looks up."] },
    ring: { command: "Ring", says: ["It rings."] },
    far: { acts: ["look"], at: "shore", says: ["Sand."] },
  },
  nodes: {
    bridge: {
      text: "The Lantern swings.",
      cast: ["Sushila"],
      choices: [{ text: "On", target: "shore" }],
    },
    shore: { text: "Sand.", cast: ["Yama", "a boatman"], choices: [] },
  },
});

const grid = answerGrid(graph, "bridge", bibleNames);
const cell = (name: string, group: string) =>
  grid.find((column) => column.name === name)?.cells.find((one) => one.group === group);

test("the columns are who is there, what the text names, and nobody", () => {
  expect(grid.map(({ kind, name }) => [kind, name])).toEqual([
    ["person", "Sushila"],
    ["thing", "lamp"],
    ["nobody", ""],
  ]);
  expect(namesInScene(graph, "shore", bibleNames).map(({ name }) => name)).toEqual([
    "Yama",
    "a boatman",
  ]);
});

test("a cell tells who answers and from where, and what falls through", () => {
  expect(cell("Sushila", "ask")).toEqual({
    group: "ask",
    leading: ["ask", "tell"],
    answered: [{ act: "ask", reaction: "bridge", level: "scene", isSometimes: false }],
    missing: ["tell"],
  });
  expect(cell("Sushila", "greet")?.answered).toEqual([
    { act: "greet", reaction: "greeting", level: "one", isSometimes: false },
  ]);
  expect(cell("lamp", "look")).toMatchObject({ answered: [], missing: ["look"] });
  expect(cell("", "wait")?.answered).toEqual([
    { act: "wait", reaction: "any", level: "story", isSometimes: false },
  ]);
});

test("what answers only later is told as such", () => {
  expect(cell("Sushila", "touch")?.answered).toEqual([
    { act: "touch", reaction: "friend", level: "one", isSometimes: true },
  ]);
});

test("topics stand by themselves, as they answer no other line", () => {
  expect(grid[0]?.topics).toEqual([{ reaction: "brother", topics: ["brother"] }]);
  expect(grid[1]?.topics).toEqual([]);
});

test("every act has its place in the grid, once", () => {
  expect(new Set(actKinds).size).toBe(actKinds.length);
  expect(grid[0]?.cells).toHaveLength(12);
});

test("what can answer in a scene: its own first, nobody who is elsewhere, no command", () => {
  expect(answersIn(graph, "bridge", bibleNames)).toEqual([
    "bridge",
    "greeting",
    "brother",
    "friend",
    "any",
  ]);
});
