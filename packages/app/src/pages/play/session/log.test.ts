import { expect, test } from "vitest";
import { anEntry, anOpening } from "../../../testing/sessions.ts";
import { idOf } from "../../../testing/stories.ts";
import { partText, readText } from "./log.ts";

test("a part's text is what was told in it, and nothing that was typed or said of it", () => {
  const immersed = anEntry(1, {
    userInput: "I row.",
    setup: "You row.",
    aiResponse: "The river is wide.\n\nA heron.",
  });
  const setup = "The far shore.";
  const history = [anOpening, immersed, anEntry(2, { setup, aiResponse: setup })];
  expect(partText(history, "opening")).toBe("A lamp burns.");
  expect(partText(history, idOf(1))).toBe("You row.\n\nThe river is wide.\n\nA heron.");
  expect(partText(history, idOf(2))).toBe(setup);
  expect(partText(history, "gone")).toBe("");
});

test("a part is corrected as it was told, and shared as its reader put it", () => {
  const history = [
    anOpening,
    anEntry(1, { aiResponse: "A door.", ownWording: "The door, at last." }),
  ];
  expect(partText(history, idOf(1))).toBe("A door.");
  expect(readText(history, idOf(1))).toBe("The door, at last.");
  expect(readText(history, "opening")).toBe(partText(history, "opening"));
  expect(readText(history, idOf(9))).toBe("");
});
