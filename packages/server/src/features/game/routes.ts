import {
  branchSession,
  deleteSession,
  dismissUnanswered,
  cancelTurn,
  checkSession,
  correctMemory,
  createSession,
  getNumbers,
  getSession,
  getSessionAtlas,
  getSessionBook,
  getSessionEntries,
  getSessionMemory,
  getSessionTree,
  listCorrections,
  listMarks,
  listReports,
  listSessions,
  listUnanswered,
  listTellings,
  markPart,
  noteMemory,
  pinMemory,
  readOpening,
  reportTurn,
  retryTurn,
  selectVersion,
  settleAlong,
  takeAlong,
  sendCorrection,
  settleCorrection,
  settleReport,
  takeTurn,
  turnEvents,
  turnReceipt,
  wordPart,
} from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import { EventStream, lastSeen, wantsEvents } from "../../lib/event-stream.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { keyOf } from "../idempotency/index.ts";
import * as settle from "./along/settle-along.ts";
import * as along from "./along/take-along.ts";
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
import { raiseSocketTimeout } from "./turns/events/socket-timeout.ts";
import { ownTurn } from "./turns/own-turn.ts";
import * as unanswered from "./unanswered-lines/unanswered.ts";
import {
  turnRequestFrom,
  beginTurn,
  cancelOwnTurn,
  readReceipt,
  waitForResponse,
  type TurnNeeds,
} from "./turns/take-turn.ts";

function streamOf({ runner }: TurnNeeds, id: string, { headers }: FastifyRequest): EventStream {
  return new EventStream((listening) => runner.follow(id, lastSeen(headers), listening));
}

function sessionRoutes(register: RegisterCall, needs: TurnNeeds): void {
  const openings = openingsOf(needs);
  register(readOpening, ({ params, viewer }) => openings(params.id, viewer));
  register(checkSession, ({ params, viewer }) =>
    checkStory(needs, params.story_id, signedIn(viewer)),
  );
  register(createSession, ({ body, viewer, request }) => {
    const { story_id: storyId, who, anew } = body;
    return beginStory(needs, { storyId, who, anew, key: keyOf(request) }, signedIn(viewer));
  });
  register(listSessions, ({ query, viewer }) =>
    needs.reads.by(viewer, (db) => recentSessions({ ...needs, db }, query, signedIn(viewer))),
  );
  register(
    getSession,
    ({ params, viewer }) => readSession(needs, params.session_id, signedIn(viewer)),
    { inTurn: true },
  );
  register(
    getSessionEntries,
    ({ params, query, viewer }) =>
      readOlder(needs, { id: params.session_id, ...query }, signedIn(viewer)),
    { inTurn: true },
  );
  register(deleteSession, ({ params, viewer }) =>
    deletePlay(needs.db, params.session_id, signedIn(viewer)),
  );
  register(
    getSessionTree,
    ({ params, viewer }) => readTree(needs, params.session_id, signedIn(viewer)),
    { inTurn: true },
  );
  register(
    getSessionBook,
    ({ params, viewer }) => readBook(needs, params.session_id, signedIn(viewer)),
    { inTurn: true },
  );
  register(
    getSessionAtlas,
    ({ params, viewer }) => readAtlas(needs, params.session_id, signedIn(viewer)),
    { inTurn: true },
  );
  register(selectVersion, ({ params, viewer }) =>
    switchVersion(needs, { id: params.session_id, turn: params.turn }, signedIn(viewer)),
  );
  register(
    listTellings,
    ({ params, viewer }) =>
      ownParts.listTellings(needs, { id: params.session_id, turn: params.turn }, signedIn(viewer)),
    { inTurn: true },
  );
  register(wordPart, ({ params, body, viewer }) =>
    ownParts.wordPart(
      needs,
      { id: params.session_id, turn: params.turn, ...body },
      signedIn(viewer),
    ),
  );
  register(markPart, ({ params, body, viewer }) =>
    ownParts.markPart(
      needs,
      { id: params.session_id, turn: params.turn, ...body },
      signedIn(viewer),
    ),
  );
  register(listMarks, ({ params, viewer }) =>
    ownParts.listMarks(needs, params.session_id, signedIn(viewer)),
  );
  register(branchSession, ({ params, viewer }) => {
    const turn = params.turn === "opening" ? null : params.turn;
    return branchFrom(needs, { id: params.session_id, turn }, signedIn(viewer));
  });
}

