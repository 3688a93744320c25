import type { Language } from "../language.ts";
import { moods } from "./moods.ts";

export const kannada: Language = {
  code: "kn",
  moods,
};
