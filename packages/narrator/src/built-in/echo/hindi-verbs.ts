import { languageOf } from "../../languages/index.ts";
import { wordsOf } from "../../text/words-of.ts";

/** Verbs that people begin and end acts with. */
export const hindiVerbs: readonly string[] = wordsOf(languageOf("hi")?.prose?.deedVerbs).map(
  (verb) => verb.normalize("NFC"),
);
