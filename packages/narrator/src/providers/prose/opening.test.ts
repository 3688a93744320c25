import { expect, test } from "vitest";
import { refuses } from "./opening.ts";

test.each([
  "I'm sorry, but I can't help with that.",
  "I’m really sorry, but this request goes too far.",
  "I am sorry, I won't continue with this.",
  "Sorry, but I cannot do that.",
  "I can't assist with that request.",
  "I cannot help you here.",
  "I'm not able to help with this.",
  "I am unable to write that scene.",
  "As an AI, I tell no such things.",
  "As an AI language model I tell no such things.",
])("it is a refusal to begin so: %s", (opening) => {
  expect(refuses(opening)).toBe("yes");
});

test.each([
  "I can't help smiling at the old man.",
  "I cannot help but look back.",
  "As an aide to the king, you may enter.",
  "I am sorry I ever came here.",
  "I am sorry that the lamp went out.",
  "I'm sorry this house is cold, says the widow.",
  "Sorry I may be, but the boat is gone.",
])("a story may begin so: %s", (opening) => {
  expect(refuses(opening)).toBe("no");
});

test("what may still become a refusal is waited for", () => {
  expect(refuses("I'm so")).toBe("maybe");
  expect(refuses("I can't help")).toBe("maybe");
  expect(refuses("")).toBe("no");
});
