import { array, assert, boolean, constantFrom, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise } from "../../../graph/structure.ts";
import { anyCondition, anyEffect } from "../../../testing/any-state.ts";
import { foldedByCopies } from "../../../testing/folded-by-copies.ts";
import { happened } from "../../../testing/happened.ts";
import { lampGraph } from "../../../testing/lamp-story.ts";
import { effectFrom } from "../../reading/read-effect.ts";
import { holds } from "../holds.ts";
import { startState, type PlayState } from "../state.ts";

const anyEffects = array(
  tuple(anyEffect, anyCondition, boolean()).map(([effect, when, once]) =>
    Object.assign({ when, once }, effect),
  ),
  { maxLength: 12 },
);

describe("effects", () => {
  test("leave the same state, written in the same order, as copying everything at each of them", () => {
    assert(
      property(anyEffects, anyEffects, (first, second) => {
        const start = startState(lampGraph);
        const written = JSON.stringify(start);
        const once = happened(lampGraph, start, first);
        const twice = happened(lampGraph, once.state, second);
        const plain = foldedByCopies(lampGraph, start, first);
        expect(JSON.stringify(twice)).toBe(
          JSON.stringify(foldedByCopies(lampGraph, plain.state, second)),
        );
        expect(JSON.stringify(once)).toBe(JSON.stringify(plain));
        expect(JSON.stringify(start)).toBe(written);
      }),
      { numRuns: 2_000 },
    );
  });

  test("keep the order of a set's words, and words that its author wrote twice", () => {
    const words = ["a", "b", "c", "d"];
    const anyWord = constantFrom(...words);
    const anyChange = tuple(constantFrom("include", "exclude"), anyWord).map(([how, value]) =>
      effectFrom({ [how]: "known", value }),
    );
    assert(
      property(
        array(anyWord, { maxLength: 6 }),
        array(anyChange, { maxLength: 12 }),
        (start, effects) => {
          const known = { kind: "set", values: words, start };
          const graph = normalise({ qualities: { known }, nodes: {} });
          const state = startState(graph);
          expect(happened(graph, state, effects)).toEqual(foldedByCopies(graph, state, effects));
        },
      ),
    );
  });

  test("that change nothing leave the state that there was", () => {
    const state = startState(lampGraph);
    const again = effectFrom({ set: "lamp", to: false });
    expect(happened(lampGraph, state, [again]).state).toBe(state);
  });
});

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);

test("comparing two sets reads each word a few times, in whatever order they are", () => {
  const values = numbered(2_000, "word");
  const known = { kind: "set", values };
  const graph = normalise({ qualities: { one: known, other: known }, nodes: {} });
  let reads = 0;
  const counted = (words: readonly string[]) =>
    new Proxy(words, {
      get: (target, key, receiver) => {
        reads += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  const state: PlayState = {
    ...startState(graph),
    qualities: { one: counted(values), other: counted(values.toReversed()) },
  };
  expect(holds({ quality: "one", is: "equals", other: "other" }, state)).toBe(true);
  expect(reads).toBeLessThan(values.length * 8);
});
