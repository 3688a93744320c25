import { expect, test } from "vitest";
import { storyLanguages } from "../author/story-form/story-entry.ts";
import { languageName } from "./language-name.ts";

test("each language is called by its own name", () => {
  expect(storyLanguages.map((language) => languageName(language))).toEqual([
    "English",
    "हिन्दी",
    "বাংলা",
    "తెలుగు",
    "मराठी",
    "தமிழ்",
    "اردو",
    "ગુજરાતી",
    "ಕನ್ನಡ",
    "മലയാളം",
  ]);
});

test("in the interface's language it has the name that it has there", () => {
  expect(languageName("bn", "en")).toBe("Bengali");
  expect(languageName("bn", "hi")).toBe("बंगाली");
});
