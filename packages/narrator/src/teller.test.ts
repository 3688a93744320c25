import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { builtInName, builtInNarrator } from "./built-in/index.ts";
import { openSession } from "./testing/sessions/session.ts";
import type { NarrationRequest, Narrator, StoryVersion } from "./port.ts";
import { nextPosition, startPosition } from "./position/index.ts";
import { tellerOf } from "./teller.ts";

const story = (isRetold = false): StoryVersion => ({
  title: "The Ford",
  language: "en",
  contentRating: "family",
  prompt: "",
  systemPrompt: "",
  bible: { cast: [{ name: "Mira", is: "who rows" }] },
  graph: normalise({
    start_node: "bank",
    nodes: {
      bank: {
        text: "You stand on the bank with Mira.",
        cast: ["Mira"],
        choices: [
          { text: "Row across", target: "isle" },
          { text: "Go home", target: "home" },
        ],
      },
      isle: {
        text: "The isle is small, and dry.",
        cast: ["Mira"],
        retell: isRetold,
        choices: [
          { text: "Row back", target: "bank" },
          { text: "Sleep", target: "home" },
        ],
      },
      home: { text: "The door is open.\n\nHome.", choices: [] },
    },
    reactions: {
      promise: {
        about: "Mira",
        acts: ["promise"],
        says: ['"Good," says Mira.'],
        remembers: "You promised Mira.",
        later: "Mira has not forgotten your promise.",
      },
      song: { acts: ["sing"], says: ["The heron looks up."], later: "Mira hums your song." },
      mango: { acts: ["eat"], topics: ["mango"], says: ["You eat, and drift."], target: "isle" },
    },
  }),
});
const type = (said: string) => ({ action: "custom_action" as const, said });
const pick = (said: string) => ({ action: "continue" as const, said });

async function told(...moves: readonly ReturnType<typeof type | typeof pick>[]) {
  const session = openSession(story(), "t");
  const texts: string[] = [];
  for (const move of moves) texts.push((await session.play(move)).narrative);
  return texts;
}

test("what was typed comes back at the end of a later scene, once", async () => {
  const texts = await told(type("I promise Mira to wait"), pick("Row across"), pick("Row back"));
  expect(texts).toEqual([
    '"Good," says Mira.',
    "The isle is small, and dry.\n\nMira has not forgotten your promise.",
    expect.not.stringContaining("promise"),
  ]);
});

test("and where an answer leads to the scene", async () => {
  const texts = await told(type("I promise Mira to wait"), type("I eat a mango"));
  expect(texts[1]).toBe(
    "You eat, and drift.\n\nThe isle is small, and dry.\n\nMira has not forgotten your promise.",
  );
});

test("or before the last paragraph of the ending, all that is owed", async () => {
  const texts = await told(type("I promise Mira to wait"), type("I sing"), pick("Go home"));
  expect(texts[2]).toBe(
    "The door is open.\n\nMira has not forgotten your promise.\n\nMira hums your song.\n\nHome.",
  );
});

const model = (text: string, servedBy = "a model"): Narrator => ({
  narrate: async function* () {
    yield await Promise.resolve({ kind: "delta" as const, part: "narrative" as const, text });
    yield { kind: "choices", offers: [] };
    yield { kind: "done", servedBy, usage: null };
  },
});

function arriving(retold: boolean, struck: readonly string[] = []): NarrationRequest {
  const asked = story(retold);
  const start = startPosition(asked.graph);
  const before = nextPosition(asked.graph, start, { way: "reaction", reaction: "promise" });
  const step = { way: "edge", to: "isle", choice: "Row across" } as const;
  const position = nextPosition(asked.graph, before, step);
  const more = { passages: [], memory: [], voice: "a model", seed: "t" };
  return { story: asked, ...pick("Row across"), step, before, position, struck, ...more };
}

async function narrated(narrator: Narrator, request: NarrationRequest) {
  let text = "";
  for await (const event of tellerOf(request, narrator).narrate(request, AbortSignal.timeout(999)))
    if (event.kind === "delta") text += event.text;
  return text;
}

test("word for word after a scene that a model retells, and once where it falls to the built-in narrator", async () => {
  expect(await narrated(model("A dry little isle."), arriving(true))).toBe(
    "A dry little isle.\n\nMira has not forgotten your promise.",
  );
  const builtIn = "The isle is small, and dry.\n\nMira has not forgotten your promise.";
  expect(await narrated(builtInNarrator, arriving(true))).toBe(builtIn);
  expect(await narrated(model(builtIn, builtInName), arriving(true))).toBe(builtIn);
  expect(await narrated(model("Never told."), arriving(false))).toBe(builtIn);
});

test("what the player says is not so is not told", async () => {
  const struck = ["You promised Mira."];
  expect(await narrated(builtInNarrator, arriving(false, struck))).toBe(
    "The isle is small, and dry.",
  );
  expect(await narrated(model("A dry isle."), arriving(true, struck))).toBe("A dry isle.");
});
