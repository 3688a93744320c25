import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { promptFor } from "./memory/index.ts";
import { offersAt, startPosition } from "./position/index.ts";
import type { NarrationRequest, StoryVersion } from "./port.ts";
import { understand } from "./understanding/index.ts";
import { narrateTurn } from "./built-in/narrate-turn.ts";

const story: StoryVersion = {
  title: "The Salt Ferry",
  language: "en",
  contentRating: "family",
  prompt: "A crossing that is owed.",
  systemPrompt: "",
  graph: normalise({}),
  bible: null,
};
const position = startPosition(story.graph);

function asked(action: NarrationRequest["action"], said: string | null): NarrationRequest {
  const of = { story, position, action, said, passages: [] };
  const step = understand({ ...of, offers: offersAt(story.graph, position) });
  return { ...of, step, before: position, memory: [], voice: "tenali", seed: "one" };
}

test.each([
  ["continue", null],
  ["continue", "Row on."],
  ["custom_action", "I fly to the moon."],
  ["immerse", null],
] as const)("a story without scenes never ends by %s (%s)", (action, said) => {
  expect(asked(action, said).step).toEqual({ way: "detour", beat: null });
});

test("the built-in narrator says that it has nothing to tell, in the story's language", () => {
  expect(narrateTurn(asked("continue", null)).narrative).toContain("no written scenes");
  expect(narrateTurn(asked("immerse", null)).setup).toContain("no written scenes");
  const hindi = { ...asked("continue", null), story: { ...story, language: "hi" } };
  expect(narrateTurn(hindi).narrative).toContain("लिखे हुए दृश्य नहीं");
});

test("a model is asked to tell it from the author's prompt", () => {
  const { messages } = promptFor({ request: asked("continue", null), tokens: 4_000 });
  const content = messages[0]?.content ?? "";
  expect(content).toContain("A crossing that is owed.");
  expect(content).toContain("The author has written no scenes");
});
