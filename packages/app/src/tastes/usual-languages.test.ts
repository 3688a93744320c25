import { expect, test } from "vitest";
import { usualLanguages } from "./usual-languages.ts";

test("the interface's language and the browser's are what one may read, each once, if stories can be in them", () => {
  expect(usualLanguages("hi", ["en-GB", "en", "bn-IN", "fr"])).toEqual(["en", "hi", "bn"]);
  expect(usualLanguages("en", ["fr-FR", "de"])).toEqual(["en"]);
  expect(usualLanguages("en", [])).toEqual(["en"]);
});
