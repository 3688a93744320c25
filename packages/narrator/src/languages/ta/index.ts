import type { Language } from "../language.ts";
import { moods } from "./moods.ts";

export const tamil: Language = { code: "ta", moods };
