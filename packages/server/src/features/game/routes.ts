import { calls } from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import { EventStream, lastSeen, wantsEvents } from "../../lib/event-stream.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { keyOf } from "../idempotency/index.ts";
import { settleAlong } from "./along/settle-along.ts";
import { takeAlong } from "./along/take-along.ts";
import * as corrections from "./corrections/corrections.ts";
import { readAtlas } from "./atlas-and-book/atlas.ts";
import { readBook } from "./atlas-and-book/read-book.ts";
import { correctItem, noteFact, pinItem, readMemory } from "./memory/memory.ts";
import { numbersOf } from "./statistics/numbers.ts";
import * as ownParts from "./marks-and-wordings/own-parts.ts";
import * as reports from "./reports/reports.ts";
import { beginStory, checkStory } from "./sessions/begin.ts";
import { deletePlay } from "./sessions/delete.ts";
import { branchFrom } from "./sessions/branch.ts";
import { openingsOf } from "./sessions/opening.ts";
import { readOlder, readSession, readTree } from "./sessions/read.ts";
import { recentSessions } from "./sessions/recent.ts";
import { switchVersion } from "./sessions/select.ts";
import { raiseSocketTimeout } from "../../lib/socket-timeout.ts";
import { ownTurn } from "./own-turn.ts";
import { turnRequestFrom, type TurnRequest } from "./turns/turn-request.ts";
import * as unanswered from "./unanswered-lines/unanswered.ts";
import {
  beginTurn,
  cancelOwnTurn,
  readReceipt,
  waitForResponse,
  type TurnNeeds,
} from "./turns/take-turn.ts";

/** Its answer may be long. */
const inTurn = { inTurn: true };

function sessionRoutes(register: RegisterCall, needs: TurnNeeds): void {
  const openings = openingsOf(needs);
  register(calls.readOpening, ({ params, viewer }) => openings(params.id, viewer));
  register(calls.checkSession, ({ params, viewer }) => checkStory(needs, params.story_id, viewer));
  register(calls.createSession, ({ body, viewer, request }) =>
    beginStory(needs, { ...body, key: keyOf(request) }, viewer),
  );
  register(calls.listSessions, ({ query, viewer }) =>
    needs.reads.by(viewer, (db) => recentSessions({ ...needs, db }, query, viewer)),
  );
  register(
    calls.getSession,
    ({ params, viewer }) => readSession(needs, params.session_id, viewer),
    inTurn,
  );
  register(
    calls.getSessionEntries,
    ({ params, query, viewer }) => readOlder(needs, { ...params, ...query }, viewer),
    inTurn,
  );
  register(calls.deleteSession, ({ params, viewer }) =>
    deletePlay(needs.db, params.session_id, viewer),
  );
  register(
    calls.getSessionTree,
    ({ params, viewer }) => readTree(needs, params.session_id, viewer),
    inTurn,
  );
  register(
    calls.getSessionBook,
    ({ params, viewer }) => readBook(needs, params.session_id, viewer),
    inTurn,
  );
  register(
    calls.getSessionAtlas,
    ({ params, viewer }) => readAtlas(needs, params.session_id, viewer),
    inTurn,
  );
  register(calls.selectVersion, ({ params, viewer }) => switchVersion(needs, params, viewer));
  register(calls.branchSession, ({ params, viewer }) => branchFrom(needs, params, viewer));
  register(
    calls.takeAlong,
    ({ params, query, viewer }) => takeAlong(needs, { ...params, ...query }, viewer),
    inTurn,
  );
  register(calls.settleAlong, ({ params, body, viewer, request }) => {
    raiseSocketTimeout(request);
    return settleAlong(needs, { ...params, ...body }, viewer);
  });
}

function ownPartRoutes(register: RegisterCall, needs: TurnNeeds): void {
  register(
    calls.listTellings,
    ({ params, viewer }) => ownParts.listTellings(needs, params, viewer),
    inTurn,
  );
  register(calls.wordPart, ({ params, body, viewer }) =>
    ownParts.wordPart(needs, { ...params, ...body }, viewer),
  );
  register(calls.markPart, ({ params, body, viewer }) =>
    ownParts.markPart(needs, { ...params, ...body }, viewer),
  );
  register(calls.listMarks, ({ params, viewer }) =>
    ownParts.listMarks(needs, params.session_id, viewer),
  );
}

