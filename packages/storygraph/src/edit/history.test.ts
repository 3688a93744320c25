import { array, assert, integer, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyOperation, anyStructure } from "../testing/any-operation.ts";
import { apply } from "./apply.ts";
import {
  done,
  historyLength,
  newHistory,
  pauseMs,
  redone,
  settled,
  undone,
  type History,
} from "./history.ts";
import type { StructureOperation } from "./operations.ts";
import { tries } from "../testing/tries.ts";

const timed = array(tuple(anyOperation, integer({ min: 0, max: 3000 })), { maxLength: 12 });

function written(history: History, operations: readonly [StructureOperation, number][]): History {
  let now = 0;
  return operations.reduce((before, [operation, pause]) => {
    now += pause;
    return done(before, operation, now);
  }, history);
}

const times = (count: number, history: History, move: (history: History) => History) =>
  Array.from({ length: count }).reduce<History>((before) => move(before), history);

const story = { start_node: "a", nodes: { a: { text: "", choices: [{ text: "", target: "" }] } } };
const text = (words: string, node = "a"): StructureOperation => ({
  kind: "set_text",
  node,
  text: words,
});

describe("a history", () => {
  test("goes back to the very structure it began with, and forth to the one it ended with", () => {
    assert(
      property(anyStructure, timed, (structure, operations) => {
        const end = written(newHistory(structure), operations);
        expect(end.structure).toEqual(
          operations.reduce((before, [operation]) => apply(before, operation), structure),
        );
        const back = times(end.past.length, end, undone);
        expect(back.structure).toBe(structure);
        expect(undone(back)).toBe(back);
        const forth = times(back.future.length, back, redone);
        expect(forth.structure).toBe(end.structure);
        expect(redone(forth)).toBe(forth);
      }),
      tries(500),
    );
  });

  test("takes back what was written without a pause as one", () => {
    const typed = written(newHistory(story), [
      [text("O"), 0],
      [text("On"), 100],
      [text("Onc"), pauseMs],
      [text("Once"), pauseMs + 1],
    ]);
    expect(typed.past).toHaveLength(2);
    expect(undone(typed).structure).toMatchObject({ nodes: { a: { text: "Onc" } } });
    expect(undone(undone(typed)).structure).toBe(story);
  });

  test("keeps apart what is written elsewhere, what is settled, and what follows an undo", () => {
    const choice: StructureOperation = {
      kind: "set_choice_text",
      node: "a",
      choice: 0,
      text: "Go",
    };
    const apart = done(done(done(newHistory(story), text("O"), 0), choice, 1), text("On"), 2);
    expect(apart.past).toHaveLength(3);
    const after = done(settled(done(newHistory(story), text("O"), 0)), text("On"), 1);
    expect(after.past).toHaveLength(2);
    const back = undone(after);
    expect(done(back, text("Or"), 2)).toMatchObject({ past: [{}, {}], future: [] });
  });

  test("remembers nothing that changed nothing, and no more than it can hold", () => {
    const history = newHistory(story);
    expect(done(history, text(""), 0)).toBe(history);
    const many = Array.from(
      { length: historyLength + 50 },
      (_, at): [StructureOperation, number] => [text(String(at)), pauseMs + 1],
    );
    const long = written(history, many);
    expect(long.past).toHaveLength(historyLength);
    expect(times(historyLength, long, undone).structure).toMatchObject({
      nodes: { a: { text: "49" } },
    });
  });
});
