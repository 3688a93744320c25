import type { PluralForms } from "../en.ts";
import type { RatingWordKey, ratingEn } from "./en.ts";

export const ratingHi: {
  readonly [Key in RatingWordKey]: (typeof ratingEn)[Key] extends string ? string : PluralForms;
} = {
  "rate.ask": "यह कहानी आपको कैसी लगी?",
  "rate.yours": "आपके सितारे",
  "rate.thanks": "धन्यवाद। आप जब चाहें राय बदल सकते हैं।",
  "rate.failed": "आपके सितारे नहीं पहुँचे। फिर कोशिश कीजिए।",
};
