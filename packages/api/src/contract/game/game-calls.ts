import * as z from "zod";
import { defineCall } from "../call.ts";
import { gameCalls } from "../call-table/game.ts";
import {
  gameSession,
  gameSessionPage,
  historyEntry,
  partTellings,
  sessionCheck,
  sessionEntries,
  sessionMemory,
  sessionTree,
  storyOpening,
} from "./game.ts";
import { sessionAtlas, sessionBook } from "./keepsake.ts";
import { flag, id, wholeNumber } from "../fields/scalars.ts";
import { line, prose } from "../fields/text.ts";
import { alongBundle, settleAlongForm, settledAlong } from "./along.ts";
import { ownPartLimits } from "./play-limits.ts";
import { sessionMarks } from "./own-parts.ts";
import { whoForm } from "./who.ts";
import { actionForm, actionResponse, receipt, retryForm, turnEvent } from "./turn.ts";
import { longestNote, openingPart, reportReasons } from "../values.ts";

/** Where a branch starts: at a part, or at the opening, which is not a turn. */
const fork = z.object({ session_id: id, turn: z.union([id, z.literal(openingPart)]) });

export const readOpening = defineCall(gameCalls.readOpening, {
  summary: "A story's first scene and its choices, to be read before anyone plays",
  answer: storyOpening,
  problems: {
    403: "A mature story, and the viewer has not chosen to be shown those; or a premium story of one scene.",
  },
});

export const checkSession = defineCall(gameCalls.checkSession, {
  summary: "Whether the player has begun this story",
  answer: sessionCheck,
});

export const createSession = defineCall(gameCalls.createSession, {
  summary: "Begin a story; with an Idempotency-Key it is begun anew once",
  body: z.object({
    story_id: id,
    who: whoForm.nullish().describe("Who the player is, where the story asks"),
    anew: z
      .boolean()
      .default(false)
      .describe("Another session beside one that goes on; without it that one is the answer"),
  }),
  answer: gameSession,
  status: 201,
  problems: {
    403: "A premium story, and the player has no premium access.",
    422: "An answer to who the player is does not fit what the story asks.",
  },
});

export const listSessions = defineCall(gameCalls.listSessions, {
  summary: "The player's sessions, last played first",
  query: z.object({
    story_id: id.optional().describe("Only those of this story; each says at which place it is"),
    is_completed: flag.optional().describe("Only those that have come to an ending, or have not"),
    cursor: line({ max: 200 }).optional(),
    limit: wholeNumber(1, 100).default(20),
  }),
  answer: gameSessionPage,
});

export const getSession = defineCall(gameCalls.getSession, {
  summary: "One session with its newest 40 entries",
  answer: gameSession,
});

export const getSessionEntries = defineCall(gameCalls.getSessionEntries, {
  summary: "Older entries of a session: those before a cursor, oldest first",
  query: z.object({ before: line({ max: 200 }), limit: wholeNumber(1, 100).default(40) }),
  answer: sessionEntries,
});

export const takeAlong = defineCall(gameCalls.takeAlong, {
  summary: "A session to be played on without a connection",
  query: z.object({ story: flag.optional().describe("With the story itself") }),
  answer: alongBundle,
  problems: {
    403: "The story stays online: it is premium or no longer open (stays_online), or its author wants it so (author_keeps_online).",
    409: "A model tells this story: it has no scenes that could be taken along.",
  },
});

export const settleAlong = defineCall(gameCalls.settleAlong, {
  summary: "Settle turns that a device told, in order, each once",
  body: settleAlongForm,
  answer: settledAlong,
  problems: {
    409: "A turn is running (turn_in_progress), or an id is taken by a turn that was not told along.",
  },
});

export const takeTurn = defineCall(gameCalls.takeTurn, {
  summary: "Continue, immerse, act, show or undo; with an Idempotency-Key it is done once",
  body: actionForm,
  answer: actionResponse,
  stream: turnEvent,
  problems: {
    402: "Not enough credits; names the models one can afford.",
    409: "A turn is running (turn_in_progress), the story stands elsewhere (story_moved), or nothing is left to undo.",
    422: "Not enough XP, or the form is not right.",
  },
});

