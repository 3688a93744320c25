// @vitest-environment happy-dom
import { fallbackModelLists } from "@katha/api/models";
import { normalise, type StoryGraph } from "@katha/storygraph";
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ModelScene } from "./test-play-moves.ts";
import { type TestNarrator, type TestPlayStep, useTestPlay } from "./useTestPlay.ts";

const written = (end: string) =>
  normalise({
    nodes: {
      gate: {
        text: "A gate.",
        choices: [
          { text: "In.", target: "yard" },
          { text: "Over.", target: "" },
        ],
      },
      yard: { text: "A yard.", choices: [{ text: "Home.", target: end }] },
      home: { text: "Home.", ending: { kind: "good", title: "Home" } },
      well: { text: "A well." },
    },
  });

function walking(graph: StoryGraph) {
  return renderHook(({ story }) => useTestPlay(story), { initialProps: { story: graph } });
}

it("walks to an end and back, and knows the way", () => {
  const { result } = walking(written("home"));
  expect(result.current.shown).toBeUndefined();
  act(() => result.current.begin("gate"));
  expect(result.current.shown?.choices).toEqual([
    { text: "In.", leads: true },
    { text: "Over.", leads: false },
  ]);
  act(() => result.current.shown?.onSelect(1));
  expect(result.current.shown?.path).toHaveLength(1);
  act(() => result.current.shown?.onSelect(0));
  act(() => result.current.shown?.onSelect(0));
  expect(result.current.shown).toMatchObject({
    ending: "Home",
    choices: [],
    path: [
      { node: "gate", choice: null },
      { node: "yard", choice: "In." },
      { node: "home", choice: "Home." },
    ],
    totals: { turns: 2, nodes: 3, coins: 0, xp: 100 + 5 + 50 },
  });
  act(() => result.current.shown?.onBack());
  expect(result.current.shown?.text).toBe("A yard.");
  act(() => result.current.shown?.onRestart());
  expect(result.current.shown?.text).toBe("A gate.");
  act(() => result.current.shown?.onClose());
  expect(result.current.shown).toBeUndefined();
});

it("keeps as many moves as it can when the story is edited", () => {
  const { result, rerender } = walking(written("home"));
  act(() => result.current.begin("gate"));
  act(() => result.current.shown?.onSelect(0));
  act(() => result.current.shown?.onSelect(0));
  rerender({ story: written("well") });
  expect(result.current.shown?.text).toBe("A yard.");
  act(() => result.current.shown?.onSelect(0));
  expect(result.current.shown?.text).toBe("A well.");
});

interface NarratorCall {
  step: TestPlayStep;
  stopping: AbortSignal;
  answer: (told: ModelScene | { failure: string }) => void;
}

/** A narrator whose answers the test gives one by one. */
function heldNarrator() {
  const asked: NarratorCall[] = [];
  const narrator: TestNarrator = {
    models: fallbackModelLists.text.map((model) =>
      Object.assign({}, model, { modelKey: "vyasa", creditCost: 5 }),
    ),
    narrate: (step, stopping) =>
      new Promise((answer) => {
        asked.push({ step, stopping, answer });
      }),
  };
  return { asked, narrator };
}

const at = (node: string, path: string[], turnsHere = 0) => ({
  node,
  turnsHere: turnsHere,
  beatsTold: [],
  path,
});

