import { base } from "../routes/base.ts";
import { apiBase } from "@katha/api";
import { openingPart } from "@katha/api/game";
import type { AlongBundle, SettledAlong } from "@katha/api/contract";
import type { AlongPlay } from "@katha/server/features/game/along/on-device";
import { sessionAfter } from "@katha/server/features/game/along/session-after";
import {
  saveAlong,
  replaceSettled,
  type Found,
  type SessionAlong,
  type TurnAlong,
  type Waiting,
} from "./device-db.ts";
import { sessionsAlong, writeAlong } from "./kept.ts";
import { emitAlong } from "./events.ts";
import { branches, broughtBack, isRefusal } from "./outcomes.ts";
import { putAway } from "./put-away.ts";

type Fetch = typeof globalThis.fetch;

/** As many as the server settles by one call. */
const atOnce = 25;

const addressOf = (session: string, rest: string) =>
  `${base}${apiBase}/game/sessions/${session}${rest}`;

function send(
  fetch: Fetch,
  init: RequestInit | undefined,
  { address, body, headers = {} }: { address: string; body?: object; headers?: object },
): Promise<Response> {
  const own = new Headers(init?.headers);
  const sent = new Headers({ accept: "application/json", ...headers });
  for (const name of ["authorization", "x-time-zone"]) {
    const value = own.get(name);
    if (value !== null) sent.set(name, value);
  }
  if (body === undefined) return fetch(address, { headers: sent });
  sent.set("content-type", "application/json");
  return fetch(address, { method: "POST", headers: sent, body: JSON.stringify(body) });
}

/** The session as the server has it now. */
export async function fetchBundle(
  fetch: Fetch,
  init: RequestInit | undefined,
  { session, withStory }: { session: string; withStory: boolean },
): Promise<AlongBundle | Response> {
  const address = addressOf(session, `/along${withStory ? "?story=true" : ""}`);
  const answer = await send(fetch, init, { address });
  return answer.ok ? ((await answer.json()) as AlongBundle) : answer;
}

function renewed(kept: SessionAlong, { session, play, balance }: AlongBundle): SessionAlong {
  const at = JSON.parse(play) as AlongPlay;
  return { ...kept, id: session.id, session, play: at, balance };
}

/** The code of a problem; null where there is none. */
export async function codeOf(answer: Response): Promise<string | null> {
  const { code = null } = (await answer.json().catch(() => ({}))) as { code?: string | null };
  return code;
}

/** Puts away what the server lets go along no longer, and says so on its page. */
async function bringBack(session: string, answer: Response): Promise<void> {
  const code = await codeOf(answer);
  if (!isRefusal(code)) return;
  broughtBack.note(session, code);
  await putAway(session);
}

/** Keeps the session as it stands now, if the server still lets it go along. */
export async function takeAgain(
  fetch: Fetch,
  kept: SessionAlong,
  init: RequestInit | undefined,
): Promise<void> {
  const bundle = await fetchBundle(fetch, init, { session: kept.id, withStory: false });
  if (bundle instanceof Response) await bringBack(kept.id, bundle);
  else await saveAlong(renewed(kept, bundle), null);
}

/** The server cannot say now. */
const isLater = ({ status }: Response) => status === 401 || status === 429 || status >= 500;

interface Place {
  session: string;
  after: string;
}

interface Settling {
  place: Place;
  done: Waiting[];
  trouble: SessionAlong["trouble"];
}

/** The server cannot say now: what waits goes on waiting. */
class NotNow extends Error {}

async function settleTurns(
  fetch: Fetch,
  init: RequestInit | undefined,
  { place, turns, anew }: { place: Place; turns: readonly TurnAlong[]; anew: boolean },
): Promise<SettledAlong> {
  const answer = await send(fetch, init, {
    address: addressOf(place.session, "/along"),
    body: {
      after: place.after,
      turns: turns.map(({ id, form, read }) => ({ id, ...form, told: read })),
      anew,
    },
  });
  if (answer.ok) return (await answer.json()) as SettledAlong;
  const code = await codeOf(answer);
  if (isLater(answer) || code === "turn_in_progress") throw new NotNow();
  return { session_id: place.session, settled: [], stopped: "refused", reason: code };
}

