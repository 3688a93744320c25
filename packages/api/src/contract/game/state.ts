import { z } from "zod";
import { comparisons, qualityKinds } from "./state-values.ts";

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type QualityValue = z.infer<typeof value>;

/** The state that players may see. */
export const playerState = z
  .object({
    qualities: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(qualityKinds),
        value,
        least: z.number().nullable().describe("Null unless it is a number"),
        most: z.number().nullable(),
      }),
    ),
    things: z
      .array(z.object({ id: z.string(), name: z.string(), about: z.string() }))
      .describe("What the player carries"),
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
  z.object({
    says: z.literal("compares"),
    name: z.string(),
    kind: z.enum(qualityKinds),
    is: z.enum(comparisons),
    value: readonlyValue,
    is_quality: z.boolean().describe("`value` is another quality's name"),
  }),
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
  .meta({ id: "ConditionWords" });

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
      quality_kind: z.enum(qualityKinds),
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

/** A command of the story's own, and the XP that it costs. */
export const ownCommand = z
  .object({ name: z.string(), cost: z.int().min(0) })
  .meta({ id: "OwnCommand" });
export type OwnCommand = z.infer<typeof ownCommand>;

const cost = z.int().min(0);
/** The XP that the standard commands cost in this story. */
export const commandCosts = z
  .object({ continue: cost, immerse: cost, custom_action: cost, show: cost, undo: cost })
  .meta({ id: "CommandCosts" });
export type CommandCosts = z.infer<typeof commandCosts>;

/** What players are asked before the first line. */
export const whoAsked = z
  .object({
    qualities: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(["text", "one_of"]),
        values: z.array(z.string()).describe("To choose from; none where they write"),
        start: z.string().describe("What it is unless they say otherwise"),
      }),
    ),
    things: z
      .array(z.object({ id: z.string(), name: z.string(), about: z.string() }))
      .describe("To choose from for the bag"),
    things_most: z.int().min(0),
  })
  .meta({ id: "WhoAsked" });
export type WhoAsked = z.infer<typeof whoAsked>;

/** The answers, by id. */
export const whoForm = z
  .object({
    qualities: z.record(z.string(), z.string()).default({}),
    things: z.array(z.string()).default([]),
  })
  .meta({ id: "WhoForm" });
export type WhoForm = z.input<typeof whoForm>;
