import type {
  GameSession,
  GameSessionPage,
  GameSessionSummary,
  HistoryEntry,
  SessionCheck,
  SessionData,
  SessionEntries,
  SessionMemory,
} from "../contract/game/game.ts";
import type { ActionResponse, Receipt, TurnEvent } from "../contract/game/turn.ts";
import type { Telling } from "../contract/game/telling.ts";
import { readCheck, readChanges, readCommands, readCosts, readOffers, readState } from "./state.ts";
import { storyDefaults } from "../contract/limits.ts";
import { historyActions, memoryKinds, turnActions } from "../contract/values.ts";
import {
  type Reader,
  flag,
  id,
  list,
  number,
  object,
  objectOrNull,
  oneOf,
  text,
  textOrNull,
  texts,
  moment,
} from "./fields.ts";

const readTelling: Reader<Telling | null> = objectOrNull({
  source: textOrNull,
  is_invented: flag(),
  other_tellings: textOrNull,
});

/** What is told may also be a list of strings. */
const toldOrNull: Reader<string | null> = (value) =>
  Array.isArray(value) ? texts(value).join(" ") || null : textOrNull(value);

const historyFields = {
  turn_id: textOrNull,
  action_type: oneOf(historyActions, "continue"),
  user_input: textOrNull,
  ai_response: toldOrNull,
  model_used: textOrNull,
  credits_consumed: number(),
  selected_choice: textOrNull,
  timestamp: moment,
  success: flag(true),
  setup: toldOrNull,
  choices: texts,
  image_url: textOrNull,
  image_alt: textOrNull,
  style: textOrNull,
  is_undone: flag(),
  is_question: flag(),
  is_verbatim: flag(),
  taken_choice: textOrNull,
  begins_sitting: flag(),
  versions: texts,
  changes: readChanges,
  check: readCheck,
  telling: readTelling,
};

const readHistoryEntry: Reader<HistoryEntry> = object<HistoryEntry>(historyFields);

const readSessionData: Reader<SessionData> = object({
  narrative_history: list(readHistoryEntry),
  earlier: textOrNull,
  withdrawn: texts,
  current: objectOrNull<HistoryEntry>(historyFields),
});

export const readSessionEntries: Reader<SessionEntries> = object({
  entries: list(readHistoryEntry),
  earlier: textOrNull,
});

const progressFields = {
  current_xp: number(),
  choices_made: number(),
  scenes_completed: number(),
  is_completed: flag(),
  completion_percentage: number(),
};

export const readSession: Reader<GameSession> = object({
  id,
  story_id: text(),
  ...progressFields,
  endings_found: texts,
  ending: textOrNull,
  running_turn: textOrNull,
  branched_from: textOrNull,
  created_at: moment,
  updated_at: moment,
  state: readState,
  offers: readOffers,
  commands: readCommands,
  costs: readCosts,
  sources_note: textOrNull,
  session_data: readSessionData,
});

export const readSessions: Reader<GameSessionPage> = object({
  sessions: list<GameSessionSummary>(
    object({
      id,
      story_id: text(),
      ...progressFields,
      endings_found: texts,
      ending: textOrNull,
      branched_from: textOrNull,
      created_at: moment,
      updated_at: moment,
      story_title: text(),
      story_language: text<GameSessionSummary["story_language"]>(storyDefaults.language),
      cover_image_url: textOrNull,
      image_alt: text(),
      last_line: text(),
      is_mature: flag(),
      is_veiled: flag(),
      is_story_open: flag(true),
    }),
  ),
  next_cursor: textOrNull,
});

export const readSessionCheck: Reader<SessionCheck> = object({
  has_existing_session: flag(),
  session_id: textOrNull,
  ...progressFields,
});

export const readMemory: Reader<SessionMemory> = object({
  session_id: text(),
  items: list<SessionMemory["items"][number]>(
    object({
      id,
      kind: oneOf(memoryKinds, "fact"),
      text: text(),
      turn_id: textOrNull,
      is_corrected: flag(),
      is_struck: flag(),
    }),
  ),
});

const readReceipt: Reader<Receipt> = object({
  turn_id: text(),
  held: number(),
  charged: number(),
  returned: number(),
  balance: number(),
  model: textOrNull,
  reason: text(),
  changes: readChanges,
});

export const readActionResponse: Reader<ActionResponse> = object({
  turn_id: id,
  action_type: oneOf(turnActions, "continue"),
  ...progressFields,
  ending: textOrNull,
  model_used: textOrNull,
  credits_consumed: number(),
  narrative: toldOrNull,
  setup: toldOrNull,
  choices: texts,
  state: readState,
  offers: readOffers,
  changes: readChanges,
  check: readCheck,
  telling: readTelling,
  image_url: textOrNull,
  image_alt: textOrNull,
  prompt: textOrNull,
  style: textOrNull,
  fallback_description: textOrNull,
  session_data: readSessionData,
  low_credits_warning: flag(),
  credit_warning_message: textOrNull,
  receipt: readReceipt,
});

/** An event of a running turn. An event of an unknown kind is returned unchanged. */
export function readTurnEvent(value: TurnEvent): TurnEvent {
  switch (value.event) {
    case "delta":
      return {
        ...value,
        part: value.part === "setup" ? "setup" : "narrative",
        text: text()(value.text),
      };
    case "done":
      return { ...value, response: readActionResponse(value.response) };
    default:
      return value;
  }
}
