import { changesEn } from "./en.ts";
import { changesHi } from "./hi.ts";

export const changesWords = { en: changesEn, hi: changesHi };
