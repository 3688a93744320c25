import { passagesEn } from "./en.ts";
import { passagesHi } from "./hi.ts";

export const passagesWords = { en: passagesEn, hi: passagesHi };
