import { navEn } from "./en.ts";
import { navHi } from "./hi.ts";

export const navWords = { en: navEn, hi: navHi };
