import { defineCalls } from "./define-calls.ts";

export const gameCalls = defineCalls("game", {
  readOpening: {
    method: "GET",
    path: "/stories/{id}/opening",
    access: "anyone",
    budget: "opening",
  },
  checkSession: { method: "GET", path: "/game/sessions/check/{story_id}", access: "user" },
  createSession: { method: "PUT", path: "/game/sessions/", access: "user", budget: "newSession" },
  listSessions: { method: "GET", path: "/game/sessions", access: "user" },
  getSession: { method: "GET", path: "/game/sessions/{session_id}", access: "user" },
  getSessionEntries: {
    method: "GET",
    path: "/game/sessions/{session_id}/entries",
    access: "user",
  },
  takeAlong: { method: "GET", path: "/game/sessions/{session_id}/along", access: "user" },
  settleAlong: {
    method: "POST",
    path: "/game/sessions/{session_id}/along",
    access: "user",
    budget: "turn",
  },
  deleteSession: { method: "DELETE", path: "/game/sessions/{session_id}", access: "user" },
  takeTurn: {
    method: "POST",
    path: "/game/sessions/{session_id}/action",
    access: "user",
    budget: "turn",
  },
  retryTurn: {
    method: "POST",
    path: "/game/sessions/{session_id}/turns/{turn}/retry",
    access: "user",
    budget: "turn",
  },
  selectVersion: {
    method: "PUT",
    path: "/game/sessions/{session_id}/turns/{turn}/select",
    access: "user",
  },
  branchSession: {
    method: "POST",
    path: "/game/sessions/{session_id}/turns/{turn}/branch",
    access: "user",
    budget: "branch",
  },
  listTellings: {
    method: "GET",
    path: "/game/sessions/{session_id}/turns/{turn}/tellings",
    access: "user",
  },
  wordPart: {
    method: "PUT",
    path: "/game/sessions/{session_id}/turns/{turn}/wording",
    access: "user",
  },
  markPart: {
    method: "PUT",
    path: "/game/sessions/{session_id}/turns/{turn}/mark",
    access: "user",
  },
  listMarks: { method: "GET", path: "/game/sessions/{session_id}/marks", access: "user" },
  turnEvents: {
    method: "GET",
    path: "/game/sessions/{session_id}/turns/{turn}/events",
    access: "user",
  },
  cancelTurn: {
    method: "POST",
    path: "/game/sessions/{session_id}/turns/{turn}/cancel",
    access: "user",
  },
  turnReceipt: {
    method: "GET",
    path: "/game/sessions/{session_id}/turns/{turn}/receipt",
    access: "user",
  },
  sendCorrection: {
    method: "POST",
    path: "/stories/{id}/corrections",
    access: "user",
    budget: "correction",
  },
  reportTurn: {
    method: "POST",
    path: "/game/sessions/{session_id}/turns/{turn}/report",
    access: "user",
    budget: "report",
  },
  getSessionBook: { method: "GET", path: "/game/sessions/{session_id}/book", access: "user" },
  getSessionAtlas: { method: "GET", path: "/game/sessions/{session_id}/atlas", access: "user" },
  getSessionTree: { method: "GET", path: "/game/sessions/{session_id}/tree", access: "user" },
  getSessionMemory: { method: "GET", path: "/game/sessions/{session_id}/memory", access: "user" },
  correctMemory: {
    method: "PUT",
    path: "/game/sessions/{session_id}/memory/{item}",
    access: "user",
  },
  noteMemory: { method: "POST", path: "/game/sessions/{session_id}/memory", access: "user" },
  pinMemory: {
    method: "PUT",
    path: "/game/sessions/{session_id}/memory/{item}/pin",
    access: "user",
  },
});
