import type { Language } from "../language.ts";
import { moods } from "./moods.ts";
import { parts } from "./parts.ts";

/** Hindi in both scripts: many type it in Latin letters. */
export const hindi: Language = { code: "hi", isTypedEverywhere: true, parts, moods };
