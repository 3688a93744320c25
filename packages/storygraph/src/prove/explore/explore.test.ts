import { array, assert, nat, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise, type StoryGraph } from "../../graph/structure.ts";
import { toTheEnd } from "../../play/to-the-end.ts";
import { begin, take } from "../../state/turns/take.ts";
import { waysFrom } from "../../state/turns/ways.ts";
import { lampGraph } from "../../testing/lamp-story.ts";
import { lint } from "../../lint/lint.ts";
import { prove, proving } from "../prove.ts";
import { exploration } from "./explore.ts";
import { statesReport } from "./findings-of-states.ts";

const into = (text: string, target: string, more: object = {}) => ({ text, target, ...more });
const end = { text: "Over." };
const explored = (graph: StoryGraph, most?: number) =>
  statesReport(graph, toTheEnd(exploration(graph, most)));

/** A door that opens by a key that lies in a cellar, which falls shut. */
const cellar = normalise({
  start_node: "yard",
  things: { key: { name: "the key" } },
  nodes: {
    yard: {
      text: "A yard.",
      choices: [into("Down", "cellar"), into("Door", "hall", { when: { carries: "key" } })],
    },
    cellar: {
      text: "A cellar.",
      choices: [
        into("Take", "cellar", { once: true, effects: [{ give: "key" }] }),
        into("Wait", "cellar", { when: { not: { carries: "key" } } }),
        into("Climb", "yard", { when: { carries: "key" } }),
        into("Eat the key", "grave", { when: { carries: "key" }, effects: [{ take: "key" }] }),
      ],
    },
    grave: {
      text: "Dark.",
      choices: [into("Sleep", "grave"), into("Up", "hall", { when: { carries: "key" } })],
    },
    hall: end,
    attic: { text: "Attic.", instead: [{ when: { visited: "attic" }, target: "hall" }] },
    roof: end,
  },
});

describe("exploring the states of a story", () => {
  test("finds the shortest way to each ending, and says that it saw all", () => {
    const { paths, is_whole, states, never, never_open } = explored(cellar);
    expect(paths["hall"]?.map(({ text }) => text)).toEqual(["Down", "Take", "Climb", "Door"]);
    expect([is_whole, never]).toEqual([true, ["attic", "roof"]]);
    expect(states).toBeLessThan(10);
    expect(never_open).toEqual([{ node: "grave", choice: 1, text: "Up" }]);
  });

  test("finds where a player goes on and never reaches an ending, and the way there", () => {
    expect(explored(cellar).traps).toEqual([
      {
        why: "lost",
        node: "grave",
        path: ["Down", "Take", "Eat the key"].map((text, at) => ({
          node: at === 0 ? "yard" : "cellar",
          text,
          check: null,
        })),
        has: [],
      },
    ]);
    const report = prove(cellar, { plays: 100 });
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        code: "lost",
        severity: "error",
        node: "grave",
        params: { path: ["Down", "Take", "Eat the key"] },
      }),
    );
  });

  test("tells a place where nothing is open once, and what lint only feared no more", () => {
    const story = (isOpen: boolean) =>
      normalise({
        qualities: { lamp: { kind: "flag", name: "Lamp", shown: true } },
        nodes: {
          yard: {
            text: "A.",
            choices: [
              into("Light", "stair", { effects: [{ set: "lamp", to: true }] }),
              ...(isOpen ? [] : [into("Grope", "stair")]),
            ],
          },
          stair: { text: "B.", choices: [into("Down", "hall")] },
          hall: {
            text: "C.",
            choices: [into("In", "end", { when: { quality: "lamp", value: true } })],
          },
          end,
        },
      });
    expect(lint(story(true)).map(({ code }) => code)).toEqual(["may_be_stuck"]);
    expect(prove(story(true), { plays: 10 }).findings).toEqual([]);
    expect(prove(story(false), { plays: 10 }).findings).toEqual([
      {
        code: "stuck",
        severity: "error",
        node: "hall",
        params: { path: ["Grope", "Down"] },
      },
    ]);
  });

  test("stops where there are too many states, and takes nothing for impossible then", () => {
    const report = explored(cellar, 3);
    expect(report).toMatchObject({ states: 3, is_whole: false, never: [], never_open: [] });
    const { state, findings } = prove(cellar, { plays: 200, states: 2 });
    expect(state).toMatchObject({ is_whole: false });
    expect(state?.endings).toContainEqual(
      expect.objectContaining({ node: "roof", is_reached: null, path: [] }),
    );
    expect(state?.endings).toContainEqual(
      expect.objectContaining({ node: "hall", is_reached: true }),
    );
    expect(findings.map(({ code }) => code)).not.toContain("lost");
  });

  test("stops when it is told to, after saying how far it is", () => {
    const digits = Object.fromEntries(
      ["a", "b", "c", "d"].map((name) => [name, { kind: "number", name, most: 9 }]),
    );
    const lock = normalise({
      qualities: digits,
      nodes: {
        lock: {
          text: "A lock.",
          choices: [
            ...Object.keys(digits).map((name) =>
              into(name, "lock", { effects: [{ add: name, by: 1 }] }),
            ),
            into("Open", "end", {
              when: {
                all: Object.keys(digits).map((quality) => ({ quality, is: "equals", value: 7 })),
              },
            }),
          ],
        },
        end,
      },
    });
    const work = proving(lock, { plays: 10 });
    let step = work.next();
    while (!step.done && typeof step.value === "number") step = work.next();
    expect(step.value).toMatchObject({ states: expect.any(Number) });
    const last = work.next("enough");
    expect(last.done && last.value).toMatchObject({ state: { is_whole: false } });
    const whole = explored(lock);
    expect([whole.states, whole.is_whole, whole.paths["end"]?.length]).toEqual([10_001, true, 29]);
  });

  test("begins as every player may, and knows commands and endings found before", () => {
    const story = normalise({
      qualities: { who: { kind: "one_of", name: "Who", values: ["Asha", "Ravi"], start: "Asha" } },
      who: { qualities: ["who"] },
      reactions: { goat: { command: "Ask", says: "Baa.", effects: [{ set: "who", to: "Asha" }] } },
      nodes: {
        a: {
          text: "A",
          choices: [
            into("One", "asha", { when: { quality: "who", value: "Asha" } }),
            into("Two", "ravi", {
              when: { all: [{ quality: "who", value: "Ravi" }, { ending_found: "asha" }] },
            }),
          ],
        },
        asha: end,
        ravi: end,
      },
    });
    const { paths, traps } = explored(story);
    expect(Object.keys(paths).toSorted()).toEqual(["asha", "ravi"]);
    // Ravi is not stuck, since asking the goat makes an Asha of him.
    expect(traps).toEqual([]);
  });

  test("knows every scene that any play comes to", () => {
    const work = toTheEnd(exploration(lampGraph));
    const names = new Set(work.nodes.map((node) => work.machine.names[node]));
    expect(work.isWhole).toBe(true);
    assert(
      property(array(nat(9), { maxLength: 40 }), (picks) => {
        let { node, state } = begin(lampGraph);
        for (const pick of picks) {
          expect(names).toContain(node);
          const ways = waysFrom(lampGraph, node, state).filter(({ isLocked }) => !isLocked);
          const way = ways[pick % Math.max(1, ways.length)];
          if (way === undefined) break;
          ({ node, state } = take(lampGraph, node, state, way, pick / 10));
        }
      }),
      { numRuns: 200 },
    );
  });
});
