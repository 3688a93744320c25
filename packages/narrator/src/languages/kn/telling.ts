import type { Telling } from "../language.ts";

/** What is needed where a model tells, or a story has no scenes. */
export const telling: Telling = {
  offer: "ಕಥೆಯನ್ನು ಮುಕ್ತಾಯಕ್ಕೆ ತನ್ನಿ.",
  theEnd: "ಮುಕ್ತಾಯ",
};
