import { numbersEn } from "./en.ts";
import { numbersHi } from "./hi.ts";

export const numbersWords = { en: numbersEn, hi: numbersHi };
