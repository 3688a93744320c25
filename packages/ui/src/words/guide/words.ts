import { guideEn } from "./en.ts";
import { guideHi } from "./hi.ts";

export const guideWords = { en: guideEn, hi: guideHi };
