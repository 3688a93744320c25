import { accountEn } from "./en.ts";
import { accountHi } from "./hi.ts";

export const accountWords = { en: accountEn, hi: accountHi };
