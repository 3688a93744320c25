import { normalise, textAt } from "@katha/storygraph";
import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  string,
} from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position, Step } from "../port.ts";
import { gateStory } from "../testing/stories/gate-story.ts";
import {
  along,
  isOver,
  move,
  nextPosition,
  offersAt,
  startPosition,
  withConsequences,
  type Edge,
} from "./index.ts";

const graph = normalise(gateStory);
/** The step of whoever picks this choice; in an ending that of whoever waits. */
function picking(position: Position, pick: (edges: readonly Edge[]) => Edge | undefined): Step {
  const edge = pick(offersAt(graph, position));
  return edge === undefined ? { way: "detour", beat: null } : along(edge);
}
const picked = (text: string) => (edges: readonly Edge[]) =>
  edges.find((edge) => edge.text === text);

const anyAct = record({
  pick: integer({ min: 0, max: 4 }),
  asks: boolean(),
  happened: array(constantFrom("kind", "falls", "nothing"), { maxLength: 3 }),
});
const anyPlay = record({ seed: string(), acts: array(anyAct, { maxLength: 30 }) });

describe("what a story counts", () => {
  test("is the same fold whatever was undone, told again, stored, or read by another server", () => {
    assert(
      property(anyPlay, ({ seed, acts }) => {
        const player = { given: { seed, endings: [] }, who: null };
        const positions = [startPosition(graph, player)];
        const steps: Step[] = [];
        for (const { pick, asks, happened } of acts) {
          const at = positions.at(-1);
          if (at === undefined || isOver(graph, at)) break;
          const first: Step = asks
            ? { way: "reaction", reaction: "guard" }
            : picking(at, (edges) => edges[pick % edges.length]);
          const step = withConsequences(graph, nextPosition(graph, at, first), first, happened);
          const moved = move(graph, at, step);
          // Once more: a retry.
          expect(move(graph, at, step)).toEqual(moved);
          expect(moved.position.state.given).toEqual(player.given);
          steps.push(step);
          positions.push(moved.position);
        }
        const stored = JSON.parse(JSON.stringify(steps)) as Step[];
        const readAnew = normalise(structuredClone(gateStory));
        let again = startPosition(readAnew, player);
        for (const [at, step] of stored.entries()) {
          expect(again).toEqual(positions[at]);
          again = nextPosition(readAnew, again, step);
        }
        expect(again).toEqual(positions.at(-1));
      }),
      { numRuns: 300 },
    );
  });

  test("follows a choice by its words where it was moved, and by its target where it was reworded", () => {
    const at = startPosition(graph);
    const lit = picking(at, picked("Light the lamp"));
    expect(lit).toMatchObject({ taken: { choice: 0, text: "Light the lamp" } });
    const turned = structuredClone(gateStory) as {
      nodes: { gate: { choices: { text: string }[] } };
    };
    turned.nodes.gate.choices.reverse();
    expect(nextPosition(normalise(turned), at, lit).state.qualities["lamp"]).toBe(true);
    for (const choice of turned.nodes.gate.choices)
      if (choice.text.startsWith("Light")) choice.text = "Strike a match";
    expect(nextPosition(normalise(turned), at, lit).state.qualities["lamp"]).toBe(true);
  });

  test("is not in the steps of a story that counts nothing", () => {
    const nodes = { a: { text: "A.", choices: [{ text: "On", target: "b" }] }, b: { text: "B." } };
    const plain = normalise({ start_node: "a", nodes });
    const position = startPosition(plain);
    const offers = offersAt(plain, position);
    expect(offers).toEqual([{ text: "On", to: "b" }]);
    expect(offers.map(along)).toEqual([{ way: "edge", to: "b", choice: "On" }]);
  });
});

test("a choice that was locked opens with its key", () => {
  const path = ["Light the lamp", "Look into the well", "Back", "Open the gate"];
  const end = path.reduce(
    (at, text) => nextPosition(graph, at, picking(at, picked(text))),
    startPosition(graph),
  );
  expect(end).toMatchObject({ node: "yard", state: { hub: "gate", things: ["rope", "key"] } });
  expect(end.path).toEqual(["gate", "well", "yard"]);
  expect(end.arrivals).toBe(5);
  expect(textAt(graph, "gate", end.state)).toContain("The lamp burns.");
});
