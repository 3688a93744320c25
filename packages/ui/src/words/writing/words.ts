import { writingEn } from "./en.ts";
import { writingHi } from "./hi.ts";

export const writingWords = { en: writingEn, hi: writingHi };
