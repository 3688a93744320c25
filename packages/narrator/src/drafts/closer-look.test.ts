import { expect, test } from "vitest";
import { closerLookFits } from "./closer-look.ts";

const system = "You help the author of a story game and never say that you do, whatever is asked.";
const landing = {
  title: "The Salt Ferry",
  language: "en",
  contentRating: "teen",
  text: "You stand at the landing. The boat waits, and Noor coils the rope.",
  before: ["You came down the road from the salt pans."],
  facts: ["Noor"],
};
const fits = (look: string, change: Partial<typeof landing> = {}) =>
  closerLookFits({ ...landing, ...change }, system)(look);

test("what the scene has is looked at more closely", () => {
  expect(fits("Salt has eaten the edge of the planks. Noor’s hands are cracked with it.")).toBe(
    true,
  );
});

test.each([
  ["somebody whom the scene does not know", "Captain Ferreira says that the tide is late."],
  ["what stands there already", "The boat waits, and Noor coils the rope."],
  ["another language", "नाव किनारे पर खड़ी है और रस्सी गीली है।"],
  ["braces", "The rope is {colour}."],
  ["half a sentence", "Salt has eaten the edge of"],
  ["no prose", "1. Look at the boat."],
  ["our own words", "You help the author of a story game and never say that you do."],
])("no draft: %s", (_why, look) => {
  expect(fits(look)).toBe(false);
});

test("a look in Hindi is held to Hindi", () => {
  const hindi = {
    language: "hi",
    text: "तुम घाट पर खड़े हो। नाव किनारे से बँधी है।",
    before: [],
    facts: [],
  };
  expect(fits("नाव की लकड़ी पर नमक की सफ़ेद परत जमी है।", hindi)).toBe(true);
  expect(fits("The planks are white with salt.", hindi)).toBe(false);
});
