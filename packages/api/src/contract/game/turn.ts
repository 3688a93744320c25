import * as z from "zod";
import { sessionData, sessionProgress } from "./game.ts";
import { offer, partChanges, playerState } from "./state.ts";
import { partTelling } from "./telling.ts";
import { structureLimits } from "../limits.ts";
import { budgetScopes, ownKeyOutcomes, playerTextMax } from "./play-limits.ts";
import { problem } from "../problem.ts";
import { id } from "../fields/scalars.ts";
import { line, prose } from "../fields/text.ts";
import { costReasons, openingPart, paces, partLengths, turnActions } from "../values.ts";

const customActionEmpty = "Describe what you do.";

const newestEntry = z
  .union([id, z.literal(openingPart)])
  .nullish()
  .describe(
    "The newest entry of the history that the client has, or `opening`: the answer carries what came after it. Without it, the newest 50",
  );

const seenPrice = z
  .int()
  .min(0)
  .nullish()
  .describe(
    "What the player read that it costs; where it costs more by now, nothing is done (409 price_changed)",
  );

const readerWishes = {
  pace: z.enum(paces).nullish().describe("How quickly the story moves; models alone keep to it"),
  length: z.enum(partLengths).nullish().describe("How long the part is; models alone keep to it"),
};

export const actionForm = z
  .object({
    action_type: z.enum(turnActions),
    selected_model: line({ max: 100 }).nullish(),
    session_id: id.optional().describe("As in the path"),
    seen: z
      .union([id, z.literal(openingPart)])
      .nullish()
      .describe(
        "The part that the player sees last, or `opening`; where the session stands at another, nothing is done (409 story_moved)",
      ),
    seen_price: seenPrice,
    have: newestEntry,
    ...readerWishes,
    user_action: prose({ max: playerTextMax }).nullish(),
    command: line({ max: structureLimits.name })
      .nullish()
      .describe("With custom_action: a command of the story's own; user_action may then be blank"),
    selected_choice: prose({ max: playerTextMax }).nullish(),
    last_text_response: prose({ max: 50_000 }).nullish().describe("With show: what to picture"),
  })
  .refine(
    ({ action_type, user_action, command }) =>
      action_type !== "custom_action" || Boolean(user_action?.trim() || command),
    { error: customActionEmpty, path: ["user_action"] },
  )
  .meta({ id: "ActionForm" });
export type ActionForm = z.input<typeof actionForm>;

/** Another version of the same part, perhaps by another model. */
export const retryForm = z
  .object({
    selected_model: line({ max: 100 }).nullish(),
    seen_price: seenPrice,
    have: newestEntry,
    ...readerWishes,
  })
  .default({})
  .meta({ id: "RetryForm" });
export type RetryForm = z.input<typeof retryForm>;

/** What a turn cost, and why. Every turn has one, including failed turns. */
export const receipt = z
  .object({
    turn_id: id,
    held: z.int().min(0),
    charged: z.int().min(0),
    returned: z.int().min(0),
    balance: z.int(),
    model: z.string().nullable(),
    reason: z.string(),
    why: z.enum(costReasons).meta({ fallback: "model" }).describe("The reason, as a key"),
    served_by: z
      .string()
      .nullable()
      .describe("The provider that told or painted it, if it is told"),
    xp: z.int().min(0).describe("The XP that it cost"),
    changes: partChanges.changes,
  })
  .meta({ id: "Receipt" });
export type Receipt = z.infer<typeof receipt>;

const told = z.string().nullable().meta({ reader: "readTold" });

export const actionResponse = z
  .object({
    turn_id: id.meta({ isKey: true }),
    action_type: z.enum(turnActions).meta({ fallback: "continue" }),
    ...sessionProgress,
    ending: z.string().nullable().describe("The name of the ending, when the story has ended"),
    model_used: z.string().nullable(),
    budget_spent: z
      .enum(budgetScopes)
      .nullable()
      .describe("The budget that is spent for today, so that Katha itself told this for no coins"),
    own_key: z
      .enum(ownKeyOutcomes)
      .nullable()
      .describe(
        "What became of the player's own key where they chose it; but for `told` Katha itself told this for no coins",
      ),
    credits_consumed: z.int().min(0),
    narrative: told,
    setup: told,
    choices: z.array(z.string()).describe("What the player can pick now, also after Show and Undo"),
    state: playerState,
    offers: z.array(offer).describe("Every way on that is shown now, locked ones too"),
    ...partChanges,
    ...partTelling,
    image_url: z.string().nullable(),
    image_alt: z.string().nullable(),
    prompt: z.string().nullable(),
    style: z.string().nullable(),
    fallback_description: z.string().nullable().describe("The picture in words, if none was made"),
    session_data: sessionData,
    low_credits_warning: z.boolean(),
    credit_warning_message: z.string().nullable(),
    receipt,
  })
  .meta({ id: "ActionResponse" });
export type ActionResponse = z.infer<typeof actionResponse>;

export const notEnoughCredits = problem
  .extend({
    model_requested: z.string(),
    available_credits: z.int(),
    required_credits: z.int(),
    suggested_alternatives: z.array(z.string()).describe("Models one can afford, own kind first"),
  })
  .meta({ id: "NotEnoughCredits" });

export const notEnoughXp = problem
  .extend({ current_xp: z.int(), required_xp: z.int() })
  .meta({ id: "NotEnoughXp" });

export const turnInProgress = problem.extend({ turn_id: id }).meta({ id: "TurnInProgress" });

const sequence = { seq: z.int().min(0).describe("Also the id of the event, for Last-Event-ID") };

/** A turn while it is being written. On the wire `event:` is the event, `id:` the seq, `data:` the object. */
export const turnEvent = z
  .discriminatedUnion("event", [
    z.object({
      event: z.literal("turn"),
      ...sequence,
      turn_id: id,
      action_type: z.enum(turnActions).meta({ fallback: "continue" }),
      model: z.string().nullable(),
      held: z.int().min(0),
    }),
    z.object({
      event: z.literal("delta"),
      ...sequence,
      part: z.enum(["narrative", "setup"]).meta({ fallback: "narrative" }),
      text: z.string(),
    }),
    z.object({ event: z.literal("choices"), ...sequence, choices: z.array(z.string()) }),
    z.object({
      event: z.literal("image"),
      ...sequence,
      image_url: z.string(),
      image_alt: z.string(),
      prompt: z.string(),
      style: z.string(),
    }),
    z.object({ event: z.literal("done"), ...sequence, response: actionResponse }),
    z
      .object({
        event: z.literal("error"),
        ...sequence,
        problem,
        status: z.int(),
        receipt: receipt.nullable(),
      })
      .describe(
        "The turn failed. With the code `server_closing` it goes on: ask for its events again.",
      ),
  ])
  .meta({ id: "TurnEvent" });
export type TurnEvent = z.infer<typeof turnEvent>;
