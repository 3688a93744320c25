import { assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { viewOf } from "../edit/view.ts";
import { sameJson } from "../graph/same-json.ts";
import { apply } from "../edit/apply.ts";
import type { StructureOperation } from "../edit/operations.ts";
import { anyOperation, anyStructure } from "../testing/any-operation.ts";
import { merge, withTheirs } from "./merge.ts";

const gate = { text: "A gate.", choices: [{ text: "In", target: "yard" }] };
const yard = { text: "A yard.", choices: [] };
const base = { start_node: "gate", nodes: { gate, yard } };
const withNodes = (nodes: object) => ({ ...base, nodes: { ...base.nodes, ...nodes } });

/** Of places on the map the last one counts, whoever is asked. */
const bothDrew = (...operations: StructureOperation[]) =>
  operations.every((operation) => /"(?:places|at|position)":/u.test(JSON.stringify(operation)));

describe("two people editing one structure", () => {
  test("at different scenes, and at different fields of one, are both heard", () => {
    const mine = withNodes({ gate: { ...gate, text: "A gate, shut." }, well: { text: "A well." } });
    const theirs = withNodes({
      gate: { ...gate, mood: "uneasy" },
      yard: { ...yard, text: "A wide yard." },
    });
    expect(merge(base, mine, theirs)).toEqual({
      structure: withNodes({
        gate: { ...gate, text: "A gate, shut.", mood: "uneasy" },
        yard: { ...yard, text: "A wide yard." },
        well: { text: "A well." },
      }),
      clashes: [],
    });
  });

  test("at the same words clash: mine stand, and theirs can be taken", () => {
    const mine = withNodes({ yard: { ...yard, text: "Mine." } });
    const theirs = withNodes({ yard: { ...yard, text: "Theirs." } });
    const { structure, clashes } = merge(base, mine, theirs);
    expect(structure).toEqual(mine);
    expect(clashes).toEqual([{ node: "yard", field: "text", mine: "Mine.", theirs: "Theirs." }]);
    const [clash] = clashes;
    expect(clash && withTheirs(structure, clash)).toEqual(theirs);
  });

  test("one of which took away what the other wrote on lose nothing before somebody chooses", () => {
    const written = withNodes({ yard: { ...yard, text: "Longer." } });
    const without = { start_node: "gate", nodes: { gate } };
    for (const [mine, theirs] of [
      [written, without],
      [without, written],
    ] as const) {
      const { structure, clashes } = merge(base, mine, theirs);
      expect(structure).toMatchObject({ nodes: { yard: { text: "Longer." } } });
      expect(clashes).toHaveLength(1);
      expect(clashes[0]).toMatchObject({ node: "yard", field: null });
    }
    const { structure, clashes } = merge(base, written, without);
    expect(clashes[0] && withTheirs(structure, clashes[0])).toEqual(without);
  });

  test("that took away what nobody touched take it away", () => {
    const theirs = { start_node: "gate", nodes: { gate } };
    expect(merge(base, base, theirs)).toEqual({ structure: theirs, clashes: [] });
  });

  test("of which nobody knows where they began keep the scenes of both", () => {
    const mine = withNodes({ well: { text: "A well." }, yard: { ...yard, text: "Mine." } });
    const theirs = withNodes({ tree: { text: "A tree." } });
    const { structure, clashes } = merge(undefined, mine, theirs);
    expect(Object.keys(viewOf(structure).nodes).toSorted()).toEqual([
      "gate",
      "tree",
      "well",
      "yard",
    ]);
    expect(clashes).toEqual([{ node: "yard", field: "text", mine: "Mine.", theirs: "A yard." }]);
  });

  test("that moved one scene on the map have no quarrel", () => {
    const mine = withNodes({ yard: { ...yard, position: "1,1" } });
    const theirs = withNodes({ yard: { ...yard, position: "9,9" } });
    expect(merge(base, mine, theirs)).toEqual({ structure: mine, clashes: [] });
  });

  test("that begin it elsewhere clash in the structure itself", () => {
    const [mine, theirs] = [
      { ...base, start_node: "yard" },
      { ...base, start_node: "well" },
    ];
    const { clashes } = merge(base, mine, theirs);
    expect(clashes).toEqual([{ node: null, field: "start_node", mine: "yard", theirs: "well" }]);
    expect(clashes[0] && withTheirs(mine, clashes[0])).toEqual(theirs);
  });
});

describe("two people who count different things", () => {
  const trust = { kind: "number", name: "Trust" };
  const story = {
    ...base,
    qualities: { trust },
    health: { name: "Health", shown: true },
    nodes: { ...base.nodes, gate: { ...gate, choices: [{ text: "In", target: "yard" }, "Wait"] } },
  };
  const withChoice = (choice: object) => ({
    ...story,
    nodes: { ...story.nodes, gate: { ...gate, choices: [choice, "Wait"] } },
  });

  test("at different qualities, fields of one, and what there is one of, are both heard", () => {
    const mine = {
      ...story,
      qualities: { trust: { ...trust, most: 5 }, lamp: { kind: "flag" } },
      health: { ...story.health, name: "Breath" },
    };
    const theirs = {
      ...story,
      qualities: { trust: { ...trust, name: "Faith" }, song: { kind: "flag" } },
      health: { ...story.health, shown: false },
      things: { key: { name: "a key" } },
    };
    expect(merge(story, mine, theirs)).toEqual({
      structure: {
        ...story,
        qualities: {
          trust: { ...trust, most: 5, name: "Faith" },
          lamp: { kind: "flag" },
          song: { kind: "flag" },
        },
        health: { name: "Breath", shown: false },
        things: { key: { name: "a key" } },
      },
      clashes: [],
    });
  });

  test("at the same field of a quality clash there, and theirs can be taken", () => {
    const mine = { ...story, qualities: { trust: { ...trust, name: "Faith" } } };
    const theirs = { ...story, qualities: { trust: { ...trust, name: "Bond" } } };
    const { structure, clashes } = merge(story, mine, theirs);
    expect(clashes).toEqual([
      {
        node: null,
        declared: { part: "qualities", id: "trust" },
        field: "name",
        mine: "Faith",
        theirs: "Bond",
      },
    ]);
    expect(structure).toEqual(mine);
    expect(clashes[0] && withTheirs(structure, clashes[0])).toEqual(theirs);
  });

  test("of which one took the last quality away and the other added one are both heard", () => {
    const { qualities: _gone, ...mine } = story;
    const theirs = { ...story, qualities: { trust, lamp: { kind: "flag" } } };
    expect(merge(story, mine, theirs)).toEqual({
      structure: { ...mine, qualities: { lamp: { kind: "flag" } } },
      clashes: [],
    });
  });

  test("at the words and at the condition of one choice are both heard", () => {
    const mine = withChoice({ text: "Go in", target: "yard" });
    const theirs = withChoice({ text: "In", target: "yard", when: { carries: "key" } });
    expect(merge(story, mine, theirs)).toEqual({
      structure: withChoice({ text: "Go in", target: "yard", when: { carries: "key" } }),
      clashes: [],
    });
  });

  test("are asked where a choice moved under the other's hands", () => {
    const mine = {
      ...story,
      nodes: { ...story.nodes, gate: { ...gate, choices: ["Wait", ...gate.choices] } },
    };
    const theirs = withChoice({ text: "In", target: "yard", when: { carries: "key" } });
    expect(merge(story, mine, theirs).clashes).toMatchObject([{ node: "gate", field: "choices" }]);
  });
});

test("where two do different things, it is the same whose come first", () => {
  let merged = 0;
  assert(
    property(anyStructure, anyOperation, anyOperation, (structure, one, other) => {
      const [mine, theirs] = [apply(structure, one), apply(structure, other)];
      const there = merge(structure, mine, theirs);
      const back = merge(structure, theirs, mine);
      expect(there.clashes.length).toBe(back.clashes.length);
      if (there.clashes.length > 0 || bothDrew(one, other)) return;
      merged += 1;
      expect(sameJson(there.structure, back.structure)).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(merged).toBeGreaterThan(500);
});

test("whatever stands in them: one hand alone is heard whole, and agreeing is no clash", () => {
  assert(
    property(anyStructure, anyStructure, (one, other) => {
      for (const { structure, clashes } of [
        merge(one, other, one),
        merge(one, one, other),
        merge(one, other, other),
      ]) {
        expect(sameJson(structure, other)).toBe(true);
        expect(clashes).toEqual([]);
      }
    }),
  );
});

test("whatever stands in them: taking theirs at each clash and nothing of mine alone gives theirs", () => {
  assert(
    property(anyStructure, anyStructure, (mine, theirs) => {
      const { structure, clashes } = merge(undefined, mine, theirs);
      const taken = clashes.reduce(withTheirs, structure);
      const again = merge(undefined, taken, theirs);
      expect(again.clashes).toEqual([]);
    }),
  );
});
