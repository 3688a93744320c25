import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { gameCalls } from "../call-table/game.ts";
import { id } from "../fields/scalars.ts";
import { prose } from "../fields/text.ts";
import { correctionLength } from "../limits.ts";
import { correctionStatuses } from "../values.ts";

/** A wording that a player proposes, as the author sees it: anonymous. */
export const correction = z
  .object({
    id,
    passage: z.string().describe("The words as they stood, or were told"),
    proposed: z.string().describe("How they should read"),
    note: z.string(),
    scene: z
      .string()
      .nullable()
      .describe("Where it was told; null where it was not sent from a play"),
    day: z.iso.date(),
    status: z.enum(correctionStatuses).meta({ fallback: "open" }),
  })
  .meta({ id: "Correction" });
export type Correction = z.infer<typeof correction>;

export const corrections = z
  .object({ corrections: z.array(correction).describe("The open ones first, the oldest first") })
  .meta({ id: "Corrections" });
export type Corrections = z.infer<typeof corrections>;

export const sendCorrection = defineCall(gameCalls.sendCorrection, {
  summary: "Tell the author how a passage should read; the author is not told who sent it",
  status: 201,
  body: z.object({
    passage: prose({ required: "The passage is required", max: correctionLength.passage }),
    proposed: prose({
      required: "How it should read is required",
      max: correctionLength.proposed,
    }),
    note: prose({ max: correctionLength.note }).default(""),
    part: z
      .object({ session_id: id, turn: z.union([id, z.literal("opening")]) })
      .optional()
      .describe("The part of one's own play in which it was told"),
  }),
});

const ofOthers = { 403: "The story is another author's." };

export const listCorrections = defineCall(authoringCalls.listCorrections, {
  summary: "What players would have put in other words, without who",
  answer: corrections,
  problems: ofOthers,
});

export const settleCorrection = defineCall(authoringCalls.settleCorrection, {
  summary: "Say that a correction is done or not wanted, or open it again",
  body: z.object({ status: z.enum(correctionStatuses) }),
  answer: correction,
  problems: ofOthers,
});
