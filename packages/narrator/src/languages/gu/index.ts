import type { Language } from "../language.ts";
import { katha } from "./katha.ts";
import { messages } from "./messages.ts";
import { moods } from "./moods.ts";
import { narration } from "./narration.ts";
import { telling } from "./telling.ts";

export const gujarati: Language = {
  code: "gu",
  katha,
  messages,
  moods,
  narration,
  telling,
};
