import { expect, it } from "vitest";
import { createI18n, translateWith } from "../../messages/i18n.ts";
import { formatsFor } from "../../messages/formats.ts";
import { storyMessages } from "../../messages/players/story.ts";
import { lengthOf } from "./story-length.ts";

it.each([
  [1, "1 min"],
  [5, "5 min"],
  [44, "44 min"],
  [45, "An evening"],
  [75, "An evening"],
  [180, "Several evenings"],
])("says %i minutes as one would", (minutes, said) => {
  const t = translateWith(createI18n("en"), storyMessages);
  expect(lengthOf(minutes, t, formatsFor("en"))).toBe(said);
});
