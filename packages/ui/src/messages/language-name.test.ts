import { expect, test } from "vitest";
import { languageName } from "./language-name.ts";

test("each language is called by its own name", () => {
  const languages = ["en", "hi", "bn", "te", "mr", "ta", "ur", "gu", "kn", "ml"];
  expect(languages.map((language) => languageName(language))).toEqual([
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

test("it is also named in the interface's language", () => {
  expect(languageName("ta", "en")).toBe("Tamil");
  expect(languageName("ta", "hi")).toBe("तमिल");
});
