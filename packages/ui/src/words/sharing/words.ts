import { sharingEn } from "./en.ts";
import { sharingHi } from "./hi.ts";

export const sharingWords = { en: sharingEn, hi: sharingHi };
