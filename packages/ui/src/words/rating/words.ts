import { ratingEn } from "./en.ts";
import { ratingHi } from "./hi.ts";

export const ratingWords = { en: ratingEn, hi: ratingHi };
