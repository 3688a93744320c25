import type { Paper } from "../../../tokens/papers.ts";

export const readingSizes = ["small", "usual", "large", "larger", "largest"] as const;
export const lineLengths = ["short", "usual", "long"] as const;
export const lineSpacings = ["close", "usual", "wide"] as const;
/** `legible` has letters that are hard to mistake for one another, which helps many dyslexic readers. */
export const readingFaces = ["book", "plain", "legible"] as const;
/** `site` is the theme of the other pages. */
export const readingPapers = ["site", "dark", "light", "sepia", "black"] as const;
/** How new text appears: letter by letter, the same slowly, by words, by sentences, or at once. */
export const readingPaces = ["letters", "slow", "words", "sentences", "once"] as const;
export type ReadingPace = (typeof readingPaces)[number];
/** How fast a voice speaks, as a multiple of its own speed. */
export const voiceSpeeds = [0.8, 1, 1.2, 1.5] as const;

export interface VoiceSettings {
  /** The name that the device gives the voice; empty for the first of the language. */
  voice: string;
  speed: number;
}

/** How a reader wants the play page to look, to be paced and to be read aloud. */
export interface ReadingSettings {
  size: (typeof readingSizes)[number];
  lines: (typeof lineLengths)[number];
  spacing: (typeof lineSpacings)[number];
  face: (typeof readingFaces)[number];
  paper: (typeof readingPapers)[number];
  pace: ReadingPace;
  /** Earlier parts are dimmer than the newest one. */
  dims: boolean;
  /** Without it nothing on the page moves, whatever the system says. */
  moves: boolean;
  /** The session is one text, without its commands, notes and separators. */
  continuous: boolean;
  /** Lines can be spoken instead of typed, where the browser listens. */
  dictates: boolean;
  /** By the language of the story. */
  voices: Readonly<Record<string, VoiceSettings>>;
}

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
