import { noticesEn } from "./en.ts";
import { noticesHi } from "./hi.ts";

export const noticeWords = { en: noticesEn, hi: noticesHi };
