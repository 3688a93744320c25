import { expect, test } from "vitest";
import { anEntry, anOpening } from "../../../testing/sessions.ts";
import { idOf } from "../../../testing/stories.ts";
import { partText, readText } from "./part-text.ts";

test("a part is corrected as it was told, and shared as its reader put it", () => {
  const history = [
    anOpening,
    anEntry(1, { ai_response: "A door.", own_wording: "The door, at last." }),
  ];
  expect(partText(history, idOf(1))).toBe("A door.");
  expect(readText(history, idOf(1))).toBe("The door, at last.");
  expect(readText(history, "opening")).toBe(partText(history, "opening"));
  expect(readText(history, idOf(9))).toBe("");
});
