// Made from the contract by `npm run readers`.
import type {
  EndingOdds,
  GraphDiff,
  GraphFinding,
  PlayerReport,
  ProvingReport,
  Spread,
  StateReport,
  StrangersCounts,
  StrangersLine,
  TypedProof,
  TypedReport,
} from "../../../shapes/made/admin/proving.ts";
import {
  type Reader,
  anything,
  document,
  flag,
  flagOrNull,
  list,
  number,
  numberOrNull,
  numbers,
  object,
  objectOrNull,
  oneOf,
  oneOfOrNull,
  optional,
  record,
  text,
  textOrNull,
  texts,
  type Fields,
} from "../../fields.ts";
import { endingKinds } from "../../../contract/values.ts";
import { readConditionWords } from "../../condition-words.ts";
import { known, onlyWith } from "../../kinds.ts";

export const readEndingOdds: Reader<EndingOdds> = object({
  node: text(),
  title: textOrNull,
  kind: oneOfOrNull(endingKinds),
  plays: number(),
  share: number(),
});

export const readSpread: Reader<Spread> = object({
  min: number(),
  median: number(),
  max: number(),
});

export const readPlayerReport: Reader<PlayerReport> = document({
  plays: number(),
  endings: list(readEndingOdds),
  stuck: list(
    document({
      node: text(),
      plays: number(),
    }),
  ),
  turns: readSpread,
  words: readSpread,
  minutes: readSpread,
  credits: readSpread,
  credits_at_most: readSpread,
  xp: readSpread,
  out_of_xp: number(),
  out_of_xp_at: list(
    document({
      node: text(),
      plays: number(),
    }),
  ),
});

export const readGraphFinding: Reader<GraphFinding> = object({
  code: text(),
  severity: oneOf(["error", "warning"], "warning"),
  node: textOrNull,
  choice: optional(number()),
  params: record(anything),
});

export const readStateReport: Reader<StateReport> = document({
  states: number(),
  is_whole: flag(),
  endings: list(
    document({
      node: text(),
      is_reached: flagOrNull,
      path: list(
        document({
          node: text(),
          text: text(),
          check: oneOfOrNull(["won", "lost"]),
        }),
      ),
      decides: known(
        onlyWith(
          "condition",
          document({
            condition: readConditionWords,
            share: number(),
            elsewhere: number(),
          }),
        ),
      ),
    }),
  ),
  traps: list(
    document({
      node: text(),
      why: oneOf(["stuck", "lost"], "stuck"),
      path: list(
        document({
          node: text(),
          text: text(),
          check: oneOfOrNull(["won", "lost"]),
        }),
      ),
      has: known(readConditionWords),
    }),
  ),
  never: texts,
  never_open: list(
    document({
      node: text(),
      choice: number(),
      text: text(),
    }),
  ),
  lost: list(
    document({
      node: text(),
      plays: number(),
    }),
  ),
});

export const readStrangersCounts: Reader<StrangersCounts> = object({
  rewordings: object({
    tried: number(),
    understood: number(),
    asked: number(),
    missed: number(),
    mistaken: number(),
  }),
  looks: object({
    tried: number(),
    answered: number(),
  }),
  questions: object({
    tried: number(),
    answered: number(),
  }),
});

export const typedReportFields: Fields = {
  lines: number(),
  scenes: number(),
  is_whole: flag(),
  answers: document({
    tried: number(),
    came: number(),
  }),
  findings: list(readGraphFinding),
  strangers: optional(readStrangersCounts),
};
export const readTypedReport: Reader<TypedReport> = document(typedReportFields);

export const readProvingReport: Reader<ProvingReport> = document({
  seed: text(),
  plays: number(),
  plays_asked: optional(number()),
  players: record(readPlayerReport),
  heat: record(number()),
  never_reached: texts,
  worst_rating: objectOrNull(
    document({
      audience: oneOf(["family", "teen", "mature"], "family"),
      word: text(),
      node: text(),
    }),
  ),
  findings: list(readGraphFinding),
  measures: document({
    nodes: number(),
    choices: number(),
    branchings: number(),
    endings: number(),
  }),
  endings: list(readEndingOdds),
  a_play: document({
    turns: readSpread,
    words: readSpread,
    minutes: readSpread,
    credits: readSpread,
    credits_at_most: readSpread,
    xp: readSpread,
  }),
  state: optional(readStateReport),
  typed: optional(readTypedReport),
  drop_off: list(
    document({
      node: text(),
      plays: number(),
      why: oneOf(["stuck", "out_of_xp", "lost"], "stuck"),
      share: number(),
    }),
  ),
});

export const readGraphDiff: Reader<GraphDiff> = document({
  added: texts,
  removed: texts,
  changed: list(
    document({
      node: text(),
      fields: texts,
    }),
  ),
  start_moved_to: textOrNull,
  opened: texts,
  closed: texts,
  endings_gained: texts,
  endings_lost: texts,
  sessions_notice: list(
    document({
      node: text(),
      what: oneOf(["gone", "trapped", "now_ends", "goes_on", "choices", "text"], "text"),
    }),
  ),
});

export const readStrangersLine: Reader<StrangersLine> = object({
  scene: text(),
  said: text(),
  kind: oneOf(["rewording", "look", "question"], "rewording"),
  meant: numberOrNull,
  outcome: oneOf(["understood", "answered", "asked", "missed", "mistaken"], "missed"),
  choices: numbers,
  told: text(),
  act: textOrNull,
  about: textOrNull,
  topics: texts,
});

export const readTypedProof: Reader<TypedProof> = document({
  ...typedReportFields,
  strangers_lines: list(readStrangersLine),
  strangers_whole: flag(),
});