function turnRoutes(register: RegisterCall, needs: TurnNeeds): void {
  const answer = (id: string, have: string | null, request: FastifyRequest) => {
    if (wantsEvents(request.headers)) return streamOf(needs, id, request);
    raiseSocketTimeout(request);
    return waitForResponse(needs, id, have);
  };

  register(takeTurn, async ({ params, body, viewer, request }) => {
    const turnRequest = turnRequestFrom(body, { session: params.session_id, key: keyOf(request) });
    const { id } = await beginTurn(needs, turnRequest, signedIn(viewer));
    return answer(id, turnRequest.have, request);
  });
  register(retryTurn, async ({ params, body, viewer, request }) => {
    const turnRequest = {
      ...turnRequestFrom(
        {
          action_type: "continue",
          selected_model: body.selected_model,
          seen_price: body.seen_price,
          have: body.have,
          pace: body.pace,
          length: body.length,
        },
        { session: params.session_id, key: keyOf(request) },
      ),
      retried: params.turn,
    };
    const { id } = await beginTurn(needs, turnRequest, signedIn(viewer));
    return answer(id, turnRequest.have, request);
  });
  register(turnEvents, async ({ params, viewer, request }) => {
    const which = { session: params.session_id, id: params.turn };
    const { id } = await ownTurn(needs, which, signedIn(viewer));
    if (wantsEvents(request.headers)) return streamOf(needs, id, request);
    const seen = lastSeen(request.headers);
    return (await needs.runner.eventsSoFar(id)).filter(({ seq }) => seq > seen);
  });
  register(cancelTurn, ({ params, viewer }) =>
    cancelOwnTurn(needs, { session: params.session_id, id: params.turn }, signedIn(viewer)),
  );
  register(turnReceipt, ({ params, viewer }) =>
    readReceipt(needs, { session: params.session_id, id: params.turn }, signedIn(viewer)),
  );
}

function memoryRoutes(register: RegisterCall, needs: TurnNeeds): void {
  register(
    getSessionMemory,
    ({ params, viewer }) => readMemory(needs, params.session_id, signedIn(viewer)),
    { inTurn: true },
  );
  register(
    correctMemory,
    ({ params, body, viewer }) => {
      const correction = { id: params.session_id, item: params.item, text: body.text };
      return correctItem(needs, correction, signedIn(viewer));
    },
    { inTurn: true },
  );
  register(noteMemory, ({ params, body, viewer }) =>
    noteFact(needs, { id: params.session_id, text: body.text }, signedIn(viewer)),
  );
  register(
    pinMemory,
    ({ params, body, viewer }) => {
      const pin = { id: params.session_id, item: params.item, isPinned: body.is_pinned };
      return pinItem(needs, pin, signedIn(viewer));
    },
    { inTurn: true },
  );
}

function reportRoutes(register: RegisterCall, needs: TurnNeeds): void {
  register(reportTurn, ({ params, body, viewer }) => {
    const report = { session: params.session_id, id: params.turn, ...body };
    return reports.reportPassage(needs, report, signedIn(viewer));
  });
  register(listReports, ({ query }) => reports.listReports(needs, query.status));
  register(settleReport, ({ params, body, viewer }) =>
    reports.settleReport(needs, { id: params.id, ...body }, signedIn(viewer)),
  );
}

function correctionRoutes(register: RegisterCall, needs: TurnNeeds): void {
  register(sendCorrection, ({ params, body, viewer }) =>
    corrections.keepCorrection(needs, { ...body, id: params.id }, signedIn(viewer)),
  );
  register(listCorrections, ({ params, viewer }) =>
    corrections.listCorrections(needs, params.id, signedIn(viewer)),
  );
  register(settleCorrection, ({ params, body, viewer }) =>
    corrections.settleCorrection(needs, { ...params, ...body }, signedIn(viewer)),
  );
}

function alongRoutes(register: RegisterCall, needs: TurnNeeds): void {
  register(
    takeAlong,
    ({ params, query, viewer }) => {
      const asked = { id: params.session_id, withStory: query.story === true };
      return along.takeAlong(needs, asked, signedIn(viewer));
    },
    { inTurn: true },
  );
  register(settleAlong, ({ params, body, viewer, request }) => {
    raiseSocketTimeout(request);
    return settle.settleAlong(needs, { ...body, id: params.session_id }, signedIn(viewer));
  });
}

export function gameRoutes(register: RegisterCall, needs: TurnNeeds): void {
  register(listUnanswered, ({ params, viewer }) =>
    unanswered.listUnanswered(needs, params.id, signedIn(viewer)),
  );
  register(dismissUnanswered, ({ params, viewer }) =>
    unanswered.dismissUnanswered(needs, params, signedIn(viewer)),
  );
  register(getNumbers, ({ params, viewer }) => numbersOf(needs, params.id, signedIn(viewer)));
  sessionRoutes(register, needs);
  turnRoutes(register, needs);
  alongRoutes(register, needs);
  memoryRoutes(register, needs);
  reportRoutes(register, needs);
  correctionRoutes(register, needs);
}
