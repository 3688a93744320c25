import { expect, test } from "vitest";
import { anEntry, anOpening } from "../../../testing/sessions.ts";
import { idOf } from "../../../testing/stories.ts";
import { partText } from "./part-text.ts";

test("a part's text is what was told in it, and nothing that was typed or said of it", () => {
  const immersed = anEntry(1, {
    user_input: "I row.",
    setup: "You row.",
    ai_response: "The river is wide.\n\nA heron.",
  });
  const setup = "The far shore.";
  const history = [anOpening, immersed, anEntry(2, { setup, ai_response: setup })];
  expect(partText(history, "opening")).toBe("A lamp burns.");
  expect(partText(history, idOf(1))).toBe("You row.\n\nThe river is wide.\n\nA heron.");
  expect(partText(history, idOf(2))).toBe(setup);
  expect(partText(history, "gone")).toBe("");
});
