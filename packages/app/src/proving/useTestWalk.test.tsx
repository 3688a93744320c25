// @vitest-environment happy-dom
import { normalise, type StoryGraph } from "@katha/storygraph";
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useTestWalk } from "./useTestWalk.ts";

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
  return renderHook(({ story }) => useTestWalk(story), { initialProps: { story: graph } });
}

it("walks to an end and back, and knows the way", () => {
  const { result } = walking(written("home"));
  expect(result.current.shown).toBeUndefined();
  act(() => result.current.begin("gate"));
  expect(result.current.shown?.choices).toEqual([
    { text: "In.", leads: true },
    { text: "Over.", leads: false },
  ]);
  act(() => result.current.shown?.onChoose(1));
  expect(result.current.shown?.path).toHaveLength(1);
  act(() => result.current.shown?.onChoose(0));
  act(() => result.current.shown?.onChoose(0));
  expect(result.current.shown).toMatchObject({
    ending: "Home",
    choices: [],
    path: [
      { node: "gate", choice: null },
      { node: "yard", choice: "In." },
      { node: "home", choice: "Home." },
    ],
    standing: { turns: 2, nodes: 3, credits: 2, xp: 100 + 5 + 50 },
  });
  act(() => result.current.shown?.onBack());
  expect(result.current.shown?.text).toBe("A yard.");
  act(() => result.current.shown?.onRestart());
  expect(result.current.shown?.text).toBe("A gate.");
  act(() => result.current.shown?.onClose());
  expect(result.current.shown).toBeUndefined();
});

it("goes as far as it can when the story is written on", () => {
  const { result, rerender } = walking(written("home"));
  act(() => result.current.begin("gate"));
  act(() => result.current.shown?.onChoose(0));
  act(() => result.current.shown?.onChoose(0));
  rerender({ story: written("well") });
  expect(result.current.shown?.text).toBe("A yard.");
  act(() => result.current.shown?.onChoose(0));
  expect(result.current.shown?.text).toBe("A well.");
});

it("begins at any scene, and nowhere that is not there", () => {
  const { result } = walking(written("home"));
  act(() => result.current.begin("nowhere"));
  expect(result.current.shown).toBeUndefined();
  act(() => result.current.begin("yard"));
  expect(result.current.shown?.path).toEqual([{ node: "yard", choice: null }]);
});
