import { progressEn } from "./en.ts";
import { progressHi } from "./hi.ts";

export const progressWords = { en: progressEn, hi: progressHi };
