import { assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGraph } from "../testing/any-graph.ts";
import { normalise } from "../graph/structure.ts";
import { lampGraph, lampStory } from "../testing/lamp-story.ts";
import { written } from "../testing/written.ts";
import { reachable } from "../graph/reach.ts";
import { diff } from "./diff.ts";

const before = written({
  a: ["A", "b", "c"],
  b: ["B", "e", "a"],
  c: ["C", "f"],
  e: ["E"],
  f: ["F"],
  attic: ["Attic", "e"],
});

describe("diff", () => {
  test("tells what was added, removed and changed, and which endings that gains and loses", () => {
    const after = written({
      a: ["A", "b", "new"],
      b: ["B", "e", "attic"],
      e: ["E, told anew"],
      f: ["F"],
      attic: ["Attic", "e"],
      new: ["New"],
    });
    expect(diff(before, after)).toEqual({
      added: ["new"],
      removed: ["c"],
      changed: [
        { node: "a", fields: ["choices"] },
        { node: "b", fields: ["choices"] },
        { node: "e", fields: ["text"] },
      ],
      declared: [],
      start_moved_to: null,
      opened: ["attic"],
      closed: ["f"],
      endings_gained: ["new"],
      endings_lost: ["f"],
      sessions_notice: expect.arrayContaining([
        { node: "a", what: "choices" },
        { node: "b", what: "choices" },
        { node: "c", what: "gone" },
        { node: "e", what: "text" },
      ]),
    });
  });

  test("tells the gravest thing that a running session would notice", () => {
    const after = {
      ...written({ a: ["A", "b"], b: ["B"], c: ["C", "c"], e: ["E", "b"], f: ["F"] }),
      start_node: "b",
    };
    const { sessions_notice, start_moved_to } = diff(before, after);
    expect(start_moved_to).toBe("b");
    expect(sessions_notice.toSorted((left, right) => (left.node < right.node ? -1 : 1))).toEqual([
      { node: "a", what: "choices" },
      { node: "b", what: "now_ends" },
      { node: "c", what: "trapped" },
      { node: "e", what: "goes_on" },
    ]);
  });

  test("looks past what players do not see, and past the order of fields", () => {
    const one = written({ a: ["A"] });
    const other = { ...one, nodes: { a: { choices: [], text: "A", mood: "calm" } } };
    expect(diff(one, other)).toMatchObject({
      changed: [{ node: "a", fields: ["mood"] }],
      sessions_notice: [],
    });
    expect(diff(one, { ...one, nodes: { a: { choices: [], text: "A" } } }).changed).toEqual([]);
  });

  test("names the qualities, things and answers that came, went or changed", () => {
    const after = normalise({
      ...lampStory,
      qualities: { ...lampStory.qualities, trust: { ...lampStory.qualities.trust, most: 9 } },
      things: { key: lampStory.things.key, rope: lampStory.things.rope, oil: { name: "oil" } },
      health: undefined,
    });
    expect(diff(lampGraph, after)).toMatchObject({
      changed: [],
      declared: [
        { part: "qualities", id: "trust", what: "changed", fields: ["most"] },
        { part: "things", id: "lantern", what: "removed", fields: [] },
        { part: "things", id: "oil", what: "added", fields: [] },
        { part: "health", id: null, what: "removed", fields: [] },
      ],
    });
  });

  test("tells those at a scene of a choice that has another condition", () => {
    const court = lampGraph.nodes["court"];
    const choices = court?.choices.map(({ when: _when, ...choice }) => choice) ?? [];
    const after = { ...lampGraph, nodes: { ...lampGraph.nodes, court: { ...court, choices } } };
    expect(diff(lampGraph, normalise(after)).sessions_notice).toContainEqual({
      node: "court",
      what: "choices",
    });
  });

  test("is empty against itself, and turns around when the versions do", () => {
    assert(
      property(anyGraph, anyGraph, (one, other) => {
        const same = diff(one, one);
        expect(Object.values(same).flat().filter(Boolean)).toEqual([]);
        const [there, back] = [diff(one, other), diff(other, one)];
        expect(there.added).toEqual(back.removed);
        expect(there.endings_gained).toEqual(back.endings_lost);
        expect(there.opened.toSorted()).toEqual(back.closed.toSorted());
        const met = reachable(one);
        for (const { node } of there.sessions_notice) expect(met.has(node)).toBe(true);
      }),
    );
  });
});
