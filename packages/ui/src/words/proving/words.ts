import { provingEn } from "./en.ts";
import { provingHi } from "./hi.ts";

export const provingWords = { en: provingEn, hi: provingHi };
