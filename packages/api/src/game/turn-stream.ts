import { gameCalls } from "../contract/call-table/game.ts";
import type { ActionForm, ActionResponse, RetryForm, TurnEvent } from "../contract/game/turn.ts";
import { freshToken, tokenOf } from "../http/base-query.ts";
import { type ApiRequest, callQuery } from "../http/call-query.ts";
import type { Connection } from "../http/connection.ts";
import { fetchRequest, isEmptyAnswer } from "../http/send.ts";
import { readEvents } from "./event-source.ts";
import { readActionResponse, readTurnEvent } from "../read/session.ts";

/** Why a turn failed: the server's answer, or `status` 0 when it could not be reached. */
export interface TurnFailure {
  readonly status: number;
  readonly problem: Readonly<Record<string, unknown>>;
}

export type TurnOutcome =
  | { readonly kind: "done"; readonly response: ActionResponse }
  | { readonly kind: "failed"; readonly failure: TurnFailure }
  /** Aborted on this side; the server goes on, and the turn can be resumed. */
  | { readonly kind: "left" };

export interface TurnAsk {
  readonly session: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: TurnEvent) => void;
  /** The connection is lost and is tried again: by itself, or at once by `tryNow`. */
  readonly onLost?: (tryNow: () => void) => void;
  /** The request is out and nothing has come back; `tryNow` sends it again. */
  readonly onUnanswered?: (tryNow: () => void) => void;
  readonly onBack?: () => void;
}

export interface TurnPatience {
  /** A stream that is silent for so long has been lost. */
  readonly silenceMs: number;
  /** A connection that is lost for so long is reported. */
  readonly reportMs: number;
  /** A request without the beginning of an answer for so long is reported. */
  readonly answerMs: number;
  /** How long to wait before each new try, in turn. */
  readonly retryMs: readonly number[];
}

export const turnPatience: TurnPatience = {
  silenceMs: 45_000,
  reportMs: 1_000,
  answerMs: 5_000,
  retryMs: [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000],
};

type TakeTurn = TurnAsk & { readonly form: ActionForm; readonly key: string };

/** Takes a turn. The key makes the server do it once, however often the request is sent. */
export function takeTurn(connection: Connection, ask: TakeTurn, patience = turnPatience) {
  const { session: session_id, form: body, key } = ask;
  const first = callQuery(gameCalls.takeTurn, {
    params: { session_id },
    body,
    headers: asEvents(key),
  });
  return follow(connection, ask, patience, { first });
}

type RetellTurn = TurnAsk & {
  /** The last part, which is narrated again. */
  readonly turn: string;
  readonly form: RetryForm;
  readonly key: string;
};

/** Narrates the last part again; done once, as any turn. */
export function retellTurn(connection: Connection, ask: RetellTurn, patience = turnPatience) {
  const params = { session_id: ask.session, turn: ask.turn };
  const headers = asEvents(ask.key);
  const first = callQuery(gameCalls.retryTurn, { params, body: ask.form, headers });
  return follow(connection, ask, patience, { first });
}

/** Follows a running turn from its beginning. */
export function resumeTurn(
  connection: Connection,
  ask: TurnAsk & { readonly turn: string },
  patience = turnPatience,
) {
  return follow(connection, ask, patience, { running: ask.turn });
}

/** The first request: for a new turn, or for one that is running. */
type Beginning = { readonly first: ApiRequest } | { readonly running: string };

/** Reconnects to the same turn until it is done, has failed, or is aborted. */
async function follow(
  connection: Connection,
  ask: TurnAsk,
  patience: TurnPatience,
  beginning: Beginning,
): Promise<TurnOutcome> {
  let turn = "running" in beginning ? beginning.running : null;
  let last = -1;
  let outcome: TurnOutcome | null = null;
  const take = (event: TurnEvent) => {
    if (event.seq <= last) return;
    // The turn goes on: this stream was cut, and another server is asked for the rest.
    if (event.event === "error" && event.problem.code === "server_closing") return;
    last = event.seq;
    if (event.event === "turn") turn = event.turn_id;
    if (event.event === "done") outcome = { kind: "done", response: event.response };
    if (event.event === "error") {
      const { status, problem } = event;
      outcome = { kind: "failed", failure: { status, problem } };
    }
    ask.onEvent(event);
  };

  const loss = watchLoss(ask, patience);
  try {
    for (let tries = 0; ; tries += 1) {
      const before = last;
      const request =
        turn === null && "first" in beginning
          ? beginning.first
          : eventsOf(ask.session, turn ?? "", last);
      const signal = loss.attempt();
      const reply = await hear(connection, request, {
        signal,
        silenceMs: patience.silenceMs,
        onOpen: () => loss.back(),
        take,
      });
      if (outcome !== null) return outcome;
      if (ask.signal.aborted) return { kind: "left" };
      if (reply.kind === "done") return reply;
      if (reply.kind === "failed") {
        const mayBeRunning = turn !== null || tries > 0;
        if (!isGateway(reply.failure, mayBeRunning)) return reply;
      }
      if (last > before) tries = 0;
      const wait = patience.retryMs[tries];
      if (wait === undefined) {
        return reply.kind === "failed" ? reply : { kind: "failed", failure: unreachable };
      }
      loss.lost();
      await pause(wait, signal);
      if (ask.signal.aborted) return { kind: "left" };
    }
  } finally {
    loss.end();
  }
}

