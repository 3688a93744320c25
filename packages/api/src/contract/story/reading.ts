import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { proveTyping } from "./trial.ts";

export const sureness = ["sure", "likely", "perhaps"] as const;
const sure = z.enum(sureness).meta({ fallback: "perhaps" });
const count = z.int().min(0);

/** Somebody or something that a story's scenes tell of. */
const readEntry = z
  .object({
    name: z.string(),
    also: z.array(z.string()).describe("What else means it"),
    sure: sure.describe("How sure it is that there is such a person, thing or place"),
    is_of_bible: z.boolean(),
    count: count.describe("How many sentences tell of it"),
    sentences: z
      .array(
        z.object({
          scene: z.string(),
          text: z.string(),
          sure: sure.describe("`likely`: by a pronoun, or in what somebody says"),
        }),
      )
      .describe("The first of them, in the author's own words"),
  })
  .meta({ id: "ReadEntry" });

export const sceneReading = z
  .object({
    people: z.array(readEntry),
    things: z.array(readEntry),
    places: z.array(readEntry),
    scenes: z.array(
      z.object({
        scene: z.string(),
        present: z.array(z.string()),
        named: z.array(z.string()).describe("Whom it names and who is not there"),
      }),
    ),
    left_out: z.array(z.string()).describe("What its author says is nobody and nothing"),
    played: z.string().nullable().describe("Whom it is told of: the player's own character"),
  })
  .meta({ id: "SceneReading" });
export type SceneReading = z.infer<typeof sceneReading>;

export const readScenes = defineCall(authoringCalls.readScenes, {
  summary: "How a story's scenes are read: its people, things and places; nothing is saved",
  body: proveTyping.body,
  answer: sceneReading,
  problems: {
    429: "Too many readings in a row.",
    503: "Reading took too long, or many stories are being read.",
  },
});