/** Has the picture painted; where it is refused, by its price or because the session went on, there is none. */
async function paint(
  fetch: Fetch,
  init: RequestInit | undefined,
  { place, item }: { place: Place; item: Waiting },
): Promise<void> {
  const answer = await send(fetch, init, {
    address: addressOf(place.session, "/action"),
    body: { ...item.form, seen: place.after },
    headers: { "idempotency-key": item.id },
  });
  if (isLater(answer)) throw new NotNow();
  await answer.text();
}

async function settleAll(
  fetch: Fetch,
  { kept, waiting }: Found,
  init: RequestInit | undefined,
): Promise<Settling> {
  const place = { session: kept.id, after: kept.play.head ?? openingPart };
  const settling: Settling = { place, done: [], trouble: null };
  while (settling.done.length < waiting.length) {
    const rest = waiting.slice(settling.done.length);
    const [first] = rest;
    if (first === undefined) break;
    if (first.kind === "picture") {
      await paint(fetch, init, { place: settling.place, item: first });
      settling.done.push(first);
      continue;
    }
    const end = rest.findIndex(({ kind }) => kind === "picture");
    const run = rest.slice(0, end < 0 ? atOnce : Math.min(end, atOnce)) as TurnAlong[];
    const { anew } = kept;
    const answer = await settleTurns(fetch, init, { place: settling.place, turns: run, anew });
    const { session_id: session, settled, stopped, reason } = answer;
    settling.done.push(...run.slice(0, settled.length));
    settling.place = { session, after: settled.at(-1) ?? settling.place.after };
    if (stopped !== null) {
      settling.trouble = { stopped, reason };
      break;
    }
  }
  return settling;
}

/** The session after what settled, as this device knows it. */
function asSettledHere(kept: SessionAlong, place: Place, done: readonly Waiting[]): SessionAlong {
  const turns = done.filter((one) => one.kind === "turn");
  const answers = turns.map(({ answer }) => answer);
  const session = { ...sessionAfter(kept.session, answers), id: place.session };
  return { ...kept, id: place.session, session, play: turns.at(-1)?.next ?? kept.play };
}

/**
 * Settles what waits, in order. False where the server cannot say now. Nothing is forgotten here before the session is
 * known as it stands after it: what is sent twice settles once.
 */
export async function settleWaiting(
  fetch: Fetch,
  found: Found,
  init: RequestInit | undefined,
): Promise<boolean> {
  const { kept, waiting } = found;
  if (waiting.length === 0 || (kept.trouble !== null && !kept.anew)) return true;
  try {
    const { place, done, trouble } = await settleAll(fetch, found, init);
    const asked = { session: place.session, withStory: false };
    const bundle = await fetchBundle(fetch, init, asked);
    const isRefused = bundle instanceof Response;
    if (isRefused && isLater(bundle)) return false;
    const known = isRefused ? asSettledHere(kept, place, done) : renewed(kept, bundle);
    const now = { ...known, trouble, anew: false };
    const left = waiting.slice(done.length);
    await replaceSettled(kept, now, { settled: done, left });
    report(kept, now, done);
    // What waits is read here until its reader has decided about it.
    if (isRefused && left.length === 0) await bringBack(now.id, bundle);
    return true;
  } catch (error) {
    if (error instanceof NotNow || error instanceof TypeError) return false;
    throw error;
  }
}

function report(before: SessionAlong, now: SessionAlong, done: readonly Waiting[]): void {
  if (before.id !== now.id) {
    branches.note(before.id, now.id);
    writeAlong(sessionsAlong().map((one) => (one === before.id ? now.id : one)));
    emitAlong({ kind: "branched", session: before.id, branch: now.id });
  } else if (done.length > 0) {
    const turns = done.filter(({ kind }) => kind === "turn").length;
    emitAlong({ kind: "settled", session: now.id, turns });
  }
  emitAlong({ kind: "changed", session: now.id });
}
