import { playEn } from "./en.ts";
import { playHi } from "./hi.ts";

export const playWords = { en: playEn, hi: playHi };
