import * as z from "zod";
import { defineCall } from "../call.ts";
import { readingSettingsCalls } from "../call-table/reading-settings.ts";

/** How many languages may have a voice of their own, and how long a voice's name is. */
const voicesMax = { languages: 20, name: 200 };

const voice = z.object({
  voice: z.string().max(voicesMax.name).describe("As the device names it; empty: its own choice"),
  speed: z.number().min(0.5).max(2).meta({ fallback: 1 }),
});

const fields = {
  size: z.enum(["small", "usual", "large", "larger", "largest"]).meta({ fallback: "usual" }),
  lines: z.enum(["short", "usual", "long"]).meta({ fallback: "usual" }),
  spacing: z.enum(["close", "usual", "wide"]).meta({ fallback: "usual" }),
  face: z.enum(["book", "plain", "legible"]).meta({ fallback: "book" }),
  paper: z.enum(["site", "dark", "light", "sepia", "black"]).meta({ fallback: "site" }),
  pace: z
    .enum(["letters", "slow", "words", "sentences", "once"])
    .meta({ fallback: "letters" })
    .describe("How new text appears"),
  dims: z.boolean().meta({ fallback: true }).describe("What was told before is dimmer"),
  moves: z.boolean().meta({ fallback: true }).describe("Without it nothing on the page moves"),
  continuous: z.boolean().describe("The session is shown as one text"),
  dictates: z.boolean().describe("Lines can be spoken"),
  voices: z
    .record(z.string().max(12), voice)
    .refine((voices) => Object.keys(voices).length <= voicesMax.languages, {
      message: "Too many languages.",
    })
    .describe("For reading aloud, by the language of the story"),
};

export const readingSettings = z.object(fields).meta({ id: "ReadingSettings" });
export type ReadingSettings = z.infer<typeof readingSettings>;

export const keptReadingSettings = z
  .object({
    settings: readingSettings.nullable().describe("Null until the user changes one"),
  })
  .meta({ id: "KeptReadingSettings" });
export type KeptReadingSettings = z.infer<typeof keptReadingSettings>;

export const getReadingSettings = defineCall(readingSettingsCalls.getReadingSettings, {
  summary: "How the user wants stories to look, to appear and to be read aloud",
  answer: keptReadingSettings,
});

export const saveReadingSettings = defineCall(readingSettingsCalls.saveReadingSettings, {
  summary: "Keep how the user wants to read, for all devices",
  body: z.object(fields).meta({ id: "ReadingSettingsForm" }),
  answer: keptReadingSettings,
});
