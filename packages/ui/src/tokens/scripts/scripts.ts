const facesByLanguage: Readonly<Partial<Record<string, string>>> = {
  hi: "devanagari",
  mr: "devanagari",
  ne: "devanagari",
  sa: "devanagari",
  bn: "bengali",
  te: "telugu",
  ta: "tamil",
  gu: "gujarati",
  kn: "kannada",
  ml: "malayalam",
  ur: "nastaliq",
};

/** The extra faces that a language needs besides the Latin ones. */
function facesOf(language: string): string | undefined {
  return facesByLanguage[language.slice(0, 2)];
}

/** Whether text in this language needs font files that a page in `locale` has not loaded. */
export function needsOtherFaces(language: string, locale: string): boolean {
  const faces = facesOf(language);
  return faces !== undefined && faces !== facesOf(locale);
}

const rightToLeft = new Set([
  "ar",
  "ckb",
  "dv",
  "fa",
  "he",
  "ks",
  "pa-arab",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);

/** The direction of text in a language, not of the page: a Hindi page may show an Urdu story. */
export function directionOf(language: string): "ltr" | "rtl" {
  const [name = "", script = ""] = language.toLowerCase().split("-");
  if (script.length === 4 && script !== "arab" && script !== "hebr") return "ltr";
  return rightToLeft.has(name) || rightToLeft.has(`${name}-${script}`) ? "rtl" : "ltr";
}
