import { waitlistEn } from "./en.ts";
import { waitlistHi } from "./hi.ts";

export const waitlistWords = { en: waitlistEn, hi: waitlistHi };
