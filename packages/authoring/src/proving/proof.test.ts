import { normalise, prove } from "@katha/storygraph";
import { expect, it } from "vitest";
import { runProof, type ProofMessage } from "./proof.ts";

const graph = normalise({
  nodes: {
    gate: {
      text: "Two ways.",
      choices: ["yard", "road"].map((target) => ({ text: "Go", target })),
    },
    yard: "Home.",
    road: "Away.",
  },
});

function messagesOf(plays: number): ProofMessage[] {
  const news: ProofMessage[] = [];
  runProof({ graph, options: { seed: 5, plays } }, (one) => news.push(one));
  return news;
}

it("reports its progress, and in the end what a whole proof reports", () => {
  expect(messagesOf(600)).toEqual([
    { kind: "progress", done: 0 },
    { kind: "progress", done: 250 },
    { kind: "progress", done: 500 },
    { kind: "report", report: prove(graph, { seed: 5, plays: 600 }) },
  ]);
});

it("says how many states of a story it has found, after the plays", () => {
  const numbers = ["a", "b", "c", "d"];
  const lock = normalise({
    qualities: Object.fromEntries(numbers.map((name) => [name, { kind: "number", name, most: 9 }])),
    nodes: {
      lock: {
        text: "A lock.",
        choices: [
          ...numbers.map((name) => ({
            text: name,
            target: "lock",
            effects: [{ add: name, by: 1 }],
          })),
          {
            text: "Open",
            target: "open",
            when: { all: numbers.map((quality) => ({ quality, value: 1 })) },
          },
        ],
      },
      open: "Open.",
    },
  });
  const kinds: string[] = [];
  runProof({ graph: lock, options: { plays: 10 } }, ({ kind }) => kinds.push(kind));
  expect([...new Set(kinds)]).toEqual(["progress", "exploring", "report"]);
});

it("gives the same report again", () => {
  expect(messagesOf(300)).toEqual(messagesOf(300));
});
