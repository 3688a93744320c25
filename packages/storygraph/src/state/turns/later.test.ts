import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { nodeNamed, normalise } from "../../graph/structure.ts";
import { createRng } from "../../random/rng.ts";
import { joinedLater, toldLater } from "./later.ts";
import { afterReaction } from "./react.ts";
import type { PlayState } from "./state.ts";
import { begin, take } from "./take.ts";
import { waysFrom } from "./ways.ts";
import { textAt } from "./words.ts";

const graph = normalise({
  start_node: "gate",
  qualities: { name: { kind: "text", name: "Your name", start: "Asha" } },
  nodes: {
    gate: {
      text: "A gate.",
      cast: ["Mira"],
      choices: [
        { text: "To the well.", target: "well" },
        { text: "Bolt it.", target: "well", remembers: "You bolted it.", later: "It is bolted." },
        { text: "Climb.", target: "end", later: "You climbed." },
        { text: "Stay.", target: "gate" },
      ],
    },
    well: {
      text: "A well.",
      cast: ["Hari"],
      choices: [
        { text: "Back.", target: "gate" },
        { text: "On.", target: "bank" },
      ],
    },
    bank: { text: "A bank.", choices: [{ text: "On.", target: "end" }] },
    end: { text: "It is over.\n\nThe end.", choices: [] },
  },
  reactions: {
    torch: {
      about: "Mira",
      says: ["She takes it."],
      remembers: "You gave Mira your torch.",
      later: "Mira has your torch, {name}.",
    },
    song: { says: ["You sing."], later: "Somebody hums your song." },
    chorus: { says: ["You sing on."], later: "Somebody hums your song." },
    coin: { says: ["It rings."], later: "The coin is gone." },
    bow: { says: ["You bow."], later: "Your back remembers the bow." },
    plunge: { says: ["You jump."], target: "well", later: "You are still wet." },
  },
});

type Place = { node: string; state: PlayState };
const start = (): Place => begin(graph);
const did = ({ node, state }: Place, reaction: string) =>
  afterReaction(graph, node, state, reaction);

function went({ node, state }: Place, text: string): Place & { told: string[] } {
  const at = nodeNamed(graph, node)?.choices.findIndex((choice) => choice.text === text) ?? -1;
  const way = waysFrom(graph, node, state).find(({ choice }) => choice === at);
  if (way === undefined) throw new Error(`There is no way "${text}" from ${node}.`);
  const moved = take(graph, node, state, way);
  return { ...moved, told: toldLater(graph, { before: state, after: moved.state }) };
}

describe("what was done", () => {
  test("is told of in the next scene in which its person is, and once", () => {
    const well = went(did(start(), "torch"), "To the well.");
    expect(well.told).toEqual([]);
    const gate = went(well, "Back.");
    expect(gate.told).toEqual([]);
    const there = afterReaction(graph, "well", well.state, "torch");
    expect(went(there, "Back.").told).toEqual([]);
  });

  test("is told of in the same words once, however often it was done", () => {
    const well = went(did(did(start(), "song"), "chorus"), "To the well.");
    expect(well.told).toEqual(["Somebody hums your song."]);
    const again = went(did(well, "chorus"), "On.");
    expect(again.told).toEqual([]);
  });

  test("of nobody is told of in the next scene of another name", () => {
    const sung = did(start(), "song");
    expect(went(sung, "Stay.").told).toEqual([]);
    const well = went(went(sung, "Stay."), "To the well.");
    expect(well.told).toEqual(["Somebody hums your song."]);
    expect(went(well, "Back.").told).toEqual([]);
    expect(went(did(well, "song"), "On.").told).toEqual([]);
  });

  test("comes one deed a scene, the oldest first", () => {
    const well = went(did(did(start(), "coin"), "song"), "To the well.");
    expect(well.told).toEqual(["The coin is gone."]);
    expect(went(well, "On.").told).toEqual(["Somebody hums your song."]);
  });

  test("and led to a scene is told of after that one", () => {
    const bolted = went(start(), "Bolt it.");
    expect(bolted.told).toEqual([]);
    expect(went(bolted, "On.").told).toEqual(["It is bolted."]);
    const wet = did(start(), "plunge");
    expect(wet.node).toBe("well");
    expect(went(wet, "On.").told).toEqual(["You are still wet."]);
    expect(went(start(), "Climb.").told).toEqual([]);
  });

  test("and is still owed is told of in the ending, the last two", () => {
    const deeds = ["torch", "song", "coin", "bow"];
    const end = went(
      deeds.reduce((place, deed) => did(place, deed), start()),
      "Climb.",
    );
    expect(end.told).toEqual(["The coin is gone.", "Your back remembers the bow."]);
    expect(end.state.later?.owed.map(({ deed }) => deed)).toEqual(["gate\nClimb.\nend"]);
  });

  test("and is disputed is not told of", () => {
    const given = did(start(), "torch");
    const { state } = went(given, "Climb.");
    const steps = { before: given.state, after: state };
    expect(toldLater(graph, steps)).toEqual(["Mira has your torch, Asha."]);
    expect(toldLater(graph, steps, ["You gave Mira your torch."])).toEqual([]);
  });

  test("is not told again by a turn that stays", () => {
    const well = went(did(start(), "song"), "To the well.");
    const after = did(well, "coin");
    expect(toldLater(graph, { before: well.state, after: after.state })).toEqual([]);
  });
});

const sceneOf = (node: string): Place => ({ node, state: start().state });

