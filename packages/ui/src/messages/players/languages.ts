import type { MessageTable } from "../types.ts";

/** The languages of stories. `Intl.DisplayNames` would load the names of all languages, while a page starts. */
export const languageMessages = {
  en: /*i18n*/ { id: "language.en", message: "English" },
  hi: /*i18n*/ { id: "language.hi", message: "Hindi" },
  bn: /*i18n*/ { id: "language.bn", message: "Bangla" },
  te: /*i18n*/ { id: "language.te", message: "Telugu" },
  mr: /*i18n*/ { id: "language.mr", message: "Marathi" },
  ta: /*i18n*/ { id: "language.ta", message: "Tamil" },
  ur: /*i18n*/ { id: "language.ur", message: "Urdu" },
  gu: /*i18n*/ { id: "language.gu", message: "Gujarati" },
  kn: /*i18n*/ { id: "language.kn", message: "Kannada" },
  ml: /*i18n*/ { id: "language.ml", message: "Malayalam" },
} as const satisfies MessageTable;
