import type { Language } from "../language.ts";
import { moods } from "./moods.ts";

export const telugu: Language = {
  code: "te",
  moods,
};
