import { exchangeEn } from "./en.ts";
import { exchangeHi } from "./hi.ts";

export const exchangeWords = { en: exchangeEn, hi: exchangeHi };
