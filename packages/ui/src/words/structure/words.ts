import { structureEn } from "./en.ts";
import { structureHi } from "./hi.ts";

export const structureWords = { en: structureEn, hi: structureHi };
