import * as z from "zod";
import { commandXpCosts } from "../limits.ts";
import { comparisons, qualityKinds } from "./state-values.ts";

const thing = z.object({
  id: z.string().meta({ isKey: true }),
  name: z.string(),
  about: z.string(),
});
const qualityKind = z.enum(qualityKinds).meta({ fallback: "text" });

const value = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
  .meta({ reader: "readQualityValue" });
export type QualityValue = z.infer<typeof value>;

/** The state that players may see. */
export const playerState = z
  .object({
    qualities: z.array(
      z.object({
        id: z.string().meta({ isKey: true }),
        name: z.string(),
        kind: qualityKind,
        value,
        least: z.number().nullable().describe("Null unless it is a number"),
        most: z.number().nullable(),
      }),
    ),
    things: z.array(thing).describe("What the player carries"),
    slots: z.int().min(0).nullable().describe("How many things can be carried; null: none ever"),
  })
  .meta({ id: "PlayerState" });
export type PlayerState = z.infer<typeof playerState>;

export const noState: PlayerState = { qualities: [], things: [], slots: null };

const readonlyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()).readonly(),
]);

/** A condition with display names, from which each language builds its sentence. */
export type ConditionWords =
  | { says: "all" | "any"; parts: readonly ConditionWords[] }
  | { says: "not"; part: ConditionWords }
  | z.infer<typeof plainCondition>;

const plainCondition = z.union([
  z
    .object({
      says: z.literal("compares"),
      name: z.string(),
      kind: qualityKind,
      is: z.enum(comparisons),
      value: readonlyValue,
      is_quality: z.boolean().describe("`value` is another quality's name"),
    })
    .meta({ isDocument: true }),
  z.object({ says: z.literal("visited"), name: z.string(), times: z.number() }),
  z.object({ says: z.enum(["carries", "ending_found", "unknown"]), name: z.string() }),
]);

export const conditionWords: z.ZodType<ConditionWords> = z
  .lazy(() =>
    z.union([
      plainCondition,
      z.object({ says: z.enum(["all", "any"]), parts: z.array(conditionWords).readonly() }),
      z.object({ says: z.literal("not"), part: conditionWords }),
    ]),
  )
  .meta({ id: "ConditionWords", reader: "readConditionWords" });

const odds = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .describe("Of its skill check; null without one, and where it would tell what is hidden");

/** A choice as it is shown; a locked one cannot be picked. */
export const offer = z
  .object({
    text: z.string(),
    is_locked: z.boolean(),
    reason: z.string().nullable().describe("Why it is locked, in the author's words"),
    needs: conditionWords
      .nullable()
      .describe("What a locked one asks for; null where that is hidden"),
    odds,
  })
  .meta({ id: "Offer" });
export type Offer = z.infer<typeof offer>;

/** One change that a part made. `value` is the new value. */
export const stateChange = z
  .union([
    z.object({
      kind: z.literal("number"),
      name: z.string(),
      by: z.number(),
      value: z.number(),
      most: z.number(),
    }),
    z.object({
      kind: z.literal("value"),
      name: z.string(),
      quality_kind: qualityKind,
      value,
    }),
    z
      .object({ kind: z.enum(["included", "excluded"]), name: z.string(), value: z.string() })
      .describe("A word that came into a set, or left it"),
    z
      .object({ kind: z.enum(["given", "taken", "bag_full"]), name: z.string() })
      .describe("A thing; `bag_full` where there was no room for it"),
  ])
  .meta({ id: "StateChange" });
export type StateChange = z.infer<typeof stateChange>;

export const skillCheckOutcome = z
  .object({ is_won: z.boolean(), odds })
  .meta({ id: "SkillCheckOutcome" });
export type SkillCheckOutcome = z.infer<typeof skillCheckOutcome>;

/** What a part changed. */
export const partChanges = {
  changes: z.array(stateChange),
  check: skillCheckOutcome.nullable().describe("Null unless the part was a skill check"),
};

const cost = z.int().min(0);

/** A command of the story's own, and the XP that it costs. */
export const ownCommand = z.object({ name: z.string(), cost }).meta({ id: "OwnCommand" });
export type OwnCommand = z.infer<typeof ownCommand>;

/** The XP that the standard commands cost in this story. */
export const commandCosts = z
  .object({
    continue: cost.meta({ fallback: commandXpCosts.continue }),
    immerse: cost.meta({ fallback: commandXpCosts.immerse }),
    custom_action: cost.meta({ fallback: commandXpCosts.custom_action }),
    show: cost.meta({ fallback: commandXpCosts.show }),
    undo: cost.meta({ fallback: commandXpCosts.undo }),
  })
  .meta({ id: "CommandCosts" });
export type CommandCosts = z.infer<typeof commandCosts>;
