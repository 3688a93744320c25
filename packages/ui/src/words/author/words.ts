import { authorEn } from "./en.ts";
import { authorHi } from "./hi.ts";

export const authorWords = { en: authorEn, hi: authorHi };
