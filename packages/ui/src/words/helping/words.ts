import { helpingEn } from "./en.ts";
import { helpingHi } from "./hi.ts";

export const helpingWords = { en: helpingEn, hi: helpingHi };
