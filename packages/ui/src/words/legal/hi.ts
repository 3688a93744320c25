import type { legalEn } from "./en.ts";

export const legalHi: Record<keyof typeof legalEn, string> = {
  "guidebook.label": "मार्गदर्शिका",
  "guidebook.started": "शुरुआत",
  "guidebook.account": "खाते के सवाल",
  "guidebook.privacy": "निजता और सुरक्षा",
  "guidebook.terms": "सेवा की शर्तें",
  "legal.contents": "इस पन्ने पर",
  "legal.only": "यह पन्ना अंग्रेज़ी में है, और वही मान्य है।",
  "terms.title": "सेवा की शर्तें",
  "terms.revised": "अंतिम संशोधन {date}",
  "privacy.title": "निजता नीति",
  "privacy.updated": "अंतिम बदलाव {date}",
};
