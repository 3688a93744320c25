import { assert, constantFrom, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise } from "../../graph/structure.ts";
import { lampStory } from "../../testing/lamp-story.ts";
import { anyStructure } from "../../testing/any-operation.ts";
import { conditionsOf, effectsOf } from "../../state/conditions-of.ts";
import { apply } from "../apply.ts";
import { done, newHistory, pauseMs } from "../history.ts";
import type { StructureOperation, WrittenStructure } from "../operations.ts";
import { viewOf } from "../view.ts";

const after = (...operations: StructureOperation[]) =>
  operations.reduce<WrittenStructure>(apply, lampStory);

describe("declaring", () => {
  test("adds a quality and a thing, and keeps what else was written of one that changes", () => {
    const made = apply(
      { things: { key: { name: "a key", tint: "red" } } },
      {
        kind: "declare",
        part: "things",
        id: "key",
        entry: { name: "the iron key", about: "Cold.", start: true },
      },
    );
    expect(made).toEqual({
      things: { key: { name: "the iron key", about: "Cold.", start: true, tint: "red" } },
    });
    const flag = { kind: "flag", name: "Lit", shown: true, start: false } as const;
    expect(
      viewOf(apply({}, { kind: "declare", part: "qualities", id: "lit", entry: flag })).qualities,
    ).toEqual({ lit: flag });
  });

  test("leaves no bounds behind in a quality that becomes another kind", () => {
    const entry = { kind: "text", name: "Trust", shown: false, start: "" } as const;
    const changed = after({ kind: "declare", part: "qualities", id: "trust", entry });
    expect(viewOf(changed).qualities).toMatchObject({ trust: entry });
    expect(Object.keys(Object(changed["qualities"]).trust)).toEqual(["kind", "name", "shown"]);
  });

  test("takes back the last entry of a kind with its heading, so that a plain story is plain again", () => {
    const plain = { start_node: "a", nodes: { a: "A" } };
    const entry = { name: "a rope", about: "", start: false };
    const declared = apply(plain, { kind: "declare", part: "things", id: "rope", entry });
    expect(apply(declared, { kind: "undeclare", part: "things", id: "rope" })).toEqual(plain);
  });

  test("orders them anew", () => {
    const moved = after({ kind: "move_declared", part: "things", id: "lantern", to: 0 });
    expect(Object.keys(viewOf(moved).things ?? {})).toEqual(["lantern", "key", "rope"]);
  });

  test("sets and takes away health, who players are, and what a choice asks and does", () => {
    expect(after({ kind: "set_health", health: null }, { kind: "set_who", who: null })).toEqual({
      ...lampStory,
      health: undefined,
      who: undefined,
    });
    const at = { kind: "set_choice_field", node: "court", choice: 1 } as const;
    const open = after(
      { ...at, field: "when", value: null },
      { ...at, field: "reason", value: "" },
    );
    expect(viewOf(open).nodes["court"]?.choices[1]).toEqual({
      text: "Open the door",
      target: "hall",
      otherwise: "locked",
    });
  });

  test("sets what readers are told of the sources, and takes it away", () => {
    const note = "After Valmiki.";
    const noted = apply(lampStory, { kind: "set_sources_note", note });
    expect(noted).toEqual({ ...lampStory, sources_note: note });
    expect(viewOf(noted).sources_note).toBe(note);
    expect(apply(noted, { kind: "set_sources_note", note })).toBe(noted);
    expect(apply(noted, { kind: "set_sources_note", note: "" })).toEqual(lampStory);
  });

  test("gives fields to a choice that was its words alone", () => {
    const story = { nodes: { a: { text: "A", choices: ["Go"] } } };
    const operation: StructureOperation = {
      kind: "set_choice_field",
      node: "a",
      choice: 0,
      field: "when",
      value: { carries: "key" },
    };
    expect(apply(story, operation)).toEqual({
      nodes: { a: { text: "A", choices: [{ text: "Go", when: { carries: "key" } }] } },
    });
  });

  test("joins what is typed at one entry without a pause into one step of undo", () => {
    const named = (name: string): StructureOperation => ({
      kind: "declare",
      part: "things",
      id: "key",
      entry: { name, about: "", start: false },
    });
    const typed = done(done(newHistory({}), named("k"), 0), named("ke"), pauseMs);
    expect(typed.past).toHaveLength(1);
    expect(done(typed, named("key"), 3 * pauseMs).past).toHaveLength(2);
  });
});

