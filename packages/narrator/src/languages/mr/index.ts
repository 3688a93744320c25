import type { Language } from "../language.ts";
import { moods } from "./moods.ts";

export const marathi: Language = { code: "mr", moods };
