import type { Telling } from "../language.ts";

/** What is needed where a model tells, or a story has no scenes. */
export const telling: Telling = {
  offer: "गोष्ट शेवटाकडे ने.",
  theEnd: "शेवट",
  never: "कधीच नाही",
};
