import { english } from "./english.ts";
import { hindi } from "./hindi.ts";
import type { PlainLines, Situation } from "./situation.ts";

const known: Readonly<Record<string, PlainLines>> = { en: english, hi: hindi };

/** One line for each of the other languages, until a native reader writes them all. */
const others: Readonly<Record<string, string>> = {
  bn: "এখানে তাতে কিছু হয় না।",
  mr: "इथे त्याने काही होत नाही.",
  ta: "இங்கே அதனால் எதுவும் நடக்கவில்லை.",
  te: "ఇక్కడ దానివల్ల ఏమీ జరగదు.",
  ur: "یہاں اس سے کچھ نہیں ہوتا۔",
  gu: "અહીં તેનાથી કશું થતું નથી.",
  kn: "ಇಲ್ಲಿ ಅದರಿಂದ ಏನೂ ಆಗುವುದಿಲ್ಲ.",
  ml: "ഇവിടെ അതുകൊണ്ട് ഒന്നും സംഭവിക്കുന്നില്ല.",
};

/** Elsewhere there is one line for all, which leads in nothing. */
export const hasLeads = (language: string): boolean => Object.hasOwn(known, language);

export function plainLinesFor(language: string, situation: Situation): readonly string[] {
  const lines = Object.hasOwn(known, language) ? known[language] : undefined;
  if (lines !== undefined) return lines[situation];
  return [others[language] ?? english.nothing[0] ?? ""];
}
