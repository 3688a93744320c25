import { assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { createRng, type StoryGraph } from "@katha/storygraph";
import { lampGraph, tries } from "@katha/storygraph/testing";
import { anyStory } from "../testing/any-story.ts";
import { compiledInk, inkPlayer, ourPlayer, type Met } from "../testing/ink-player.ts";
import { expectSamePlays, withoutLocks } from "../testing/walk-both.ts";
import { variablesOf, type Variables } from "../writing/variables.ts";
import { canBeKnot } from "./body.ts";
import { exportInk } from "./export.ts";
import { importInk } from "./import.ts";
import { backKnot, writtenInk } from "./written.ts";

/** What ink's variables say of each quality, in our words. */
function stateThere(graph: StoryGraph, variables: Variables, there: Met["state"]) {
  const of = (needed: Parameters<Variables["of"]>[0]) => there[variables.of(needed) ?? ""];
  return Object.fromEntries(
    Object.entries(graph.qualities ?? {}).map(([name, quality]) => [
      name,
      quality.kind === "set"
        ? quality.values.filter((word) => of({ of: "word", quality: name, word }) === true)
        : of({ of: "quality", name }),
    ]),
  );
}

const byWord = (one: unknown, other: unknown) => String(one).localeCompare(String(other));
const inOrder = (value: unknown) => (Array.isArray(value) ? value.toSorted(byWord) : value);

/** Walks a story in inkjs and in our engine at once, and expects the same at each step. */
function walkBoth(graph: StoryGraph, paths: number, seed: string): number {
  const { text } = exportInk(graph);
  const story = compiledInk(text);
  const variables = variablesOf(graph, [...writtenInk(graph).shown.values(), backKnot], canBeKnot);
  const names = variables.all().map(({ name }) => name);
  let steps = 0;
  for (let path = 0; path < paths; path += 1) {
    const rng = createRng(`${seed} ${path}`);
    const [theirs, ours] = [inkPlayer(story, names), ourPlayer(graph, "")];
    for (let step = 0; step < 12; step += 1) {
      const [there, here] = [theirs.met(), ours.met()];
      const state = stateThere(graph, variables, there.state);
      const known = Object.keys(state).map((name) => [name, inOrder(here.state[name])]);
      expect({ ...here, state: Object.fromEntries(known) }).toEqual({
        ...there,
        state: Object.fromEntries(Object.keys(state).map((name) => [name, inOrder(state[name])])),
      });
      if (there.choices.length === 0) break;
      const at = rng.between(0, there.choices.length - 1);
      theirs.pick(at);
      const rolled = Number(theirs.met().state[variables.of({ of: "roll" }) ?? ""] ?? 1);
      ours.pick(at, (rolled - 1) / 100);
      steps += 1;
    }
  }
  return steps;
}

describe("a story of ours, taken to ink", () => {
  test("plays the same in inkjs, with one of everything", () => {
    expect(walkBoth(lampGraph, 300, "lamp")).toBeGreaterThan(1000);
  });

  test("plays the same in inkjs, whatever the story", () => {
    assert(
      property(anyStory, (graph) => {
        walkBoth(graph, 4, "any");
      }),
      tries(60),
    );
  }, 300_000);

  test("comes back as it was", () => {
    assert(
      property(anyStory, (graph) => {
        const read = importInk(exportInk(graph).text);
        expect(read.graph).toEqual(graph);
        expect(read.lost).toEqual([]);
      }),
      tries(60),
    );
  });

  test("plays the same when somebody took our notes away", () => {
    assert(
      property(anyStory, (any) => {
        const graph = withoutLocks(any);
        const bare = exportInk(graph).text.replaceAll(/^\/\/ katha: .*\n/gm, "");
        expectSamePlays(graph, importInk(bare).graph, 3);
      }),
      tries(60),
    );
  });
});
