import { expect, test } from "vitest";
import { authorMessages } from "../../../messages/authors/author.ts";
import { createI18n, translateWith } from "../../../messages/i18n.ts";
import { joinedFaults } from "./story-failure.ts";
import { optionsFor } from "./option.ts";

const t = translateWith(createI18n("en"), authorMessages);

test("a list offers its own options, and the story's current value", () => {
  const names = (held: string) => optionsFor(t, ["easy", "hard"], held).map((each) => each.label);
  expect(names("easy")).toEqual(["Easy", "Hard"]);
  expect(names("")).toEqual(["Easy", "Hard"]);
  expect(names("beginner")).toEqual(["Easy", "Hard", "Beginner"]);
  expect(names("fiendish")).toEqual(["Easy", "Hard", "fiendish"]);
});

test("a list of errors becomes one sentence, a sentence stays", () => {
  const faults = [
    { path: "body.title", message: "Title is required" },
    { path: "body.tag_ids.0", message: "Not an id" },
  ];
  expect(joinedFaults(faults)).toBe("body.title: Title is required, body.tag_ids.0: Not an id");
  expect(joinedFaults(faults, ". ")).toBe(
    "body.title: Title is required. body.tag_ids.0: Not an id",
  );
  expect(joinedFaults("Validation failed.")).toBe("Validation failed.");
});
