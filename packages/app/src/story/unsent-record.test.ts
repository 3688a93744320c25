// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { unsentCorrection } from "./unsent-record.ts";

const written = { passage: "He go home.", proposed: "He goes home.", note: "" };

afterEach(() => localStorage.clear());

test("what was begun is there again, of its own part alone, until it is dropped", () => {
  unsentCorrection("story", "part").keep(written);
  expect(unsentCorrection("story", "part").read("He go.")).toEqual(written);
  const empty = { passage: "The river.", proposed: "", note: "" };
  expect(unsentCorrection("story", "other").read("The river.")).toEqual(empty);
  expect(unsentCorrection("story", "page-asha").read("The river.")).toEqual(empty);
  unsentCorrection("story", "part").drop();
  expect(unsentCorrection("story", "part").read("The river.")).toEqual(empty);
});

test("a draft of the passage alone, or one that cannot be read, gives way to the passage", () => {
  unsentCorrection("story", "part").keep({ ...written, proposed: "" });
  expect(unsentCorrection("story", "part").read("The river.").passage).toBe("The river.");
  localStorage.setItem("katha-draft-correction-story-part", "{");
  expect(unsentCorrection("story", "part").read("The river.").passage).toBe("The river.");
});
