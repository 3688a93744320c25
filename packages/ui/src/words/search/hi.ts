import type { PluralForms } from "../en.ts";
import type { searchEn } from "./en.ts";

export const searchHi: {
  readonly [Key in keyof typeof searchEn]: (typeof searchEn)[Key] extends string
    ? string
    : PluralForms;
} = {
  "search.results": "मिली हुई कहानियाँ",
  "search.searching": "खोज जारी है...",
  "search.none": "कोई कहानी नहीं मिली",
  "search.failed": "खोज से कोई उत्तर नहीं आया",
  "search.found": { one: "{amount} कहानी मिली", other: "{amount} कहानियाँ मिलीं" },
  "search.by": "लेखक: {author}",
  "search.clear": "खोज मिटाएँ",
  "menu.create": "रचना",
  "menu.places": "पन्ने",
};