const unreachable: TurnFailure = { status: 0, problem: {} };

/**
 * A gateway's answer while the server is away, not the server's own. Once the turn may be running, the server's own 502
 * to 504 is no reason to give it up either.
 */
function isGateway({ status, problem }: TurnFailure, mayBeRunning: boolean): boolean {
  return status >= 502 && status <= 504 && (mayBeRunning || problem["detail"] === undefined);
}

/** Reports a connection that stays lost or silent, and lets the player cut a wait short. */
function watchLoss(
  { signal, onLost, onUnanswered, onBack }: TurnAsk,
  { reportMs, answerMs }: TurnPatience,
) {
  let attempt = new AbortController();
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReported = false;
  const tryNow = () => attempt.abort();
  const end = () => {
    clearTimeout(unanswered);
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    end,
    /** The signal of the next attempt and of the wait after it. */
    attempt(): AbortSignal {
      attempt = new AbortController();
      clearTimeout(unanswered);
      // A loss that is known already says more.
      if (timer === undefined) {
        unanswered = setTimeout(() => {
          isReported = true;
          onUnanswered?.(tryNow);
        }, answerMs);
      }
      return AbortSignal.any([signal, attempt.signal]);
    },
    lost(): void {
      clearTimeout(unanswered);
      timer ??= setTimeout(() => {
        isReported = true;
        onLost?.(tryNow);
      }, reportMs);
    },
    back(): void {
      end();
      if (isReported) onBack?.();
      isReported = false;
    },
  };
}

/** The key makes the server do a repeated request once. */
const asEvents = (key: string) => ({ accept: "text/event-stream", "idempotency-key": key });

function eventsOf(session: string, turn: string, last: number): ApiRequest {
  return callQuery(gameCalls.turnEvents, {
    params: { session_id: session, turn },
    headers: {
      accept: "text/event-stream",
      ...(last >= 0 && { "last-event-id": String(last) }),
    },
  });
}

interface Hearing {
  readonly signal: AbortSignal;
  readonly silenceMs: number;
  readonly onOpen: () => void;
  readonly take: (event: TurnEvent) => void;
}

type Heard = Exclude<TurnOutcome, { kind: "left" }> | { readonly kind: "cut" };

async function hear(connection: Connection, request: ApiRequest, hearing: Hearing): Promise<Heard> {
  const silence = new AbortController();
  const cut = () => silence.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    clearTimeout(timer);
    timer = setTimeout(cut, hearing.silenceMs);
  };
  globalThis.addEventListener?.("offline", cut);
  try {
    wake();
    const signal = AbortSignal.any([hearing.signal, silence.signal]);
    const response = await fetchRefreshing(connection, request, signal);
    return await read(response, hearing, wake);
  } catch {
    return { kind: "cut" };
  } finally {
    clearTimeout(timer);
    globalThis.removeEventListener?.("offline", cut);
  }
}

async function read(response: Response, hearing: Hearing, wake: () => void): Promise<Heard> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!response.ok || !isStream) return readWhole(response);
  hearing.onOpen();
  const body = response.body ?? new Blob([await response.arrayBuffer()]).stream();
  for await (const event of readEvents(watched(body, wake))) {
    hearing.take(readTurnEvent(JSON.parse(event.data) as TurnEvent));
  }
  return { kind: "cut" };
}

/** The whole turn in one answer, from a server or proxy that does not stream. */
async function readWhole(response: Response): Promise<Heard> {
  const text = await response.text();
  const { status } = response;
  if (!response.ok) return { kind: "failed", failure: { status, problem: problemIn(text) } };
  const body: unknown = text === "" ? null : JSON.parse(text);
  if (isEmptyAnswer(body)) return { kind: "failed", failure: { status, problem: {} } };
  return { kind: "done", response: readActionResponse(body) };
}

function problemIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === "object" && problem !== null ? { ...problem } : {};
  } catch {
    return {};
  }
}

/** Any byte counts, also those of comments. */
function watched(body: ReadableStream<Uint8Array>, wake: () => void): ReadableStream<Uint8Array> {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      wake();
      controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(watch);
}

async function fetchRefreshing(
  connection: Connection,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<Response> {
  const { transport } = connection;
  const token = await freshToken(connection);
  const response = await fetchRequest(transport, request, token, signal);
  if (response.status !== 401 || token === null) return response;
  const outcome = await connection.refresh(token);
  return outcome === "renewed"
    ? fetchRequest(transport, request, tokenOf(connection), signal)
    : response;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => (clearTimeout(timer), resolve());
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
