import type { Telling } from "../language.ts";

/** What is needed where a model tells, or a story has no scenes. */
export const telling: Telling = {
  offer: "കഥയെ അവസാനത്തിലെത്തിക്കൂ.",
  theEnd: "അവസാനം",
};
