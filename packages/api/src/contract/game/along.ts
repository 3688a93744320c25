import * as z from "zod";
import { id } from "../fields/scalars.ts";
import { line, prose } from "../fields/text.ts";
import { structureLimits } from "../limits.ts";
import { openingPart } from "../values.ts";
import { gameSession } from "./game.ts";
import { alongTurnsMost, playerTextMax } from "./play-limits.ts";

/** A session as a device takes it along. */
export const alongBundle = z
  .object({
    session: gameSession,
    story_version: z.int(),
    balance: z.int().describe("The player's coins; nothing that a device tells takes any"),
    play: z.string().describe("All that the next part follows from, as JSON of Katha's own engine"),
    story: z
      .string()
      .nullable()
      .describe(
        "The story as the engine reads it, as JSON, without what its author wrote for models alone; null unless it is asked for",
      ),
  })
  .meta({ id: "AlongBundle" });
export type AlongBundle = z.infer<typeof alongBundle>;

const alongTurn = z
  .object({
    id: id.describe("Made by the device, kept for good: by it the turn settles once"),
    action_type: z.enum(["continue", "immerse", "custom_action"]),
    user_action: prose({ max: playerTextMax }).nullish(),
    command: line({ max: structureLimits.name }).nullish(),
    selected_choice: prose({ max: playerTextMax }).nullish(),
    told: line({ max: 64 }).describe(
      "SHA-256 of what the device told, as hexadecimal digits: the server tells it again and compares",
    ),
  })
  .refine(
    ({ action_type, user_action, command }) =>
      action_type !== "custom_action" || Boolean(user_action?.trim() || command),
    { error: "Describe what you do.", path: ["user_action"] },
  );

export const settleAlongForm = z
  .object({
    after: z
      .union([id, z.literal(openingPart)])
      .describe("The part that the first of these turns follows, or `opening`"),
    turns: z.array(alongTurn).min(1).max(alongTurnsMost),
    anew: z
      .boolean()
      .default(false)
      .describe("Settle them even where Katha tells them otherwise by now"),
  })
  .meta({ id: "SettleAlongForm" });
export type SettleAlongForm = z.input<typeof settleAlongForm>;

export const settledAlong = z
  .object({
    session_id: id.describe(
      "Where these turns stand: a branch, where the session went on without them",
    ),
    settled: z.array(id).describe("The turns that stand, in order, those settled before too"),
    stopped: z
      .enum(["told_otherwise", "refused"])
      .nullable()
      .describe(
        "Why the next turn was not settled: Katha tells it otherwise by now, or refuses it",
      ),
    reason: z.string().nullable().describe("The code of the refusal"),
  })
  .meta({ id: "SettledAlong" });
export type SettledAlong = z.infer<typeof settledAlong>;
