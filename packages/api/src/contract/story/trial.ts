import * as z from "zod";
import { typedProof } from "../admin/proving.ts";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { line, prose } from "../fields/text.ts";
import { partChanges } from "../game/state.ts";
import { storyDefaults, storyTextLength, structureLimits, toldLimits } from "../limits.ts";
import { playerTextMax } from "../game/play-limits.ts";
import { bibleForm } from "./bible.ts";
import { structureForm } from "./structure-form.ts";
import { writtenSoFar } from "./suggestions.ts";
import { skillCheckDifficulties, storyLanguages } from "../values.ts";

const node = line({ max: structureLimits.name });
const places = z.array(node).max(400);
const offer = z.object({
  text: prose({ max: toldLimits.choice }),
  to: node.nullable().describe("Null: the story has no such choice, and the scene goes on"),
});

const name = z.string().max(1_000);
const value = z
  .union([z.boolean(), z.number(), name, z.array(name).max(1_000)])
  .meta({ reader: "readQualityValue" });
const counts = z.record(z.string(), z.int().min(0));

const deed = z.string().max(10_000);
const deeds = z.array(z.object({ deed, at: node, remembers: deed.nullable() })).max(10_000);

/** The whole state, including hidden qualities: only for the author. */
const countedState = z.object({
  given: z.object({ seed: name, endings: z.array(name).max(1_000) }),
  qualities: z.record(z.string(), value),
  things: z.array(name).max(1_000),
  visits: counts,
  counts,
  hub: name,
  later: z
    .object({ owed: deeds, told: z.array(deed).max(10_000), now: deeds })
    .optional()
    .describe("What is told later of what was done"),
});

/** A test play's position in the graph. The server keeps nothing, so the client sends it with the next step. */
export const trialPosition = z.object({
  node,
  turns_here: z.int().min(0).max(1_000).describe("Told since this node was reached"),
  beats_told: z.array(z.int().min(0).max(1_000)).max(50),
  path: places.describe("Every node reached, in order"),
  state: countedState
    .optional()
    .describe("What the story counts there; without it, what it begins with"),
});
export type TrialStanding = z.infer<typeof trialPosition>;

const trialWays = ["edge", "ask", "detour", "refusal", "reaction", "recall"] as const;
export const likelihoods = ["plainly", "perhaps", "hardly"] as const;
const likelihood = z.enum(likelihoods).meta({ fallback: "hardly" });
export const moods = ["done", "asked", "supposed", "imagined", "quoted"] as const;
const trialActions = ["continue", "custom_action"] as const;

/** From the story's game_config. */
export const rulesForm = z
  .object({
    slots: z.int().min(0),
    health_max: z.int().min(1),
    difficulty: z.enum(skillCheckDifficulties),
  })
  .meta({ isDocument: true });

export const tryScene = defineCall(authoringCalls.tryScene, {
  summary: "Take one step of a test play; free, and nothing is saved",
  body: z.object({
    title: line({ max: storyTextLength.title }).default(""),
    language: z.enum(storyLanguages).default(storyDefaults.language),
    content_rating: line({ max: 40 }).default(storyDefaults.content_rating),
    story_prompt: prose({ max: storyTextLength.story_prompt }).default(""),
    story_system_prompt: prose({ max: storyTextLength.story_system_prompt }).default(""),
    story_structure: structureForm,
    bible: bibleForm.optional(),
    rules: rulesForm.optional().describe("Of the story's game_config; the usual ones without"),
    position: trialPosition,
    passages: z
      .array(
        z.object({
          node,
          said: prose({ max: playerTextMax }).nullable(),
          text: prose({ max: toldLimits.text }),
        }),
      )
      .min(1)
      .max(40)
      .describe("What has been told on the way, the oldest first"),
    offers: z.array(offer).max(40).describe("What was shown last"),
    action: z.enum(trialActions),
    said: prose({ max: playerTextMax }).describe("The choice that was picked, or other words"),
    command: line({ max: structureLimits.name })
      .nullish()
      .describe("A command of the story's own, with custom_action"),
    selected_model: line({ max: 120 }),
  }),
  answer: z
    .object({
      text: z.string(),
      way: z
        .enum(trialWays)
        .describe("What became of the step on the graph")
        .meta({ fallback: "edge" }),
      choice: z
        .int()
        .nullable()
        .describe("Which of the scene's choices was taken; null for a storylet and for none"),
      reactions: z.array(z.string()).describe("The author's answers that came, by name"),
      fit: z
        .number()
        .nullable()
        .describe("How well the line fits the choice that it fits best, from 0 to 1"),
      model: z
        .object({ by: z.string(), sure: z.number() })
        .nullable()
        .describe("A model said what the line means, and how surely, from 0 to 1; null: the rules"),
      reason: z
        .object({
          meant: likelihood.describe("How likely the choice that it fits best is meant"),
          other: likelihood.describe("The same of the next one"),
          mood: z
            .enum(moods)
            .describe("How it is said: what is asked or supposed takes no choice")
            .meta({ fallback: "done" }),
        })
        .nullable()
        .describe("Why it was taken, asked about or left; null where nothing was typed"),
      ...partChanges,
      position: trialPosition,
      offers: z.array(offer).describe("None: the story has ended"),
      served_by: z.string(),
    })
    .meta({ id: "Trial" }),
  problems: {
    409: "The story has no such node.",
    422: "The story holds more than stories may (`beyond_bounds`).",
    429: "Too many trials in a row.",
    503: "The model did not answer, or with nothing that can be used.",
  },
});

export const proveTyping = defineCall(authoringCalls.proveTyping, {
  summary: "Let players type in every scene of a story; free, and nothing is saved",
  body: z.object({
    title: writtenSoFar.title,
    language: writtenSoFar.language,
    content_rating: writtenSoFar.content_rating,
    story_structure: structureForm,
    bible: bibleForm.optional(),
    rules: rulesForm.optional().describe("Of the story's game_config; the usual ones without"),
  }),
  answer: typedProof,
  problems: {
    429: "Too many proofs in a row, or another story of the author's is being checked.",
    503: "Checking took too long, or many stories are being checked.",
  },
});
