// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { correctionDraftOf } from "./correction-draft.ts";

const written = { passage: "He go home.", proposed: "He goes home.", note: "" };

afterEach(() => localStorage.clear());

test("what was begun is there again, of its own part alone, until it is dropped", () => {
  correctionDraftOf("story", "part").keep(written);
  expect(correctionDraftOf("story", "part").read("He go.")).toEqual(written);
  const empty = { passage: "The river.", proposed: "", note: "" };
  expect(correctionDraftOf("story", "other").read("The river.")).toEqual(empty);
  expect(correctionDraftOf("story", "page-asha").read("The river.")).toEqual(empty);
  correctionDraftOf("story", "part").drop();
  expect(correctionDraftOf("story", "part").read("The river.")).toEqual(empty);
});

test("a draft of the passage alone, or one that cannot be read, gives way to the passage", () => {
  correctionDraftOf("story", "part").keep({ ...written, proposed: "" });
  expect(correctionDraftOf("story", "part").read("The river.").passage).toBe("The river.");
  localStorage.setItem("katha-draft-correction-story-part", "{");
  expect(correctionDraftOf("story", "part").read("The river.").passage).toBe("The river.");
});
