import type { Telling } from "../language.ts";

/** What is needed where a model tells, or a story has no scenes. */
export const telling: Telling = {
  offer: "కథను ముగింపుకు తీసుకురా.",
  theEnd: "ముగింపు",
};
