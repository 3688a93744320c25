import type { Language } from "../language.ts";
import { moods } from "./moods.ts";

export const urdu: Language = { code: "ur", moods };
