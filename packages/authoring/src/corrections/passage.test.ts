import { expect, test } from "vitest";
import { corrected, correctionIn } from "./passage.ts";

const scene = "The boat (old) waits.\n\nHe go home, he  go home. মাঝি বসে আছেন।";

test("a passage is found word for word, however it is spaced", () => {
  const spaced = { passage: "waits. He go", proposed: "waits. He goes" };
  expect(correctionIn(scene, spaced)).toBe("stands");
  expect(corrected(scene, spaced)).toContain("The boat (old) waits. He goes home, he  go home.");
  const bengali = { passage: "মাঝি বসে আছেন।", proposed: "মাঝি বসে আছে।" };
  expect(corrected(scene, bengali)).toContain("মাঝি বসে আছে।");
  expect(correctionIn(scene, { passage: "the boat", proposed: "a boat" })).toBe("changed");
});

test("signs mean themselves, in the passage and in its correction", () => {
  const signs = { passage: "(old) waits.", proposed: "(new) waits for $& and $1." };
  expect(corrected(scene, signs)).toContain("The boat (new) waits for $& and $1.");
});

test("only the first place changes", () => {
  expect(corrected(scene, { passage: "go home", proposed: "goes home" })).toContain(
    "He goes home, he  go home.",
  );
});

test.each([
  ["The river.", { passage: "The river.", proposed: "The wide river." }],
  ["He go home.", { passage: "He go home", proposed: "He go home now" }],
  ["He goes to home.", { passage: "He goes to home", proposed: "He goes" }],
])("%s once corrected is taken over, and is not corrected twice", (text, correction) => {
  expect(correctionIn(text, correction)).toBe("stands");
  const after = corrected(text, correction);
  expect(after).not.toBe(text);
  expect(correctionIn(after, correction)).toBe("taken");
  expect(corrected(after, correction)).toBe(after);
});
