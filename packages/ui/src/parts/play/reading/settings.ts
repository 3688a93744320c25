import type { ReadingSettings } from "@katha/api/shapes";
import type { Paper } from "../../../tokens/papers.ts";

export const readingSizes = [
  "small",
  "usual",
  "large",
  "larger",
  "largest",
] as const satisfies ReadingSettings["size"][];
export const lineLengths = ["short", "usual", "long"] as const satisfies ReadingSettings["lines"][];
export const lineSpacings = [
  "close",
  "usual",
  "wide",
] as const satisfies ReadingSettings["spacing"][];
/** `legible` has letters that are hard to mistake for one another, which helps many dyslexic readers. */
export const readingFaces = [
  "book",
  "plain",
  "legible",
] as const satisfies ReadingSettings["face"][];
/** `site` is the theme of the other pages. */
export const readingPapers = [
  "site",
  "dark",
  "light",
  "sepia",
  "black",
] as const satisfies ReadingSettings["paper"][];
/** How new text appears: letter by letter, the same slowly, by words, by sentences, or at once. */
export const readingPaces = [
  "letters",
  "slow",
  "words",
  "sentences",
  "once",
] as const satisfies ReadingSettings["pace"][];
/** How fast a voice speaks, as a multiple of its own speed. */
export const voiceSpeeds = [0.8, 1, 1.2, 1.5] as const;

export type VoiceSettings = ReadingSettings["voices"][string];

export const usualReading: ReadingSettings = {
  size: "usual",
  lines: "usual",
  spacing: "usual",
  face: "book",
  paper: "site",
  pace: "letters",
  dims: true,
  moves: true,
  continuous: false,
  dictates: false,
  voices: {},
};

export function voiceSettingsOf({ voices }: ReadingSettings, language: string): VoiceSettings {
  return voices[language] ?? { voice: "", speed: 1 };
}

export function paperOf({ paper }: Pick<ReadingSettings, "paper">): Paper | undefined {
  return paper === "sepia" || paper === "black" ? paper : undefined;
}
