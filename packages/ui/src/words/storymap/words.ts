import { storymapEn } from "./en.ts";
import { storymapHi } from "./hi.ts";

export const storymapWords = { en: storymapEn, hi: storymapHi };
