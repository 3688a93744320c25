// Made from the contract by `npm run readers`.
import type {
  GameSession,
  GameSessionPage,
  GameSessionSummary,
  HistoryEntry,
  MemoryItem,
  PartTellings,
  SessionCheck,
  SessionData,
  SessionEntries,
  SessionMemory,
  SessionTree,
  StoryOpening,
} from "../../../shapes/made/game/game.ts";
import {
  type Reader,
  flag,
  id,
  list,
  moment,
  number,
  object,
  objectOrNull,
  oneOf,
  optional,
  text,
  textOrNull,
  texts,
} from "../../fields.ts";
import { historyActions, memoryKinds } from "../../../contract/values.ts";
import { known } from "../../kinds.ts";
import { readPartMark } from "./own-parts.ts";
import {
  readCommandCosts,
  readOffer,
  readOwnCommand,
  readPlayerState,
  readSkillCheckOutcome,
  readStateChange,
} from "./state.ts";
import { readTelling } from "./telling.ts";
import { readTold } from "../../told.ts";

export const readHistoryEntry: Reader<HistoryEntry> = object({
  turn_id: textOrNull,
  action_type: oneOf(historyActions, "continue"),
  user_input: textOrNull,
  ai_response: readTold,
  model_used: textOrNull,
  credits_consumed: number(),
  selected_choice: textOrNull,
  timestamp: moment,
  success: flag(true),
  setup: readTold,
  choices: texts,
  image_url: textOrNull,
  image_alt: textOrNull,
  style: textOrNull,
  is_undone: flag(),
  is_question: flag(),
  is_unanswered: flag(),
  is_verbatim: flag(),
  taken_choice: textOrNull,
  begins_sitting: flag(),
  versions: texts,
  changes: known(readStateChange),
  check: objectOrNull(readSkillCheckOutcome),
  telling: objectOrNull(readTelling),
  mark: objectOrNull(readPartMark),
  own_wording: textOrNull,
});

export const readSessionData: Reader<SessionData> = object({
  narrative_history: list(readHistoryEntry),
  earlier: textOrNull,
  withdrawn: texts,
  current: objectOrNull(readHistoryEntry),
});

export const readGameSession: Reader<GameSession> = object({
  id,
  story_id: text(),
  current_xp: number(),
  choices_made: number(),
  scenes_completed: number(),
  is_completed: flag(),
  completion_percentage: number(),
  endings_found: texts,
  ending: textOrNull,
  running_turn: textOrNull,
  branched_from: textOrNull,
  created_at: moment,
  updated_at: moment,
  state: readPlayerState,
  offers: list(readOffer),
  commands: list(readOwnCommand),
  costs: readCommandCosts,
  sources_note: textOrNull,
  session_data: readSessionData,
});

export const readSessionCheck: Reader<SessionCheck> = object({
  has_existing_session: flag(),
  session_id: textOrNull,
  sessions_count: number(),
  current_xp: number(),
  choices_made: number(),
  scenes_completed: number(),
  is_completed: flag(),
  completion_percentage: number(),
});

export const readMemoryItem: Reader<MemoryItem> = object({
  id,
  kind: oneOf(memoryKinds, "fact"),
  text: text(),
  turn_id: textOrNull,
  is_corrected: flag(),
  is_pinned: optional(flag()),
  is_struck: optional(flag()),
});

export const readSessionMemory: Reader<SessionMemory> = object({
  session_id: text(),
  items: list(readMemoryItem),
});

export const readSessionEntries: Reader<SessionEntries> = object({
  entries: list(readHistoryEntry),
  earlier: textOrNull,
});

export const readSessionTree: Reader<SessionTree> = object({
  session_id: text(),
  current: textOrNull,
  parts: list(
    object({
      turn_id: text(),
      parent: textOrNull,
      node: textOrNull,
      action_type: oneOf(historyActions, "continue"),
      summary: text(),
      is_undone: flag(),
      timestamp: moment,
    }),
  ),
});

export const readGameSessionSummary: Reader<GameSessionSummary> = object({
  id,
  story_id: text(),
  current_xp: number(),
  choices_made: number(),
  scenes_completed: number(),
  is_completed: flag(),
  completion_percentage: number(),
  endings_found: texts,
  ending: textOrNull,
  branched_from: textOrNull,
  created_at: moment,
  updated_at: moment,
  story_title: text(),
  story_language: text("en"),
  cover_image_url: textOrNull,
  image_alt: text(),
  last_line: text(),
  place: textOrNull,
  is_mature: flag(),
  is_veiled: flag(),
  is_story_open: flag(true),
});

export const readGameSessionPage: Reader<GameSessionPage> = object({
  sessions: list(readGameSessionSummary),
  next_cursor: textOrNull,
});

export const readPartTellings: Reader<PartTellings> = object({
  tellings: list(readHistoryEntry),
});

export const readStoryOpening: Reader<StoryOpening> = object({
  text: text(),
  offers: list(readOffer),
});
