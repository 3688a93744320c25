import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { nextPosition, startPosition } from "../position/index.ts";
import { story } from "../testing/narrators/built-in-turn.ts";
import { sightOf } from "./sight.ts";

const graph = normalise({
  start_node: "old_quay",
  nodes: {
    old_quay: {
      text: "Captain Voss stands on the quay. The captain waits for her brother Tam, who is late.",
      choices: [{ text: "Go aboard.", target: "deck" }],
    },
    deck: {
      text: 'Tam sits on a chest. "Voss will not come," says the water. You look at him.',
      choices: [],
      cast: [],
    },
  },
});
const bare = { ...story, graph, bible: null };
const start = startPosition(graph);

test("shows who acts in the scene as its text tells, by what they are", () => {
  const { text, facts, people, name } = sightOf(bare, start);
  expect(text).toContain("stands on the quay");
  expect(facts.cast).toEqual(["Captain Voss"]);
  expect(people).toEqual([{ name: "Captain Voss", is: "captain voss" }]);
  expect(name).toBe("old quay");
});

test("shows no figure of whatever only speaks, and knows where the player came from", () => {
  const step = { way: "edge", to: "deck", choice: "Go aboard." } as const;
  const { facts, before } = sightOf(bare, nextPosition(graph, start, step));
  expect(facts.cast).toEqual(["Tam"]);
  expect(before).toEqual([expect.stringMatching(/^old quay\nCaptain Voss/u)]);
});

test("knows what somebody is, by which nobody else is meant then", () => {
  const told = normalise({
    nodes: {
      a: {
        text: "A girl named Wren sits by the fire. The girl waits. Wren looks up. A dog called Bishop barks. Bishop looks at Wren.",
        choices: [],
      },
    },
  });
  const { people } = sightOf({ ...bare, graph: told }, startPosition(told));
  expect(people).toEqual([
    { name: "Bishop", is: "dog bishop" },
    { name: "Wren", is: "girl wren" },
  ]);
});

test("shows whom the author says is there", () => {
  const { old_quay: quay, ...nodes } = graph.nodes;
  const cast = ["Nila"];
  const named = normalise({ ...graph, nodes: { ...nodes, old_quay: { ...quay, cast } } });
  expect(sightOf({ ...bare, graph: named }, startPosition(named)).facts.cast).toEqual(cast);
});
