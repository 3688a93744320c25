import { adminEn } from "./en.ts";
import { adminHi } from "./hi.ts";

export const adminWords = { en: adminEn, hi: adminHi };
