import type { Language } from "../language.ts";
import { moods } from "./moods.ts";
import { parts } from "./parts.ts";
import { words } from "./words.ts";

export const english: Language = { code: "en", isLatin: true, parts, words, moods };
