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
