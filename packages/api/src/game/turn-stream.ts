import { gameCalls } from "../contract/call-table/game.ts";
import type { RetryForm, TurnEvent } from "../shapes/made/game/turn.ts";
import { freshToken, tokenOf } from "../http/send-signed-in.ts";
import { type ApiRequest, callQuery } from "../http/call-query.ts";
import type { ApiClient } from "../http/api-client.ts";
import { newKey } from "../http/new-key.ts";
import { fetchRequest, isEmptyAnswer } from "../http/send.ts";
import { readEvents, type ServerEvent } from "./event-source.ts";
import { readActionResponse, readTurnEvent } from "../read/made/game/turn.ts";
import type { TakeTurn, TurnAsk, TurnOutcome } from "./play-service.ts";
import { isTooDear, type TurnFailure } from "./turn-refusal.ts";

export interface TurnPatience {
  /** A stream that is silent for this long is lost. */
  readonly silenceMs: number;
  /** A connection that is lost for this long is reported. */
  readonly reportMs: number;
  /** A request that has had no answer for this long is reported. */
  readonly answerMs: number;
  /** How long to wait before each retry. */
  readonly retryMs: readonly number[];
}

export const turnPatience: TurnPatience = {
  silenceMs: 45_000,
  reportMs: 1_000,
  answerMs: 5_000,
  retryMs: [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000],
};

/** Takes a turn. With the key, the server does it only once, however often the request is sent. */
export function takeTurn(client: ApiClient, ask: TakeTurn, patience = turnPatience) {
  const { session: sessionId, form: body, key } = ask;
  const first = callQuery(gameCalls.takeTurn, {
    params: { session_id: sessionId },
    body,
    headers: asEvents(key),
  });
  return follow(client, ask, patience, { first });
}

type RetellTurn = TurnAsk & {
  /** The last part, which is to be narrated again. */
  readonly turn: string;
  readonly form: RetryForm;
  readonly key: string;
};

/** Narrates the last part again; like any turn, only once. */
export function retellTurn(client: ApiClient, ask: RetellTurn, patience = turnPatience) {
  const params = { session_id: ask.session, turn: ask.turn };
  const headers = asEvents(ask.key);
  const first = callQuery(gameCalls.retryTurn, { params, body: ask.form, headers });
  return follow(client, ask, patience, { first });
}

/** Follows a running turn from its start. */
export function resumeTurn(
  client: ApiClient,
  ask: TurnAsk & { readonly turn: string },
  patience = turnPatience,
) {
  return follow(client, ask, patience, { running: ask.turn });
}

/** The first request: for a new turn, or for one that is running. */
type Beginning = { readonly first: ApiRequest } | { readonly running: string };

