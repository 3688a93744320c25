import { troubleEn } from "./en.ts";
import { troubleHi } from "./hi.ts";

export const troubleWords = { en: troubleEn, hi: troubleHi };
