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

/** The style sheet a language needs beyond fonts.css, or null. */
export function scriptOf(language: string): LoadedScript | null {
  return scriptByLanguage[language.slice(0, 2)] ?? null;
}

/** Of a language's text, never of the page: a Hindi page may hold an Urdu story. */
export function directionOf(language: string): "ltr" | "rtl" {
  return language.startsWith("ur") ? "rtl" : "ltr";
}
