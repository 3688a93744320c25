import * as z from "zod";
import { id, moment } from "../fields/scalars.ts";
import { storyDefaults } from "../limits.ts";
import { historyActions, memoryKinds, storyLanguages } from "../values.ts";
import { ownOfPart } from "./own-parts.ts";
import { partTelling } from "./telling.ts";
import { commandCosts, offer, ownCommand, partChanges, playerState } from "./state.ts";

const told = z.string().nullable().meta({ reader: "readTold" });

export const historyEntry = z
  .object({
    turn_id: id.nullable().describe("Null for the story's opening"),
    action_type: z.enum(historyActions).meta({ fallback: "continue" }),
    user_input: z.string().nullable(),
    ai_response: told,
    model_used: z.string().nullable(),
    credits_consumed: z.int().min(0),
    selected_choice: z.string().nullable(),
    timestamp: moment,
    success: z.boolean().meta({ fallback: true }),
    setup: told,
    choices: z.array(z.string()),
    image_url: z.string().nullable(),
    image_alt: z.string().nullable(),
    style: z.string().nullable(),
    is_undone: z.boolean().describe("Taken back by the player; kept to be seen, not continued"),
    is_question: z
      .boolean()
      .describe("Katha asks which choice is meant: there is nothing of the story to tell again"),
    is_unanswered: z
      .boolean()
      .describe("What the player typed meant no choice, and its author has no answer to it"),
    is_verbatim: z
      .boolean()
      .describe("Its author's words, or Katha's own question: told again it would be the same"),
    taken_choice: z
      .string()
      .nullable()
      .describe(
        "The choice that the player's own words were taken for; null where they picked it, said just its words, or it was none",
      ),
    begins_sitting: z
      .boolean()
      .describe("The player came back to the story with this, hours after what was told before"),
    versions: z
      .array(id)
      .describe(
        "Every telling of this part, oldest first; each retry adds one, and one is current",
      ),
    ...partChanges,
    ...partTelling,
    ...ownOfPart,
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntry = z.infer<typeof historyEntry>;

const earlier = z
  .string()
  .nullable()
  .describe("A cursor to the entries before these; null: they begin with the story's opening");

const sessionDataFields = {
  narrative_history: z.array(historyEntry),
  earlier,
  withdrawn: z
    .array(id)
    .describe("Turns of earlier entries that no longer stand: undone, or told again"),
  current: historyEntry
    .nullable()
    .describe("The part that the player is at; null where it is among the entries"),
};

/** The declarations of what uses it name it, instead of writing it out. */
export interface SessionDataSchema extends z.ZodObject<typeof sessionDataFields, z.core.$loose> {}

/** The newest entries of a session, or those that came after what the client has. */
export const sessionData: SessionDataSchema = z
  .looseObject(sessionDataFields)
  .meta({ id: "SessionData" });
export type SessionData = z.infer<typeof sessionData>;

/** Entries of a session before a cursor, oldest first. */
export const sessionEntries = z
  .object({ entries: z.array(historyEntry), earlier })
  .meta({ id: "SessionEntries" });
export type SessionEntries = z.infer<typeof sessionEntries>;

export const sessionProgress = {
  current_xp: z.int().min(0),
  choices_made: z.int().min(0),
  scenes_completed: z.int().min(0),
  is_completed: z.boolean(),
  completion_percentage: z.number().min(0).max(100),
};

export const gameSession = z
  .object({
    id,
    story_id: id,
    ...sessionProgress,
    endings_found: z.array(z.string()),
    ending: z.string().nullable().describe("What the ending that it came to is called, if it is"),
    running_turn: id.nullable().describe("A turn that is being written, perhaps in another tab"),
    branched_from: id.nullable().describe("The session of which this one is a branch"),
    created_at: moment,
    updated_at: moment,
    state: playerState,
    offers: z.array(offer).describe("Every way on that is shown now, locked ones too"),
    commands: z.array(ownCommand).describe("The story's own commands"),
    costs: commandCosts,
    sources_note: z
      .string()
      .nullable()
      .describe("Which tellings the story follows, and what is invented; null: it does not say"),
    session_data: sessionData,
  })
  .meta({ id: "GameSession" });
export type GameSession = z.infer<typeof gameSession>;

/** All tellings of one part, oldest first. */
export const partTellings = z
  .object({ tellings: z.array(historyEntry) })
  .meta({ id: "PartTellings" });
export type PartTellings = z.infer<typeof partTellings>;

/** A session without its pages, for lists. */
export const gameSessionSummary = gameSession
  .omit({
    session_data: true,
    running_turn: true,
    state: true,
    offers: true,
    commands: true,
    costs: true,
    sources_note: true,
  })
  .extend({
    story_title: z.string(),
    story_language: z.enum(storyLanguages).meta({ fallback: storyDefaults.language, isOpen: true }),
    cover_image_url: z.string().nullable(),
    image_alt: z.string().describe("What the cover shows, in words"),
    last_line: z
      .string()
      .describe("Where the player stands: the end of what was told last, as plain text"),
    place: z
      .string()
      .nullable()
      .describe(
        "The place at which the player is, where its author names it and one story is asked for",
      ),
    is_mature: z.boolean().describe("Of a story that is rated mature"),
    is_veiled: z
      .boolean()
      .describe(
        "Of a mature story for somebody who has not asked for them: cover and line are not told",
      ),
    is_story_open: z
      .boolean()
      .describe("Whether the story can still be read; the play goes on all the same")
      .meta({ fallback: true }),
  })
  .meta({ id: "GameSessionSummary" });
export type GameSessionSummary = z.infer<typeof gameSessionSummary>;

export const gameSessionPage = z
  .object({ sessions: z.array(gameSessionSummary), next_cursor: z.string().nullable() })
  .meta({ id: "GameSessionPage" });
export type GameSessionPage = z.infer<typeof gameSessionPage>;

export const sessionCheck = z
  .object({
    has_existing_session: z.boolean(),
    session_id: id.nullable().describe("The latest that goes on, or else the latest"),
    sessions_count: z.int().min(0).describe("How many sessions of this story the player has"),
    ...sessionProgress,
  })
  .meta({ id: "SessionCheck" });
export type SessionCheck = z.infer<typeof sessionCheck>;

export const noSession: SessionCheck = {
  has_existing_session: false,
  session_id: null,
  sessions_count: 0,
  current_xp: 0,
  choices_made: 0,
  scenes_completed: 0,
  is_completed: false,
  completion_percentage: 0,
};

/** Every part that the session has ever had, including undone ones. */
export const sessionTree = z
  .object({
    session_id: id,
    current: id.nullable().describe("The current part; null at the opening"),
    parts: z.array(
      z.object({
        turn_id: id,
        parent: id.nullable(),
        node: z.string().nullable().describe("Of the author's graph; null on a detour"),
        action_type: z.enum(historyActions).meta({ fallback: "continue" }),
        summary: z.string(),
        is_undone: z.boolean(),
        timestamp: moment,
      }),
    ),
  })
  .meta({ id: "SessionTree" });
export type SessionTree = z.infer<typeof sessionTree>;

export const memoryItem = z
  .object({
    id,
    kind: z.enum(memoryKinds).meta({ fallback: "fact" }),
    text: z.string(),
    turn_id: id.nullable().describe("Where it was learnt"),
    is_corrected: z.boolean().describe("Written by the player"),
    is_pinned: z.boolean().optional().describe("The player wants it first"),
    is_struck: z.boolean().optional().describe("Of a deed: the player says that it is not so"),
  })
  .meta({ id: "MemoryItem" });
export type MemoryItem = z.infer<typeof memoryItem>;

export const sessionMemory = z
  .object({ session_id: id, items: z.array(memoryItem) })
  .meta({ id: "SessionMemory" });
export type SessionMemory = z.infer<typeof sessionMemory>;

/** What a session of a story begins with, as far as it is the same for everyone. */
export const storyOpening = z
  .object({
    text: z.string(),
    offers: z.array(offer).describe("Every way on that is shown, locked ones too"),
  })
  .meta({ id: "StoryOpening" });
export type StoryOpening = z.infer<typeof storyOpening>;
