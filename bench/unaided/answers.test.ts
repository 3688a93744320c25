import { expect, test } from "vitest";
import { findingsIn } from "./answers.ts";
import { storiesOf } from "./stories.ts";

const stories = storiesOf("build");
const found = (slug: string, scene: string, said: string, answer: string, everywhere = "-") => {
  const story = stories.find((one) => one.slug === slug);
  if (story === undefined) throw new Error(`There is no story ${slug}.`);
  const findings = findingsIn(story, { scene, said }, answer, (frame) => frame === everywhere);
  return Object.entries(findings).flatMap(([name, is]) => (is ? [name] : []));
};

test("the author's words about what was typed are heard in another person", () => {
  const said = "look at the scratch";
  expect(
    found(
      "nine-c",
      "landing",
      said,
      "You look: there is a scratch down his left cheek, still wet.",
    ),
  ).toEqual(["quotes", "speaks"]);
  expect(
    found("nine-c", "landing", said, "His right hand is in his pocket. It stays there."),
  ).toEqual(["quotes"]);
});

test("an answer speaks of whom the line named, not by repeating the line", () => {
  const said = "oona are you hurt";
  expect(
    found("nine-c", "call", said, '"Oona are you hurt?" Oona whispers from the empty bath.'),
  ).toEqual(["speaks"]);
  expect(found("nine-c", "call", said, '"Oona are you hurt?"')).toEqual([]);
});

test("a sentence with no word of the story is a stock sentence, and so is one that comes everywhere", () => {
  expect(
    found("nine-c", "hall", "check the fridge", "You check the fridge. It is as before."),
  ).toEqual(["stock"]);
  expect(found("nine-c", "hall", "who is oona", "Oona leaves it open.", "_ lea it ope")).toEqual([
    "stock",
  ]);
});

test("whoever the scene names must not be called absent", () => {
  expect(
    found("nine-c", "landing", "kiss petrakis", "There is no sign of Petrakis on the landing."),
  ).toContain("personAbsent");
  expect(found("nine-c", "landing", "kiss lyle", "Lyle is not here.")).not.toContain(
    "personAbsent",
  );
  expect(found("aakhiri-bus", "bus", "balbir ko dekho", "बलबीर यहाँ नहीं है।")).toContain(
    "personAbsent",
  );
});

test("Hindi words are known again in either script and inflected", () => {
  expect(
    found("aakhiri-bus", "bus", "ladke ki laltain dekho", "उसके हाथ में बुझी लालटेन है, और वह चुप है।"),
  ).toContain("speaks");
});
