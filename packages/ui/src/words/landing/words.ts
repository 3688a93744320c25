import { landingEn } from "./en.ts";
import { landingHi } from "./hi.ts";

export const landingWords = { en: landingEn, hi: landingHi };