it("has a model narrate from there, stays in a scene meanwhile, and knows what that would cost", async () => {
  const { asked, narrator } = heldNarrator();
  const { result } = renderHook(() => useTestPlay(written("home"), undefined, narrator));
  act(() => result.current.begin("gate"));
  expect(result.current.shown?.onType).toBeUndefined();
  act(() => result.current.shown?.narrator?.onValueChange("vyasa"));
  const over = { text: "Over.", leads: false };
  expect(result.current.shown?.choices).toEqual([{ text: "In.", leads: true }, over]);
  act(() => result.current.shown?.onType?.("Listen."));
  expect(result.current.shown?.narrating).toBeDefined();
  expect(asked[0]?.step).toEqual({
    model: "vyasa",
    action: "custom_action",
    said: "Listen.",
    position: { ...at("gate", ["gate"]), state: expect.objectContaining({ things: [] }) },
    offers: [{ text: "In.", to: "yard" }],
    passages: [{ node: "gate", said: null, text: "A gate." }],
  });
  const offers = [
    { text: "In.", to: "yard" },
    { text: "Knock.", to: null },
  ];
  const reason = { meant: "hardly", other: "hardly", mood: "done" } as const;
  const heard = { way: "detour", reason, model: null } as const;
  const scene = { text: "Rain behind it.", offers, by: "near/a-model", heard };
  await act(async () => asked[0]?.answer({ ...scene, position: at("gate", ["gate"], 1) }));
  expect(result.current.shown).toMatchObject({
    text: "Rain behind it.",
    narratedBy: "near/a-model",
    heard,
    choices: [{ text: "In." }, over, { text: "Knock." }],
    path: [
      { node: "gate", choice: null },
      { node: "gate", choice: "Listen." },
    ],
    totals: { turns: 1, nodes: 1, coins: 5 },
  });
  act(() => result.current.shown?.onSelect(0));
  expect(asked[1]?.step).toMatchObject({
    action: "continue",
    said: "In.",
    position: at("gate", ["gate"], 1),
    offers,
    passages: [{ text: "A gate." }, { said: "Listen.", text: "Rain behind it." }],
  });
  const inside = { text: "Inside.", offers: [{ text: "Home.", to: "home" }], by: "near/a-model" };
  await act(async () => asked[1]?.answer({ ...inside, position: at("yard", ["gate", "yard"]) }));
  expect(result.current.shown).toMatchObject({
    text: "Inside.",
    path: [{}, {}, { node: "yard", choice: "In." }],
    totals: { turns: 2, nodes: 2, coins: 10 },
  });
  // Back to the author's own words: the play goes on from the same place.
  act(() => result.current.shown?.narrator?.onValueChange(null));
  act(() => result.current.shown?.onSelect(0));
  expect(result.current.shown).toMatchObject({ text: "Home.", ending: "Home" });
  act(() => result.current.shown?.onBack());
  expect(result.current.shown?.text).toBe("Inside.");
});

it("says why the narration failed, tries again, and ignores an answer that was stopped", async () => {
  const { asked, narrator } = heldNarrator();
  const { result } = renderHook(() => useTestPlay(written("home"), undefined, narrator));
  act(() => result.current.begin("gate"));
  act(() => result.current.shown?.narrator?.onValueChange("vyasa"));
  act(() => result.current.shown?.onSelect(0));
  await act(async () => asked[0]?.answer({ failure: "Nothing came of it." }));
  expect(result.current.shown).toMatchObject({ failure: "Nothing came of it.", text: "A gate." });
  act(() => result.current.shown?.onNarrateAgain?.());
  expect(result.current.shown?.failure).toBeUndefined();
  expect(asked[1]?.step).toEqual(asked[0]?.step);
  act(() => result.current.shown?.narrating?.onStop());
  expect(asked[1]?.stopping.aborted).toBe(true);
  const late = { text: "Late.", offers: [], position: at("yard", ["gate", "yard"]), by: "x" };
  await act(async () => asked[1]?.answer(late));
  expect(result.current.shown).toMatchObject({ text: "A gate.", path: [{ node: "gate" }] });
  expect(result.current.shown?.narrating).toBeUndefined();
});

it("begins at any scene that exists", () => {
  const { result } = walking(written("home"));
  act(() => result.current.begin("nowhere"));
  expect(result.current.shown).toBeUndefined();
  act(() => result.current.begin("yard"));
  expect(result.current.shown?.path).toEqual([{ node: "yard", choice: null }]);
});

