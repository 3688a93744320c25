import type { Language } from "../language.ts";
import { moods } from "./moods.ts";

export const malayalam: Language = {
  code: "ml",
  moods,
};
