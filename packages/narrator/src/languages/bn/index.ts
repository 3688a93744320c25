import type { Language } from "../language.ts";
import { moods } from "./moods.ts";

export const bengali: Language = { code: "bn", moods };
