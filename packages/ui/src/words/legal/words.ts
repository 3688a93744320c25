import { legalEn } from "./en.ts";
import { legalHi } from "./hi.ts";

export const legalWords = { en: legalEn, hi: legalHi };