/** Reconnects to the same turn until it is done, failed or aborted. */
async function follow(
  client: ApiClient,
  ask: TurnAsk,
  patience: TurnPatience,
  beginning: Beginning,
): Promise<TurnOutcome> {
  let turn = "running" in beginning ? beginning.running : null;
  let last = -1;
  let outcome: TurnOutcome | null = null;
  const take = (event: TurnEvent) => {
    if (event.seq <= last) return;
    // The turn goes on: only this stream ended, and another server has the rest.
    if (event.event === "error" && event.problem.code === "server_closing") return;
    last = event.seq;
    if (event.event === "turn") turn = event.turnId;
    if (event.event === "done") outcome = { kind: "done", response: event.response };
    if (event.event === "error") {
      const { status, problem } = event;
      outcome = { kind: "failed", failure: { status, problem: { ...problem } } };
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
      const reply = await readTurn(client, request, {
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
  } catch (error) {
    globalThis.reportError?.(error);
    return { kind: "failed", failure: ownFault };
  } finally {
    loss.end();
  }
}

const unreachable: TurnFailure = { status: 0, problem: {} };
const ownFault: TurnFailure = { status: 500, problem: {} };

/**
 * A gateway's answer while the server is down, not the server's own. Once the turn may be running, not even the
 * server's own 502 to 504 is a reason to give it up.
 */
function isGateway({ status, problem }: TurnFailure, mayBeRunning: boolean): boolean {
  return status >= 502 && status <= 504 && (mayBeRunning || problem["detail"] === undefined);
}

/** Reports a connection that stays lost or silent, and lets the player end a wait early. */
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
    /** The signal for the next attempt and the wait after it. */
    attempt(): AbortSignal {
      attempt = new AbortController();
      clearTimeout(unanswered);
      // A loss that has already been reported says more.
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

/** With the key, the server does a repeated request only once. */
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

interface StreamReading {
  readonly signal: AbortSignal;
  readonly silenceMs: number;
  readonly onOpen: () => void;
  readonly take: (event: TurnEvent) => void;
}

type ReadOutcome = Exclude<TurnOutcome, { kind: "left" }> | { readonly kind: "cut" };

/** Only network faults are `cut`; what the handler of an event throws is rethrown. */
async function readTurn(
  client: ApiClient,
  request: ApiRequest,
  reading: StreamReading,
): Promise<ReadOutcome> {
  const silence = new AbortController();
  const cut = () => silence.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    clearTimeout(timer);
    timer = setTimeout(cut, reading.silenceMs);
  };
  globalThis.addEventListener?.("offline", cut);
  try {
    wake();
    const signal = AbortSignal.any([reading.signal, silence.signal]);
    const response = await fetchRefreshing(client, request, signal).catch(() => null);
    return response === null ? { kind: "cut" } : await readResponse(response, reading, wake);
  } finally {
    clearTimeout(timer);
    globalThis.removeEventListener?.("offline", cut);
  }
}

async function readResponse(
  response: Response,
  reading: StreamReading,
  wake: () => void,
): Promise<ReadOutcome> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!response.ok || !isStream) return readWhole(response);
  reading.onOpen();
  for await (const event of untilCut(response, wake)) {
    const read = readTurnEvent(JSON.parse(event.data));
    if (read !== null) reading.take(read);
  }
  return { kind: "cut" };
}

/** Ends when the stream ends or the connection is lost. */
async function* untilCut(response: Response, wake: () => void): AsyncGenerator<ServerEvent> {
  try {
    const body = response.body ?? new Blob([await response.arrayBuffer()]).stream();
    yield* readEvents(watched(body, wake));
  } catch {
    // Only network faults end up here, not what the consumer throws.
  }
}

/** Reads the whole turn in one answer, from a server or proxy that does not stream. */
async function readWhole(response: Response): Promise<ReadOutcome> {
  const { status } = response;
  const text = await response.text().catch(() => null);
  if (text === null) return { kind: "cut" };
  if (!response.ok) return { kind: "failed", failure: { status, problem: problemIn(text) } };
  const body = bodyIn(text);
  // A captive portal's sign-in page is not the server's answer.
  if (body === undefined) return { kind: "cut" };
  if (isEmptyAnswer(body)) return { kind: "failed", failure: { status, problem: {} } };
  // A plain answer may not name its turn.
  const told = readActionResponse(body, newKey());
  return { kind: "done", response: told, ...(isTooDear(body) && { tooDear: body }) };
}

function bodyIn(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemIn(text: string): Readonly<Record<string, unknown>> {
  const problem = bodyIn(text);
  return typeof problem === "object" && problem !== null ? { ...problem } : {};
}

/** Any byte counts as a sign of life, even those of comments. */
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
  client: ApiClient,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<Response> {
  const { transport } = client;
  const token = await freshToken(client);
  const response = await fetchRequest(transport, request, token, signal);
  if (response.status !== 401 || token === null) return response;
  const outcome = await client.refresh(token);
  return outcome === "renewed"
    ? fetchRequest(transport, request, tokenOf(client), signal)
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