const kept = normalise({
  qualities: { luck: { kind: "number", name: "Luck", most: 5, start: 1 } },
  things: { key: { name: "the key" } },
  start_node: "court",
  nodes: {
    court: {
      text: "Luck is {luck}.",
      choices: [
        { text: "Open", target: "hall", when: { carries: "key" }, otherwise: "locked" },
        { text: "Climb", target: "hall", check: { quality: "luck", fails_to: "well" } },
        { text: "Fly", target: "hall", when: { quality: "luck", is: "at_least", value: 9 } },
      ],
    },
    well: {
      text: "A well.",
      effects: [{ give: "key" }],
      choices: [{ text: "Up", target: "court" }],
    },
    hall: { text: "A hall.", choices: [] },
  },
});

it("shows locked choices with what they need, odds, and the state after each step", () => {
  const { result } = walking(kept);
  act(() => result.current.begin("court"));
  expect(result.current.shown?.text).toBe("Luck is 1.");
  expect(result.current.shown?.choices).toEqual([
    { text: "Open", leads: true, isLocked: true, needs: { says: "carries", name: "the key" } },
    { text: "Climb", leads: true, odds: 0.37 },
  ]);
  act(() => result.current.shown?.onSelect(0));
  expect(result.current.shown?.path).toHaveLength(1);
  act(() => result.current.shown?.outcome?.onValueChange("lost"));
  act(() => result.current.shown?.onSelect(1));
  expect(result.current.shown?.state).toMatchObject({
    things: [{ id: "key", name: "the key" }],
    changes: [{ kind: "given", name: "the key" }],
    check: { isWon: false, odds: 0.37 },
  });
  act(() => result.current.shown?.onBack());
  expect(result.current.shown?.state?.things).toEqual([]);
  act(() => result.current.shown?.outcome?.onValueChange("won"));
  act(() => result.current.shown?.onSelect(1));
  expect(result.current.shown).toMatchObject({ text: "A hall.", isEnding: true });
});

it("shows a narrated play's locked choices and odds too, and what it counts by then", async () => {
  const { asked, narrator } = heldNarrator();
  const { result } = renderHook(() => useTestPlay(kept, undefined, narrator));
  act(() => result.current.begin("court"));
  act(() => result.current.shown?.narrator?.onValueChange("vyasa"));
  const open = { text: "Open", leads: true };
  const locked = { ...open, isLocked: true, needs: { says: "carries", name: "the key" } };
  expect(result.current.shown?.choices).toEqual([
    locked,
    { text: "Climb", leads: true, odds: 0.37 },
  ]);
  act(() => result.current.shown?.onSelect(0));
  expect(asked).toEqual([]);
  act(() => result.current.shown?.onType?.("Take the key."));
  const { position } = asked[0]?.step ?? {};
  const state = position?.state && { ...position.state, things: ["key"] };
  const offers = ["Open", "Climb"].map((text) => ({ text, to: "hall" }));
  const scene = { text: "It is yours.", offers: [...offers, { text: "Wait.", to: null }], by: "a" };
  await act(async () =>
    asked[0]?.answer({ ...scene, position: { ...at("court", ["court"], 1), state } }),
  );
  expect(result.current.shown?.choices).toEqual([
    open,
    { text: "Climb", leads: true, odds: 0.37 },
    { text: "Wait.", leads: true },
  ]);
  expect(result.current.shown?.state?.things).toEqual([{ id: "key", name: "the key" }]);
});

it("starts again with a state set by hand", () => {
  const { result } = walking(kept);
  act(() => result.current.begin("court"));
  act(() =>
    result.current.shown?.setup?.onValueChange({ qualities: { luck: 5 }, things: ["key"] }),
  );
  expect(result.current.shown?.text).toBe("Luck is 5.");
  expect(result.current.shown?.choices).toEqual([
    { text: "Open", leads: true },
    { text: "Climb", leads: true, odds: 0.85 },
  ]);
  act(() => result.current.shown?.onSelect(0));
  expect(result.current.shown?.text).toBe("A hall.");
});
