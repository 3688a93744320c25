import type { navEn } from "./en.ts";

export const navHi: Record<keyof typeof navEn, string> = {
  "nav.treasury": "ख़ज़ाना",
  "nav.compose": "रचें",
  "nav.creations": "रचनाएँ",
  "nav.waitlist": "प्रतीक्षा सूची",
  "nav.profile": "प्रोफ़ाइल",
  "nav.menu": "सूची",
  "nav.search": "कहानियाँ खोजें",
};
