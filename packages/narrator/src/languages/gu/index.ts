import type { Language } from "../language.ts";
import { moods } from "./moods.ts";

export const gujarati: Language = {
  code: "gu",
  moods,
};
