import { homeEn } from "./en.ts";
import { homeHi } from "./hi.ts";

export const homeWords = { en: homeEn, hi: homeHi };