describe("renaming everywhere", () => {
  test("a quality follows in conditions, effects, checks, texts and who players are", () => {
    const renamed = after({
      kind: "rename_declared",
      part: "qualities",
      id: "trust",
      to: "faith",
      name: "Faith",
    });
    expect(JSON.stringify(renamed)).not.toMatch(/"trust"|\{trust/u);
    const graph = viewOf(renamed);
    expect(graph.qualities?.["faith"]).toMatchObject({ name: "Faith", most: 5 });
    expect(Object.keys(graph.qualities ?? {})[0]).toBe("faith");
    expect(graph.nodes["court"]?.text).toContain("{faith|nobody|one friend|# friends}");
    expect(graph.nodes["court"]?.choices[2]?.check?.quality).toBe("faith");
    expect(graph.reactions?.["goat"]?.effects).toEqual([{ add: "faith", by: 1, once: true }]);
  });

  test("a thing follows in conditions, effects and texts; its name alone can change too", () => {
    const rename = { kind: "rename_declared", part: "things", id: "key" } as const;
    const renamed = after({ ...rename, to: "ring", name: "the ring" });
    expect(JSON.stringify(renamed)).not.toMatch(/"key"|\{key/u);
    expect(viewOf(renamed).nodes["court"]?.choices[1]).toMatchObject({
      when: { carries: "ring" },
      reason: "The door needs {ring}.",
    });
    const called = after({ ...rename, to: "key", name: "the brass key" });
    expect(viewOf(called).things?.["key"]).toMatchObject({ name: "the brass key" });
    expect(called["nodes"]).toBe(lampStory.nodes);
  });

  test("does nothing where the id is taken, by a thing, a quality or health", () => {
    for (const to of ["rope", "lamp", "health", ""])
      expect(after({ kind: "rename_declared", part: "things", id: "key", to, name: "x" })).toBe(
        lampStory,
      );
  });

  test("a scene follows in conditions, checks, ways elsewhere, health and answers", () => {
    const renamed = after(
      { kind: "rename_node", node: "well", name: "spring" },
      { kind: "rename_node", node: "song", name: "hymn" },
      { kind: "rename_node", node: "feast", name: "banquet" },
      { kind: "rename_node", node: "dark", name: "night" },
    );
    const graph = viewOf(renamed);
    expect(graph.nodes["court"]?.choices[2]?.check?.fails_to).toBe("spring");
    expect(graph.reactions?.["goat_here"]?.at).toBe("spring");
    expect(graph.nodes["hall"]?.instead).toEqual([
      { when: { visited: "hymn", times: 1 }, target: "banquet" },
    ]);
    expect(graph.health?.ends_at).toBe("night");
  });

  test("copies keep their inner links", () => {
    const copied = viewOf(after({ kind: "duplicate_nodes", nodes: ["court", "well"] }));
    expect(copied.nodes["court_2"]?.choices[2]?.check?.fails_to).toBe("well_2");
    expect(copied.nodes["court"]?.choices[2]?.check?.fails_to).toBe("well");
  });

  test("there and back again is where it was, whatever was written", () => {
    assert(
      property(anyStructure, constantFrom("trust", "lamp"), (structure, id) => {
        const { qualities = {}, things = {} } = normalise(structure);
        // Texts name a thing of that id by the same word.
        if (Object.hasOwn(things, id)) return;
        const name = Object.hasOwn(qualities, id) ? (qualities[id]?.name ?? "") : "";
        const rename = { kind: "rename_declared", part: "qualities" } as const;
        const there = apply(structure, { ...rename, id, to: "fresh", name });
        const back = apply(there, { ...rename, id: "fresh", to: id, name });
        expect(normalise(back)).toEqual(normalise(structure));
        const named = JSON.stringify([conditionsOf(viewOf(there)), effectsOf(viewOf(there))]);
        expect(there !== structure && named.includes(`{"quality":"${id}"`)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
