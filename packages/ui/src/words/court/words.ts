import { courtEn } from "./en.ts";
import { courtHi } from "./hi.ts";

export const courtWords = { en: courtEn, hi: courtHi };
