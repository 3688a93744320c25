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
import { understand } from "../understanding/index.ts";
import { isOver, move, nextPosition, offersAt, startPosition, withConsequences } from "./index.ts";

const graph = normalise(gateStory);
const story = {
  title: "The Gate",
  language: "en",
  contentRating: "family",
  prompt: "",
  systemPrompt: "",
  graph,
  bible: null,
};

function stepFor(position: Position, said: string, command: string | null = null): Step {
  const offers = offersAt(graph, position);
  const action = command === null ? "continue" : "custom_action";
  const asked = {
    story,
    position,
    action,
    said,
    command,
    offers,
    passages: [],
  } as const;
  return understand(asked);
}

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
          const offers = offersAt(graph, at);
          const said = offers[pick % offers.length]?.text ?? "";
          const first = stepFor(at, said, asks ? "Ask the guard" : null);
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
    const lit = stepFor(at, "Light the lamp");
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
    const asked = {
      position,
      action: "continue",
      said: "On",
      offers,
      passages: [],
    } as const;
    expect(understand({ ...asked, story: { ...story, graph: plain } })).toEqual({
      way: "edge",
      to: "b",
      choice: "On",
    });
  });
});

describe("a locked choice", () => {
  const start = startPosition(graph);
  const locked = { way: "refusal", because: "locked", reason: "The gate needs the iron key." };

  test.each(["Open the gate", "open the gate!", "I open the gate now"])(
    "is never taken by %s, which is answered with its reason and takes no turn",
    (said) => {
      const step = stepFor(start, said);
      expect(step).toEqual(locked);
      expect(nextPosition(graph, start, step)).toEqual(start);
    },
  );

  test("opens with its key", () => {
    const path = ["Light the lamp", "Look into the well", "Back", "Open the gate"];
    const end = path.reduce((at, said) => nextPosition(graph, at, stepFor(at, said)), start);
    expect(end).toMatchObject({ node: "yard", state: { hub: "gate", things: ["rope", "key"] } });
    expect(end.path).toEqual(["gate", "gate", "well", "gate", "yard"]);
    expect(textAt(graph, "gate", end.state)).toContain("The lamp burns.");
  });
});

test("a command without an answer is taken as the player's words", () => {
  const start = startPosition(graph);
  expect(stepFor(start, "Sing", "Sing").way).toBe("detour");
  expect(stepFor(start, "Ask the guard", "Ask the guard")).toEqual({
    way: "reaction",
    reaction: "guard",
  });
});
