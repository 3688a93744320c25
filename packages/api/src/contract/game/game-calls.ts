import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  reportReasons,
  gameSession,
  gameSessionSummary,
  sessionCheck,
  sessionMemory,
  sessionTree,
} from "./game.ts";
import { done, id, wholeNumber } from "../fields/scalars.ts";
import { prose } from "../fields/text.ts";
import { actionForm, actionResponse, receipt, retryForm, turnEvent } from "./turn.ts";

const tag = "game";
const access = "user";
const session = z.object({ session_id: id });
const turn = z.object({ session_id: id, turn: id });
/** Where a branch grows: a part, or the opening, which is no turn. */
const fork = z.object({ session_id: id, turn: z.union([id, z.literal("opening")]) });

export const checkSession = defineCall({
  id: "checkSession",
  method: "GET",
  path: "/game/sessions/check/{story_id}",
  tag,
  summary: "Whether the player has begun this story",
  access,
  params: z.object({ story_id: id }),
  answer: sessionCheck,
});

export const createSession = defineCall({
  id: "createSession",
  method: "PUT",
  path: "/game/sessions",
  tag,
  summary: "Begin a story",
  access,
  body: z.object({ story_id: id }),
  answer: gameSession,
  status: 201,
  problems: { 403: "A premium story, and the player has no premium access." },
});

export const listSessions = defineCall({
  id: "listSessions",
  method: "GET",
  path: "/game/sessions",
  tag,
  summary: "The player's sessions, last played first",
  access,
  query: z.object({ limit: wholeNumber(1, 100).default(20) }),
  answer: z.array(gameSessionSummary),
});

export const getSession = defineCall({
  id: "getSession",
  method: "GET",
  path: "/game/sessions/{session_id}",
  tag,
  summary: "One session with all that has been told",
  access,
  params: session,
  answer: gameSession,
});

export const takeTurn = defineCall({
  id: "takeTurn",
  method: "POST",
  path: "/game/sessions/{session_id}/action",
  tag,
  summary: "Continue, immerse, act, show or undo; with an Idempotency-Key it is done once",
  access,
  params: session,
  body: actionForm,
  answer: actionResponse,
  stream: turnEvent,
  problems: {
    402: "Not enough credits; names the models one can afford.",
    409: "A turn is running (turn_in_progress), or nothing is left to undo.",
    422: "Not enough XP, or the form is not right.",
  },
});

export const retryTurn = defineCall({
  id: "retryTurn",
  method: "POST",
  path: "/game/sessions/{session_id}/turns/{turn}/retry",
  tag,
  summary: "Tell the last part again; what was told before is kept and can be selected",
  access,
  params: turn,
  body: retryForm,
  answer: actionResponse,
  stream: turnEvent,
  problems: {
    402: "Not enough credits; names the models one can afford.",
    409: "A turn is running, or this is not the last part.",
    422: "Not enough XP, or the form is not right.",
  },
});

export const selectVersion = defineCall({
  id: "selectVersion",
  method: "PUT",
  path: "/game/sessions/{session_id}/turns/{turn}/select",
  tag,
  summary: "Go on from another telling of the last part",
  access,
  params: turn,
  answer: gameSession,
  problems: { 409: "A turn is running, or this is no telling of the last part." },
});

export const branchSession = defineCall({
  id: "branchSession",
  method: "POST",
  path: "/game/sessions/{session_id}/turns/{turn}/branch",
  tag,
  summary: "Begin another session from an earlier part, or from the opening",
  access,
  params: fork,
  answer: gameSession,
  status: 201,
  problems: { 409: "The story ends with this part." },
});

export const turnEvents = defineCall({
  id: "turnEvents",
  method: "GET",
  path: "/game/sessions/{session_id}/turns/{turn}/events",
  tag,
  summary: "The events of a turn, from Last-Event-ID on",
  access,
  params: turn,
  answer: z.array(turnEvent),
  stream: turnEvent,
});

export const cancelTurn = defineCall({
  id: "cancelTurn",
  method: "POST",
  path: "/game/sessions/{session_id}/turns/{turn}/cancel",
  tag,
  summary: "End a running turn; the hold returns",
  access,
  params: turn,
  answer: receipt,
  problems: { 409: "The turn has already been told." },
});

export const turnReceipt = defineCall({
  id: "turnReceipt",
  method: "GET",
  path: "/game/sessions/{session_id}/turns/{turn}/receipt",
  tag,
  summary: "What a turn cost",
  access,
  params: turn,
  answer: receipt,
});

export const reportTurn = defineCall({
  id: "reportTurn",
  method: "POST",
  path: "/game/sessions/{session_id}/turns/{turn}/report",
  tag,
  summary: "Report a passage to the editors",
  access,
  params: turn,
  body: z.object({ reason: z.enum(reportReasons), note: prose({ max: 2_000 }).default("") }),
  answer: done,
  status: 201,
});

export const getSessionTree = defineCall({
  id: "getSessionTree",
  method: "GET",
  path: "/game/sessions/{session_id}/tree",
  tag,
  summary: "The tree the player has walked",
  access,
  params: session,
  answer: sessionTree,
});

export const getSessionMemory = defineCall({
  id: "getSessionMemory",
  method: "GET",
  path: "/game/sessions/{session_id}/memory",
  tag,
  summary: "What the narrator remembers",
  access,
  params: session,
  answer: sessionMemory,
});

export const correctMemory = defineCall({
  id: "correctMemory",
  method: "PUT",
  path: "/game/sessions/{session_id}/memory/{item}",
  tag,
  summary: "Correct what the narrator remembers; empty text makes it forget",
  access,
  params: z.object({ session_id: id, item: id }),
  body: z.object({ text: prose({ max: 2_000 }) }),
  answer: sessionMemory,
});
