import type { ReadingSettings } from "@katha/api/shapes";
import type { Paper } from "../../../tokens/papers.ts";

/** `site` is the theme of the other pages. */
export const readingPapers = [
  "site",
  "dark",
  "light",
  "sepia",
  "black",
] as const satisfies ReadingSettings["paper"][];
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
