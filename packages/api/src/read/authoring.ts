import type { Answer } from "../http/answers.ts";
import type { StoryNumbers } from "../contract/story/numbers.ts";
import type { Correction, Corrections } from "../contract/story/corrections.ts";
import type { UnansweredLines } from "../contract/story/unanswered.ts";
import type { StoryVersion } from "../contract/story/versions.ts";
import {
  type Reader,
  flag,
  id,
  list,
  momentOrNull,
  number,
  numberOrNull,
  numbers,
  object,
  objectOrNull,
  oneOf,
  optional,
  record,
  text,
  textOrNull,
  texts,
  moment,
} from "./fields.ts";
import { correctionStatuses, type StoryStatus } from "../contract/values.ts";
import { readFindings } from "./admin.ts";
import { readChanges, readCheck, readValue } from "./state.ts";
import { readBible, readGameConfig, readStory, readStructure } from "./story.ts";

const versionFields = {
  version: number(1),
  is_current: flag(),
  saved_by: objectOrNull<NonNullable<StoryVersion["saved_by"]>>({ id, display_name: text() }),
  saved_at: moment,
  restored_from: numberOrNull,
  nodes: number(),
  words: number(),
};

export const readPublished: Reader<Answer<"publishStory">> = (value, standIn) => ({
  ...readStory(value, standIn),
  warnings: readFindings(Object(value)["warnings"]),
});

export const readNewestVersion: Reader<Answer<"newestVersion">> = object({
  version: number(1),
  status: text<StoryStatus>("draft"),
  cover_image_url: textOrNull,
  returned_at: momentOrNull,
});

export const readVersions: Reader<Answer<"listVersions">> = object({
  versions: list<StoryVersion>(object(versionFields)),
  next_before: numberOrNull,
});

export const readVersion: Reader<Answer<"getVersion">> = object({
  ...versionFields,
  title: text(),
  tagline: text(),
  story_description: text(),
  story_prompt: text(),
  content_rating: text(),
  difficulty_level: text(),
  language: text(),
  initial_xp: number(),
  game_config: readGameConfig,
  story_structure: readStructure,
  bible: readBible,
});

export const readNumbers: Reader<StoryNumbers> = object({
  starts: number(),
  players: number(),
  finishes: number(),
  completion_rate: numberOrNull,
  endings: list<StoryNumbers["endings"][number]>(
    object({ node: text(), title: text(), plays: number(), share: number() }),
  ),
  drop_off: list<StoryNumbers["drop_off"][number]>(
    object({ node: text(), plays: number(), share: number() }),
  ),
  retried: list<StoryNumbers["retried"][number]>(
    object({ node: text(), tellings: number(), plays: number() }),
  ),
});

export const readUnanswered: Reader<UnansweredLines> = object({
  groups: list<UnansweredLines["groups"][number]>(
    object({
      id,
      text: text(),
      count: number(1),
      scene: text(),
      last_day: text(),
      act: textOrNull,
      about: textOrNull,
      topics: texts,
      answered: flag(),
    }),
  ),
});

export const readCorrection: Reader<Correction> = object({
  id,
  passage: text(),
  proposed: text(),
  note: text(),
  scene: textOrNull,
  day: text(),
  status: oneOf(correctionStatuses, "open"),
});

export const readCorrections: Reader<Corrections> = object({
  corrections: list<Correction>(readCorrection),
});

type Offered = Answer<"suggestionsOffered">;

export const readOffered: Reader<Offered> = object({
  available: flag(),
  // A kind that this version does not know is shown nowhere.
  kinds: (value) => texts(value) as Offered["kinds"],
});

type Suggestions = Answer<"suggest">;
type AnswerDrafts = Answer<"draftAnswers">;
type Covers = Answer<"paintCovers">;

export const readSuggestions: Reader<Suggestions> = object({
  drafts: list<Suggestions["drafts"][number]>(
    object({ text: text(), choice: textOrNull, choices: texts }),
  ),
  served_by: text(),
});

export const readAnswerDrafts: Reader<AnswerDrafts> = object({
  drafts: list<AnswerDrafts["drafts"][number]>(object({ says: text() })),
  served_by: text(),
});

export const readCovers: Reader<Covers> = object({
  drafts: list<Covers["drafts"][number]>(object({ url: text(), alt: text(), painted_by: text() })),
});

type Trial = Answer<"tryScene">;
type Counted = NonNullable<Trial["position"]["state"]>;

type Later = NonNullable<Counted["later"]>;

const readDeeds = list<Later["owed"][number]>(
  object({ deed: text(), at: text(), remembers: textOrNull }),
);

const readCounted: Reader<Counted> = object({
  given: object<Counted["given"]>({ seed: text(), endings: texts }),
  qualities: record(readValue),
  things: texts,
  visits: record(number()),
  counts: record(number()),
  hub: text(),
  later: optional(object<Later>({ owed: readDeeds, told: texts, now: readDeeds })),
});

export const readTrial: Reader<Trial> = object({
  text: text(),
  way: oneOf(["edge", "ask", "detour", "refusal", "reaction", "recall"], "edge"),
  choice: numberOrNull,
  reactions: texts,
  fit: numberOrNull,
  model: objectOrNull<NonNullable<Trial["model"]>>({ by: text(), sure: number() }),
  reason: objectOrNull<NonNullable<Trial["reason"]>>({
    meant: oneOf(["plainly", "perhaps", "hardly"], "hardly"),
    other: oneOf(["plainly", "perhaps", "hardly"], "hardly"),
    mood: oneOf(["done", "asked", "supposed", "imagined", "quoted"], "done"),
  }),
  changes: readChanges,
  check: readCheck,
  position: object<Trial["position"]>({
    node: text(),
    turns_here: number(),
    beats_told: numbers,
    path: texts,
    state: optional(readCounted),
  }),
  offers: list<Trial["offers"][number]>(object({ text: text(), to: textOrNull })),
  served_by: text(),
});
