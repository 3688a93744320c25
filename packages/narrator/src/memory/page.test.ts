import { normalise } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import type { Passage, StoryVersion } from "../port.ts";
import { story } from "../testing/narrators/built-in-turn.ts";
import { pageOf, remember, type Correction } from "./index.ts";

const graph = normalise({
  start_node: "hall",
  nodes: {
    hall: {
      text: 'Captain Voss waits in the hall with her gloves on. "A list," says Voss, "and the King of Rain will sign it."',
      choices: [{ text: "Follow her out.", target: "quay" }],
    },
    quay: {
      text: "The quay is wet, and the King of Rain is late. You promise Voss to wait.",
      choices: [],
    },
  },
});
const bare: StoryVersion = { ...story, graph, bible: null };

let count = 0;
function part(node: string, text: string, more: Partial<Passage> = {}): Passage {
  count += 1;
  const turnId = `0197f3a2-6c1e-7b3d-9a52-${String(count).padStart(12, "0")}`;
  return { turnId, action: "continue", said: null, node, text, ...more };
}
const typed = (said: string, text: string, more: Partial<Passage> = {}) =>
  part("hall", text, { action: "custom_action", said, ...more });
const hall = part("hall", graph.nodes["hall"]?.text ?? "", { action: "story_start" });
const quay = part("quay", graph.nodes["quay"]?.text ?? "", { said: "Follow her out." });

const readIn = (passages: readonly Passage[], corrections: readonly Correction[] = []) =>
  pageOf({ story: bare, passages, corrections }).map(({ kind, text }) => `${kind} ${text}`);

describe("the page of what is remembered", () => {
  test("has a sentence of each scene, who was met, and what the player promised", () => {
    expect(readIn([hall, quay])).toEqual([
      'summary "A list," says Voss, "and the King of Rain will sign it."',
      "name Voss: Captain Voss waits in the hall with her gloves on.",
      "promise You promise Voss to wait.",
      "summary Follow her out. The quay is wet, and the King of Rain is late.",
    ]);
  });

  test("has no typed line that moved nothing, which models know of", () => {
    const line = typed("asdf", "They would say that in Persian.");
    expect(readIn([hall, line])).toEqual(readIn([hall]));
    const all = remember({ story: bare, passages: [hall, line], corrections: [] });
    expect(all.map(({ text }) => text)).toContain("asdf. They would say that in Persian.");
  });

  test("has a thing that was taken as the story told it, and not as it was typed", () => {
    const line = typed("I pocket the list", "You pocket the list. Voss waits.", {
      deeds: ["You pocket the list."],
    });
    const kept = readIn([hall, line]);
    expect(kept).toContain("deed You pocket the list.");
    expect(kept.join("\n")).not.toContain("object");
  });

  test("has what the player says of themselves, and keeps what they corrected", () => {
    const line = typed("My name is Kesar.", "Voss nods.");
    expect(readIn([hall, line])).toContain("name Kesar: My name is Kesar.");
    const item = pageOf({ story: bare, passages: [hall, line], corrections: [] }).find(({ text }) =>
      text.startsWith("Kesar"),
    );
    const corrected = [{ item: item?.id ?? "", text: "I am called Kesari." }];
    expect(readIn([hall, line], corrected)).toContain("name I am called Kesari.");
  });

  test("has nothing of a promise that somebody else gives or only speaks of", () => {
    const line = part(
      "hall",
      "The law knows no oath. Voss has sworn to the king. “I promise,” he says.",
    );
    expect(readIn([hall, line]).join("\n")).not.toContain("promise");
  });

  test("has how it is now with whoever was met and what was taken, and no sentence that no longer holds", () => {
    const taken = part(
      "hall",
      "You take the silver bell from the wall. Rain falls on the roof of the hall all night.",
      {
        said: "Take the bell.",
      },
    );
    const given = part("quay", "The captain has left the hall. You give the bell to the king.", {
      said: "Follow her out.",
    });
    const before = readIn([hall, taken]).join("\n");
    expect(before).toContain("name Voss: Captain Voss waits in the hall with her gloves on.");
    expect(before).toContain("object silver bell: You take the silver bell from the wall.");
    const after = readIn([hall, taken, given]).join("\n");
    expect(after).toContain("name Voss: The captain has left the hall.");
    expect(after).toContain("object silver bell: You give the bell to the king.");
    expect(after).not.toContain("waits in the hall");
    expect(after).not.toContain("You take the silver bell");
  });

  test("has no bare noun, and no promise beside the story's own words for it", () => {
    const bible = { objects: [{ name: "the egg" }], cast: [] };
    const found = part("quay", "You find the egg on the quay.", { said: "Follow her out." });
    const sworn = part("quay", "You promise Voss to wait.", {
      action: "custom_action",
      said: "I promise to wait",
      deeds: ["You gave Voss your word."],
    });
    const told = pageOf({
      story: { ...bare, bible },
      passages: [hall, found, sworn],
      corrections: [],
    });
    const kinds = told.map(({ kind }) => kind);
    expect(kinds).not.toContain("object");
    expect(kinds).not.toContain("promise");
    expect(kinds).toContain("deed");
  });

  test("has nothing of the player's own character as of somebody who was met", () => {
    const tale =
      "Wren sat by the hearth, for Wren was cold. Then Wren looked at Joss. Joss sang, and Wren heard Joss.";
    const cold = normalise({ start_node: "a", nodes: { a: { text: tale, choices: [] } } });
    const parts = [
      part("a", tale, { action: "story_start" }),
      part("a", "Here sat Wren, and there Joss."),
    ];
    const names = pageOf({ story: { ...bare, graph: cold }, passages: parts, corrections: [] })
      .filter(({ kind }) => kind === "name")
      .map(({ text }) => text.split(":")[0]);
    expect(names).toContain("Joss");
    expect(names).not.toContain("Wren");
  });

  test("is a screen long, and has the newest", () => {
    const deeds = Array.from({ length: 40 }, (_, at) =>
      part("hall", `It is hour ${at}.`, { deeds: [`You rang the bell at ${at}.`] }),
    );
    const kept = readIn([hall, ...deeds]);
    expect(kept.length).toBeLessThan(30);
    expect(kept).toContain("deed You rang the bell at 39.");
    expect(kept).not.toContain("deed You rang the bell at 0.");
  });
});

test("what the player wrote down and pinned is there however much comes after it", () => {
  const promises = Array.from({ length: 8 }, (_, at) =>
    part("quay", `I promise you that I will bring rope number ${at}.`, {
      action: "custom_action",
      said: `I promise you that I will bring rope number ${at}.`,
    }),
  );
  const passages = [hall, ...promises];
  const first = remember({ story: bare, passages, corrections: [] }).find(
    ({ kind }) => kind === "promise",
  );
  const item = first?.id ?? "";
  const isThere = (corrections: readonly Correction[]) =>
    pageOf({ story: bare, passages, corrections }).some(({ id }) => id === item);
  expect(isThere([])).toBe(false);
  const note = { item: "0197f3a2-6c1e-7b3d-9a52-999999999999", text: "Tam is ten.", isNoted: true };
  const corrections = [{ item, text: null, isPinned: true }, note];
  expect(isThere(corrections)).toBe(true);
  expect(readIn(passages, corrections)[0]).toBe("noted Tam is ten.");
  expect(readIn(passages, [{ ...note, text: "" }]).join()).not.toContain("Tam is ten.");
});
