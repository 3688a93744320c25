import type { GraphDiff, ProvingReport, TypedReport } from "../contract/admin/proving.ts";
import type { ReviewDetail } from "../contract/admin/review.ts";
import type { ConditionWords } from "../contract/game/state.ts";
import { endingKinds, reviewedFields } from "../contract/values.ts";
import { readFindings } from "./admin.ts";
import {
  type Reader,
  anything,
  flag,
  list,
  number,
  object,
  objectOrNull,
  oneOf,
  oneOfOrNull,
  optional,
  record,
  text,
  textOrNull,
  texts,
  momentOrNull,
} from "./fields.ts";
import { readNeeds } from "./state.ts";
import { readStoryDetail, readStructure } from "./story.ts";

type Player = ProvingReport["players"][string];
type Ending = ProvingReport["endings"][number];
type Finding = ProvingReport["findings"][number];
type Since = NonNullable<ReviewDetail["since_approval"]>;
type Notice = GraphDiff["sessions_notice"][number]["what"];

const audiences = ["family", "teen", "mature"] as const;
const notices: readonly Notice[] = ["gone", "trapped", "now_ends", "goes_on", "choices", "text"];

const spread = object<ProvingReport["a_play"]["turns"]>({
  min: number(),
  median: number(),
  max: number(),
});
const measures = {
  turns: spread,
  words: spread,
  minutes: spread,
  credits: spread,
  credits_at_most: spread,
  xp: spread,
};
const readPlays = list<Player["stuck"][number]>(object({ node: text(), plays: number() }));
const readEndings = list<Ending>(
  object({
    node: text(),
    title: textOrNull,
    kind: oneOfOrNull(endingKinds),
    plays: number(),
    share: number(),
  }),
);

type StateReport = NonNullable<ProvingReport["state"]>;
type Trap = StateReport["traps"][number];
type Decides = StateReport["endings"][number]["decides"][number];

const readPath = list<Trap["path"][number]>(
  object({ node: text(), text: text(), check: oneOfOrNull(["won", "lost"]) }),
);
/** Leaves out conditions of a kind that this version does not know. */
const readConditions: Reader<ConditionWords[]> = (value) =>
  list(readNeeds)(value).filter((words) => words !== null);
const readDecides: Reader<Decides[]> = (value) =>
  list(
    object<Omit<Decides, "condition"> & { condition: ConditionWords | null }>({
      condition: readNeeds,
      share: number(),
      elsewhere: number(),
    }),
  )(value).flatMap(({ condition, ...shares }) =>
    condition === null ? [] : [{ ...shares, condition }],
  );

const readStateReport: Reader<StateReport> = object({
  states: number(),
  is_whole: flag(),
  endings: list<StateReport["endings"][number]>(
    object({
      node: text(),
      is_reached: (value) => (typeof value === "boolean" ? value : null),
      path: readPath,
      decides: readDecides,
    }),
  ),
  traps: list<Trap>(
    object({
      node: text(),
      why: oneOf(["stuck", "lost"], "stuck"),
      path: readPath,
      has: readConditions,
    }),
  ),
  never: texts,
  never_open: list<StateReport["never_open"][number]>(
    object({ node: text(), choice: number(), text: text() }),
  ),
  lost: readPlays,
});

const readFound = list<Finding>(
  object({
    code: text(),
    severity: oneOf(["error", "warning"], "warning"),
    node: textOrNull,
    choice: optional(number()),
    params: record(anything),
  }),
);

export const readTyped: Reader<TypedReport> = object({
  lines: number(),
  scenes: number(),
  is_whole: flag(),
  answers: object<TypedReport["answers"]>({ tried: number(), came: number() }),
  findings: readFound,
});

const readReport: Reader<ProvingReport> = object({
  seed: text(),
  plays: number(),
  plays_asked: optional(number()),
  players: record<Player>(
    object({
      plays: number(),
      endings: readEndings,
      stuck: readPlays,
      ...measures,
      out_of_xp: number(),
      out_of_xp_at: readPlays,
    }),
  ),
  heat: record(number()),
  never_reached: texts,
  worst_rating: objectOrNull<NonNullable<ProvingReport["worst_rating"]>>({
    audience: oneOf(audiences, "family"),
    word: text(),
    node: text(),
  }),
  findings: readFound,
  measures: object<ProvingReport["measures"]>({
    nodes: number(),
    choices: number(),
    branchings: number(),
    endings: number(),
  }),
  endings: readEndings,
  a_play: object<ProvingReport["a_play"]>(measures),
  drop_off: list<ProvingReport["drop_off"][number]>(
    object({
      node: text(),
      plays: number(),
      why: oneOf(["stuck", "out_of_xp", "lost"], "stuck"),
      share: number(),
    }),
  ),
  state: optional(readStateReport),
  typed: optional(readTyped),
});

const readDiff: Reader<GraphDiff> = object({
  added: texts,
  removed: texts,
  changed: list<GraphDiff["changed"][number]>(object({ node: text(), fields: texts })),
  start_moved_to: textOrNull,
  opened: texts,
  closed: texts,
  endings_gained: texts,
  endings_lost: texts,
  sessions_notice: list<GraphDiff["sessions_notice"][number]>(
    object({ node: text(), what: oneOf(notices, "text") }),
  ),
});

export const readReviewDetail: Reader<ReviewDetail> = object({
  story: readStoryDetail,
  submitted_at: momentOrNull,
  findings: readFindings,
  report: readReport,
  since_approval: objectOrNull<Since>({
    version: number(1),
    approved_at: momentOrNull,
    structure: readStructure,
    diff: readDiff,
    fields: list<Since["fields"][number]>(
      object({ field: oneOf(reviewedFields, "title"), was: anything, is: anything }),
    ),
  }),
});
