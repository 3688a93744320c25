import type { Telling } from "../language.ts";

/** What is needed where a model tells, or a story has no scenes. */
export const telling: Telling = {
  offer: "கதையை முடிவுக்குக் கொண்டு வா.",
  theEnd: "முடிவு",
  never: "ஒருபோதும் இல்லை",
};
