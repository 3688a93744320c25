import * as z from "zod";
import { conditionWords } from "../game/state.ts";
import { endingKinds } from "../values.ts";

const count = z.int().min(0);
const share = z.number().min(0).max(1);
const spread = z
  .object({ min: z.number(), median: z.number(), max: z.number() })
  .meta({ id: "Spread" });
const plays = z.array(z.object({ node: z.string(), plays: count }));

const endingOdds = z
  .object({
    node: z.string(),
    title: z.string().nullable(),
    kind: z.enum(endingKinds).nullable(),
    plays: count,
    share,
  })
  .meta({ id: "EndingOdds" });

/** The spread over all plays, or over those of one kind of player. */
const measures = {
  turns: spread,
  words: spread,
  minutes: spread,
  credits: spread,
  credits_at_most: spread,
  xp: spread,
};

const playerReport = z
  .object({
    plays: count,
    endings: z.array(endingOdds),
    stuck: plays,
    ...measures,
    out_of_xp: count,
    out_of_xp_at: plays,
  })
  .meta({ id: "PlayerReport", isDocument: true });

const graphFinding = z
  .object({
    code: z.string(),
    severity: z.enum(["error", "warning"]).meta({ fallback: "warning" }),
    node: z.string().nullable(),
    choice: count.optional().describe("Which of the node's choices, counted from 0"),
    params: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "GraphFinding" });

const path = z
  .array(
    z.object({
      node: z.string().describe("The scene in which it was done"),
      text: z.string().describe("The choice as it was read, or the command"),
      check: z.enum(["won", "lost"]).nullable().describe("How its skill check came out"),
    }),
  )
  .describe("The shortest way that is known");

/** What exploring all ways through a story with state found, up to a limit. */
const stateReport = z
  .object({
    states: count.describe("How many states were looked at"),
    is_whole: z.boolean().describe("Whether that is all of them"),
    endings: z.array(
      z.object({
        node: z.string(),
        is_reached: z.boolean().nullable().describe("Null: nobody knows"),
        path,
        decides: z.array(z.object({ condition: conditionWords, share, elsewhere: share })),
      }),
    ),
    traps: z.array(
      z.object({
        node: z.string(),
        why: z.enum(["stuck", "lost"]).meta({ fallback: "stuck" }),
        path,
        has: z.array(conditionWords).describe("What the player is and carries there"),
      }),
    ),
    never: z.array(z.string()).describe("Scenes that no state leads to"),
    never_open: z.array(z.object({ node: z.string(), choice: count, text: z.string() })),
    lost: plays.describe("Where plays were given up because they went on and on"),
  })
  .meta({ id: "StateReport", isDocument: true });

/** How lines fared that strangers would type: choices in other words, looks at what is named, questions to whoever is there. */
export const strangersCounts = z
  .object({
    rewordings: z.object({
      tried: count,
      understood: count.describe("The choice that was meant was taken"),
      asked: count.describe("The player was asked whether it was meant"),
      missed: count,
      mistaken: count.describe("Another choice was taken"),
    }),
    looks: z.object({ tried: count, answered: count }),
    questions: z.object({ tried: count, answered: count }),
  })
  .meta({ id: "StrangersCounts" });
export type StrangersCounts = z.infer<typeof strangersCounts>;

export const strangersKinds = ["rewording", "look", "question"] as const;
export const strangersOutcomes = ["understood", "answered", "asked", "missed", "mistaken"] as const;

/** A line as somebody types it who knows nothing of how the story was written. */
const strangersLine = z
  .object({
    scene: z.string(),
    said: z.string(),
    kind: z.enum(strangersKinds).meta({ fallback: "rewording" }),
    meant: count.nullable().describe("Which of the scene's choices it rewords, counted from 0"),
    outcome: z.enum(strangersOutcomes).meta({ fallback: "missed" }),
    choices: z.array(count).describe("The choices that it took, or that were asked about"),
    told: z.string().describe("The beginning of what the player reads"),
    act: z.string().nullable(),
    about: z.string().nullable(),
    topics: z.array(z.string()).describe("What else it speaks of, as an answer can ask for it"),
  })
  .meta({ id: "StrangersLine" });

/**
 * The results of players who type in every scene: choices in their own words and in others, lines for answers,
 * nonsense.
 */
export const typedReport = z
  .object({
    lines: count.describe("How many lines were typed"),
    scenes: count.describe("In how many scenes"),
    is_whole: z.boolean().describe("False: of a large story only some of the lines were typed"),
    answers: z
      .object({ tried: count, came: count })
      .describe("The answers that lines were typed for, and how many of those came"),
    findings: z.array(graphFinding),
    strangers: strangersCounts
      .optional()
      .describe("How lines fared that strangers would type; absent in reports of earlier versions"),
  })
  .meta({ id: "TypedReport", isDocument: true });
export type TypedReport = z.infer<typeof typedReport>;

/** The same for the author, with each line that strangers would type. */
export const typedProof = typedReport
  .extend({
    strangers_lines: z.array(strangersLine),
    strangers_whole: z.boolean().describe("False: of a large story only some were typed"),
  })
  .meta({ id: "TypedProof", isDocument: true });
export type TypedProof = z.infer<typeof typedProof>;

const provingReportFields = {
  seed: z.string(),
  plays: count,
  plays_asked: count
    .optional()
    .describe("More than `plays` where the rest would have taken too much time"),
  players: z.record(z.string(), playerReport),
  heat: z.record(z.string(), share).describe("For each node the share of plays that came to it"),
  never_reached: z.array(z.string()),
  worst_rating: z
    .object({
      audience: z.enum(["family", "teen", "mature"]).meta({ fallback: "family" }),
      word: z.string(),
      node: z.string(),
    })
    .nullable()
    .describe("The strictest audience that a reachable node asks for; null: all is for families"),
  findings: z.array(graphFinding),
  measures: z.object({ nodes: count, choices: count, branchings: count, endings: count }),
  endings: z.array(endingOdds),
  a_play: z.object(measures),
  state: stateReport.optional().describe("Of a story that keeps count"),
  typed: typedReport.optional().describe("Absent where nobody typed: reports of earlier versions"),
  drop_off: z.array(
    z.object({
      node: z.string(),
      plays: count,
      why: z.enum(["stuck", "out_of_xp", "lost"]).meta({ fallback: "stuck" }),
      share,
    }),
  ),
};

/** The declarations of what uses it name it, instead of writing it out. */
export interface ProvingReportSchema extends z.ZodObject<
  typeof provingReportFields,
  z.core.$strip
> {}

/** The results of lint and of many seeded plays. */
export const provingReport: ProvingReportSchema = z
  .object(provingReportFields)
  .meta({ id: "ProvingReport", isDocument: true });
export interface ProvingReport extends z.infer<typeof provingReport> {}

const names = z.array(z.string());

/** What changed between two versions of a structure, and what that means for those who are playing. */
export const graphDiff = z
  .object({
    added: names,
    removed: names,
    changed: z.array(z.object({ node: z.string(), fields: names })),
    start_moved_to: z.string().nullable(),
    opened: names,
    closed: names,
    endings_gained: names,
    endings_lost: names,
    sessions_notice: z.array(
      z.object({
        node: z.string(),
        what: z
          .enum(["gone", "trapped", "now_ends", "goes_on", "choices", "text"])
          .meta({ fallback: "text" }),
      }),
    ),
  })
  .meta({ id: "GraphDiff", isDocument: true });
export type GraphDiff = z.infer<typeof graphDiff>;
