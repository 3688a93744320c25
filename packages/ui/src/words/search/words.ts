import { searchEn } from "./en.ts";
import { searchHi } from "./hi.ts";

export const searchWords = { en: searchEn, hi: searchHi };
