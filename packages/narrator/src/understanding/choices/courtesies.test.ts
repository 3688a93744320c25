import { expect, test } from "vitest";
import { isOtherCourtesy, isOtherLook } from "./courtesies.ts";

const away = {
  text: "Pull her away.",
  to: "road",
  aliases: ["go back with her", "leave together"],
};
const word = { text: "Give her your word.", to: "road", aliases: ["promise to come back"] };
const fire = { text: "Keep the fire in.", to: "morning", aliases: ["look after the torch"] };
const book = { text: "Look into the book.", to: "page", aliases: ["read it"] };

test("what is promised is not done yet", () => {
  expect(isOtherCourtesy("I promise her to come back", away)).toBe(true);
  expect(isOtherCourtesy("I promise her to come back", word)).toBe(false);
  expect(isOtherCourtesy("I go back with her", away)).toBe(false);
});

test("to look at a thing is no choice to do something with it", () => {
  expect(isOtherLook("look at the torch", fire)).toBe(true);
  expect(isOtherLook("मशाल को देखता हूँ", fire)).toBe(true);
  expect(isOtherLook("look at the torch and keep it burning", fire)).toBe(false);
  expect(isOtherLook("look at the book", book)).toBe(false);
  expect(isOtherLook("look at the lamp", book)).toBe(true);
});
