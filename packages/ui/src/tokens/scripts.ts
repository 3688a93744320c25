/** Scripts whose faces are apart from fonts.css: `@katha/ui/fonts/<script>.css`, loaded when a story needs one. */
export const loadedScripts = [
  "bengali",
  "telugu",
  "tamil",
  "gujarati",
  "kannada",
  "malayalam",
  "nastaliq",
] as const;
export type LoadedScript = (typeof loadedScripts)[number];

const scriptByLanguage: Partial<Record<string, LoadedScript>> = {
  bn: "bengali",
  te: "telugu",
  ta: "tamil",
  gu: "gujarati",
  kn: "kannada",
  ml: "malayalam",
  ur: "nastaliq",
};

const devanagari: ReadonlySet<string> = new Set(["hi", "mr", "ne", "sa"]);

/** The faces a language needs beyond the Latin ones, or null. */
function facesOf(language: string): LoadedScript | "devanagari" | null {
  return devanagari.has(language.slice(0, 2)) ? "devanagari" : scriptOf(language);
}

/** Text in this language needs files that a page of the other language has not loaded. */
export function needsOtherFaces(language: string, locale: string): boolean {
  const faces = facesOf(language);
  return faces !== null && faces !== facesOf(locale);
}

/** The style sheet a language needs beyond fonts.css, or null. */
export function scriptOf(language: string): LoadedScript | null {
  return scriptByLanguage[language.slice(0, 2)] ?? null;
}

/** Of a language's text, never of the page: a Hindi page may hold an Urdu story. */
export function directionOf(language: string): "ltr" | "rtl" {
  return language.startsWith("ur") ? "rtl" : "ltr";
}