export const retryTurn = defineCall(gameCalls.retryTurn, {
  summary: "Write the last part again; earlier versions are kept and can be selected",
  body: retryForm,
  answer: actionResponse,
  stream: turnEvent,
  problems: {
    402: "Not enough credits; names the models one can afford.",
    409: "A turn is running, or this is not the last part.",
    422: "Not enough XP, or the form is not right.",
  },
});

export const selectVersion = defineCall(gameCalls.selectVersion, {
  summary: "Select another version of the last part",
  answer: gameSession,
  problems: { 409: "A turn is running, or this is no telling of the last part." },
});

export const branchSession = defineCall(gameCalls.branchSession, {
  summary: "Begin another session from an earlier part, or from the opening",
  params: fork,
  answer: gameSession,
  status: 201,
  problems: { 409: "The story ends with this part." },
});

export const listTellings = defineCall(gameCalls.listTellings, {
  summary: "Every telling of a part, to be read beside each other",
  answer: partTellings,
});

export const wordPart = defineCall(gameCalls.wordPart, {
  summary: "Put a part in one's own words; blank text takes them back. What was told is kept",
  params: fork,
  body: z.object({ text: prose({ max: ownPartLimits.wording }) }),
  answer: historyEntry,
  problems: { 409: "There are too many own wordings in this session." },
});

export const markPart = defineCall(gameCalls.markPart, {
  summary:
    "Bookmark a part, with a name or without, and note something on it; all blank removes it",
  params: fork,
  body: z.object({
    is_bookmarked: z.boolean(),
    name: line({ max: ownPartLimits.name }).default(""),
    note: prose({ max: ownPartLimits.note }).default(""),
  }),
  answer: historyEntry,
  problems: { 409: "There are too many marks in this session." },
});

export const listMarks = defineCall(gameCalls.listMarks, {
  summary: "The bookmarks and notes of a session, in the order of its parts",
  answer: sessionMarks,
});

export const turnEvents = defineCall(gameCalls.turnEvents, {
  summary: "The events of a turn, from Last-Event-ID on",
  answer: z.array(turnEvent),
  stream: turnEvent,
});

export const cancelTurn = defineCall(gameCalls.cancelTurn, {
  summary: "Cancel a running turn; its held coins are returned",
  answer: receipt,
  problems: { 409: "The turn has already been told." },
});

export const turnReceipt = defineCall(gameCalls.turnReceipt, {
  summary: "What a turn cost",
  answer: receipt,
});

export const reportTurn = defineCall(gameCalls.reportTurn, {
  summary: "Report a passage to the editors",
  body: z.object({ reason: z.enum(reportReasons), note: prose({ max: 2_000 }).default("") }),
  status: 201,
});

export const getSessionTree = defineCall(gameCalls.getSessionTree, {
  summary: "The tree of all parts of a session",
  answer: sessionTree,
});

export const getSessionBook = defineCall(gameCalls.getSessionBook, {
  summary: "What a book of this session has on its cover, and where its scenes begin",
  answer: sessionBook,
});

export const getSessionAtlas = defineCall(gameCalls.getSessionAtlas, {
  summary:
    "The map of the scenes that the player has come to; of others it says how many there are",
  answer: sessionAtlas,
});

export const getSessionMemory = defineCall(gameCalls.getSessionMemory, {
  summary: "What the narrator remembers",
  answer: sessionMemory,
});

export const correctMemory = defineCall(gameCalls.correctMemory, {
  summary:
    "Correct what the narrator remembers; empty text makes it forget, and strikes a deed out",
  body: z.object({ text: prose({ max: 2_000 }) }),
  answer: sessionMemory,
});

export const noteMemory = defineCall(gameCalls.noteMemory, {
  summary: "Write down what the narrator is to remember",
  body: z.object({ text: line({ max: longestNote, required: "Write something first." }) }),
  answer: sessionMemory,
});

export const pinMemory = defineCall(gameCalls.pinMemory, {
  summary: "Put what the narrator remembers first, or no longer",
  body: z.object({ is_pinned: z.boolean() }),
  answer: sessionMemory,
});