function turnRoutes(register: RegisterCall, needs: TurnNeeds): void {
  const streamOf = (id: string, { headers }: FastifyRequest) =>
    new EventStream((listening) => needs.runner.follow(id, lastSeen(headers), listening));
  const answer = async (turnRequest: TurnRequest, viewer: Viewer, request: FastifyRequest) => {
    const { id } = await beginTurn(needs, turnRequest, viewer);
    if (wantsEvents(request.headers)) return streamOf(id, request);
    raiseSocketTimeout(request);
    return waitForResponse(needs, id, turnRequest.have);
  };

  register(calls.takeTurn, ({ params, body, viewer, request }) => {
    const where = { session: params.session_id, key: keyOf(request) };
    return answer(turnRequestFrom(body, where), viewer, request);
  });
  register(calls.retryTurn, ({ params, body, viewer, request }) => {
    const where = { session: params.session_id, key: keyOf(request) };
    const retry = turnRequestFrom({ ...body, action_type: "continue" }, where);
    return answer({ ...retry, retried: params.turn }, viewer, request);
  });
  register(calls.turnEvents, async ({ params, viewer, request }) => {
    const { id } = await ownTurn(needs, params, viewer);
    if (wantsEvents(request.headers)) return streamOf(id, request);
    const seen = lastSeen(request.headers);
    return (await needs.runner.eventsSoFar(id)).filter(({ seq }) => seq > seen);
  });
  register(calls.cancelTurn, ({ params, viewer }) => cancelOwnTurn(needs, params, viewer));
  register(calls.turnReceipt, ({ params, viewer }) => readReceipt(needs, params, viewer));
}

function memoryRoutes(register: RegisterCall, needs: TurnNeeds): void {
  register(
    calls.getSessionMemory,
    ({ params, viewer }) => readMemory(needs, params.session_id, viewer),
    inTurn,
  );
  register(
    calls.correctMemory,
    ({ params, body, viewer }) => correctItem(needs, { ...params, ...body }, viewer),
    inTurn,
  );
  register(calls.noteMemory, ({ params, body, viewer }) =>
    noteFact(needs, { ...params, ...body }, viewer),
  );
  register(
    calls.pinMemory,
    ({ params, body, viewer }) => pinItem(needs, { ...params, ...body }, viewer),
    inTurn,
  );
}

/** What players send to editors and authors, and what these see of their plays. */
function readerRoutes(register: RegisterCall, needs: TurnNeeds): void {
  register(calls.reportTurn, ({ params, body, viewer }) =>
    reports.reportPassage(needs, { ...params, ...body }, viewer),
  );
  register(calls.listReports, ({ query }) => reports.listReports(needs, query.status));
  register(calls.settleReport, ({ params, body, viewer }) =>
    reports.decideReport(needs, { ...params, ...body }, viewer),
  );
  register(calls.sendCorrection, ({ params, body, viewer }) =>
    corrections.keepCorrection(needs, { ...params, ...body }, viewer),
  );
  register(calls.listCorrections, ({ params, viewer }) =>
    corrections.listCorrections(needs, params.id, viewer),
  );
  register(calls.settleCorrection, ({ params, body, viewer }) =>
    corrections.decideCorrection(needs, { ...params, ...body }, viewer),
  );
  register(calls.listUnanswered, ({ params, viewer }) =>
    unanswered.listUnanswered(needs, params.id, viewer),
  );
  register(calls.dismissUnanswered, ({ params, viewer }) =>
    unanswered.dismissUnanswered(needs, params, viewer),
  );
  register(calls.getNumbers, ({ params, viewer }) => numbersOf(needs, params.id, viewer));
}

export function gameRoutes(register: RegisterCall, needs: TurnNeeds): void {
  sessionRoutes(register, needs);
  ownPartRoutes(register, needs);
  turnRoutes(register, needs);
  memoryRoutes(register, needs);
  readerRoutes(register, needs);
}
