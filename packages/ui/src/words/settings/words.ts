import { settingsEn } from "./en.ts";
import { settingsHi } from "./hi.ts";

export const settingsWords = { en: settingsEn, hi: settingsHi };