test("it stands at the end of a scene, and before the last paragraph of an ending", () => {
  expect(joinedLater(graph, sceneOf("well"), "A well.", ["Wet."])).toBe("A well.\n\nWet.");
  expect(joinedLater(graph, sceneOf("end"), "It is over.\n\nThe end.", ["Wet.", "Cold."])).toBe(
    "It is over.\n\nWet.\n\nCold.\n\nThe end.",
  );
  expect(joinedLater(graph, sceneOf("well"), "A well.", [])).toBe("A well.");
});

test.each([
  ["The road.\n\nA field.\n\n“Who was it?” she asks.", 1],
  ["The road.\n\n“Who was it?” she asks.", 2],
  ["The road.\n\nA field.\n\nDust.", 3],
])("it tears no talk apart: %j", (text, place) => {
  const paragraphs = text.split("\n\n");
  const told = [...paragraphs.slice(0, place), "Wet.", ...paragraphs.slice(place)].join("\n\n");
  expect(joinedLater(graph, sceneOf("well"), text, ["Wet."])).toBe(told);
});

test("in an ending nothing that leans on the paragraph before is parted from it", () => {
  const text = "Mira is back.\n\nThe field.\n\nShe mows it.\n\nThe end.";
  const told = "Mira is back.\n\nThe field.\n\nShe mows it.\n\nWet.\n\nThe end.";
  expect(joinedLater(graph, sceneOf("end"), text, ["Wet."])).toBe(told);
  expect(
    joinedLater(graph, sceneOf("end"), "Mira is back.\n\nA field.\n\nShe mows it.", ["Wet."]),
  ).toBe("Mira is back.\n\nWet.\n\nA field.\n\nShe mows it.");
});

describe("a scene with a mark for it", () => {
  const marked = normalise({
    start_node: "end",
    qualities: { late: { kind: "flag", name: "Late", start: true } },
    nodes: {
      end: {
        text: "Mira is back.\n\n{later}\n\n{if late} It is dark.\n\nShe lights a lamp.\n\nThe end.",
        shown_if: { late: { quality: "late", is: "equals", value: true } },
        choices: [],
      },
      last: { text: "The end.\n\n{later}", choices: [] },
    },
  });
  const { state } = begin(marked);

  test("is told without the mark", () => {
    const text = "Mira is back.\n\nIt is dark.\n\nShe lights a lamp.\n\nThe end.";
    expect(textAt(marked, "end", state)).toBe(text);
    expect(joinedLater(marked, { node: "end", state }, text, [])).toBe(text);
  });

  test("tells it there, whatever else is told", () => {
    const told = (node: string, now: PlayState) =>
      joinedLater(marked, { node, state: now }, textAt(marked, node, now), ["Wet.", "Cold."]);
    expect(told("end", state)).toMatch(/^Mira is back\.\n\nWet\.\n\nCold\.\n\nIt is dark\./);
    const early = { ...state, qualities: { ...state.qualities, late: false } };
    expect(told("end", early)).toMatch(/^Mira is back\.\n\nWet\.\n\nCold\.\n\nShe lights/);
    expect(told("last", state)).toBe("The end.\n\nWet.\n\nCold.");
  });

  test("has it where it tears nothing apart when a model tells the scene in other words", () => {
    const text = "She has come.\n\nThe night.\n\nAll is well.";
    expect(joinedLater(marked, { node: "end", state }, text, ["Wet."])).toBe(
      "She has come.\n\nThe night.\n\nWet.\n\nAll is well.",
    );
  });
});

test.each([
  "उसका हाथ काँपा।",
  "उसने देखा।",
  "उन्होंने कहा।",
  "उन्हें नींद आई।",
  "इसमें पानी था।",
  "इन पर धूल थी।",
])("nor is it in Hindi: %s", (leaning) => {
  const text = `मीरा लौट आई।\n\nखेत।\n\n${leaning}\n\nउसके बाद अंत।`;
  const told = `मीरा लौट आई।\n\nWet.\n\nखेत।\n\n${leaning}\n\nउसके बाद अंत।`;
  expect(joinedLater(graph, sceneOf("end"), text, ["Wet."])).toBe(told);
});

test("whatever is done, nothing is told twice, nothing before it was done, and nothing in its own scene", () => {
  const names = Object.keys(graph.reactions ?? {});
  assert(
    property(string(), (seed) => {
      const rng = createRng(seed);
      let place: Place = start();
      const done = new Map<string, string>();
      const told: string[] = [];
      for (let step = 0; step < 40; step += 1) {
        const before = place.state;
        const reaction = rng.between(0, 2) === 0 ? undefined : names[rng.between(0, 4)];
        const ways = waysFrom(graph, place.node, before);
        const way = ways[rng.between(0, Math.max(0, ways.length - 1))];
        if (way === undefined) break;
        if (reaction === undefined) place = take(graph, place.node, before, way);
        else place = did(place, reaction);
        const texts = toldLater(graph, { before, after: place.state });
        expect(texts.length).toBeLessThanOrEqual(place.node === "end" ? 3 : 1);
        const now = texts.length === 0 ? [] : (place.state.later?.now ?? []);
        for (const { deed, at } of now) {
          expect(told).not.toContain(deed);
          expect(at).not.toBe(place.node);
          expect(done.get(deed)).toBe(at);
          told.push(deed);
        }
        for (const { deed, at } of place.state.later?.owed ?? [])
          if (!done.has(deed)) done.set(deed, at);
      }
    }),
  );
});
