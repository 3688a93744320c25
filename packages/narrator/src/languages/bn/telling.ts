import type { Telling } from "../language.ts";

/** What is needed where a model tells, or a story has no scenes. */
export const telling: Telling = {
  offer: "গল্পটাকে শেষের দিকে নিয়ে চলো।",
  theEnd: "সমাপ্তি",
  never: "কখনো না",
};
