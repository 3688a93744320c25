// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/admin/proving.ts";
import {
  type Reader,
  anything,
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
} from "../../fields.ts";
import { endingKinds } from "../../../contract/values.ts";
import { readConditionWords } from "../../condition-words.ts";
import { known, onlyWith } from "../../kinds.ts";

const readEndingOdds = object({
  node: text(),
  title: textOrNull,
  kind: oneOfOrNull(endingKinds),
  plays: number(),
  share: number(),
});

const readSpread = object({
  min: number(),
  median: number(),
  max: number(),
});

const readPlayerReport = object({
  plays: number(),
  endings: list(readEndingOdds),
  stuck: list(
    object({
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
    object({
      node: text(),
      plays: number(),
    }),
  ),
});

const readGraphFinding = object({
  code: text(),
  severity: oneOf(["error", "warning"], "warning"),
  node: textOrNull,
  choice: optional(number()),
  params: record(anything),
});

const readStateReport = object({
  states: number(),
  is_whole: flag(),
  endings: list(
    object({
      node: text(),
      is_reached: flagOrNull,
      path: list(
        object({
          node: text(),
          text: text(),
          check: oneOfOrNull(["won", "lost"]),
        }),
      ),
      decides: known(
        onlyWith(
          "condition",
          object({
            condition: readConditionWords,
            share: number(),
            elsewhere: number(),
          }),
        ),
      ),
    }),
  ),
  traps: list(
    object({
      node: text(),
      why: oneOf(["stuck", "lost"], "stuck"),
      path: list(
        object({
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
    object({
      node: text(),
      choice: number(),
      text: text(),
    }),
  ),
  lost: list(
    object({
      node: text(),
      plays: number(),
    }),
  ),
});

export const readStrangersCounts: Reader<z.output<typeof contract.strangersCounts>> = object({
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

export const typedReportFields = {
  lines: number(),
  scenes: number(),
  is_whole: flag(),
  answers: object({
    tried: number(),
    came: number(),
  }),
  findings: list(readGraphFinding),
  strangers: optional(readStrangersCounts),
};
export const readTypedReport: Reader<z.output<typeof contract.typedReport>> =
  object(typedReportFields);

export const readProvingReport: Reader<z.output<typeof contract.provingReport>> = object({
  seed: text(),
  plays: number(),
  plays_asked: optional(number()),
  players: record(readPlayerReport),
  heat: record(number()),
  never_reached: texts,
  worst_rating: objectOrNull(
    object({
      audience: oneOf(["family", "teen", "mature"], "family"),
      word: text(),
      node: text(),
    }),
  ),
  findings: list(readGraphFinding),
  measures: object({
    nodes: number(),
    choices: number(),
    branchings: number(),
    endings: number(),
  }),
  endings: list(readEndingOdds),
  a_play: object({
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
    object({
      node: text(),
      plays: number(),
      why: oneOf(["stuck", "out_of_xp", "lost"], "stuck"),
      share: number(),
    }),
  ),
});

export const readGraphDiff: Reader<z.output<typeof contract.graphDiff>> = object({
  added: texts,
  removed: texts,
  changed: list(
    object({
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
    object({
      node: text(),
      what: oneOf(["gone", "trapped", "now_ends", "goes_on", "choices", "text"], "text"),
    }),
  ),
});

const readStrangersLine = object({
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

export const readTypedProof: Reader<z.output<typeof contract.typedProof>> = object({
  ...typedReportFields,
  strangers_lines: list(readStrangersLine),
  strangers_whole: flag(),
});
