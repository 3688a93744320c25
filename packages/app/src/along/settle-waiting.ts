import type { ApiClient } from "@katha/api";
import type { AlongBundle, SettledAlong } from "@katha/api/contract";
import { ask, gameCalls, request, type ApiError, type Reply } from "@katha/api/fetch";
import { openingPart } from "@katha/api/game";
import { sessionAfter, type OngoingPlay } from "@katha/play/device";
import {
  saveAlong,
  replaceSettled,
  type AlongRecord,
  type PictureAlong,
  type SessionAlong,
  type TurnAlong,
  type Waiting,
} from "./device-db.ts";
import { sessionsAlong, writeAlong } from "./kept.ts";
import { emitAlong } from "./events.ts";
import { branches, broughtBack, isRefusal } from "./outcomes.ts";
import { putAway } from "./put-away.ts";

/** As many as the server settles by one call. */
const atOnce = 25;
const paintingMayTakeMs = 180_000;

/** The session as the server has it now. */
export async function fetchBundle(
  client: ApiClient,
  { session, withStory }: { session: string; withStory: boolean },
): Promise<Reply<AlongBundle>> {
  const params = { session_id: session };
  const call = request(gameCalls.takeAlong, { params, query: withStory ? { story: true } : {} });
  return (await ask(client, call)) as Reply<AlongBundle>;
}

function renewed(kept: SessionAlong, { session, play, balance }: AlongBundle): SessionAlong {
  const at = JSON.parse(play) as OngoingPlay;
  return { ...kept, id: session.id, session, play: at, balance };
}

/** Puts away what the server lets go along no longer, and says so on its page. */
async function bringBack(session: string, { code }: ApiError): Promise<void> {
  if (!isRefusal(code)) return;
  broughtBack.note(session, code);
  await putAway(session);
}

/** Keeps the session as it stands now, if the server still lets it go along. */
export async function takeAgain(client: ApiClient, kept: SessionAlong): Promise<void> {
  const { data, error } = await fetchBundle(client, { session: kept.id, withStory: false });
  if (error) await bringBack(kept.id, error);
  else await saveAlong(renewed(kept, data), null);
}

/** The server cannot say now. */
const isLater = (error: ApiError) =>
  error.kind !== "http" || error.status === 401 || error.status === 429 || error.status >= 500;

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
  client: ApiClient,
  { place, turns, anew }: { place: Place; turns: readonly TurnAlong[]; anew: boolean },
): Promise<SettledAlong> {
  const { data, error } = await ask(
    client,
    request(gameCalls.settleAlong, {
      params: { session_id: place.session },
      body: {
        after: place.after,
        turns: turns.map(({ id, form, read }) => ({ id, ...form, told: read })),
        anew,
      },
    }),
  );
  if (!error) return data as SettledAlong;
  const { code } = error;
  if (isLater(error) || code === "turn_in_progress") throw new NotNow();
  return { session_id: place.session, settled: [], stopped: "refused", reason: code };
}

/** Has the picture painted; where it is refused, by its price or because the session went on, there is none. */
async function paint(
  client: ApiClient,
  { place, item }: { place: Place; item: PictureAlong },
): Promise<void> {
  const { error } = await ask(
    client,
    request(gameCalls.takeTurn, {
      params: { session_id: place.session },
      body: { ...item.form, seen: place.after },
      headers: { "idempotency-key": item.id },
      timeoutMs: paintingMayTakeMs,
    }),
  );
  if (error && isLater(error)) throw new NotNow();
}

async function settleAll(client: ApiClient, { kept, waiting }: AlongRecord): Promise<Settling> {
  const place = { session: kept.id, after: kept.play.head ?? openingPart };
  const settling: Settling = { place, done: [], trouble: null };
  while (settling.done.length < waiting.length) {
    const rest = waiting.slice(settling.done.length);
    const [first] = rest;
    if (first === undefined) break;
    if (first.kind === "picture") {
      await paint(client, { place: settling.place, item: first });
      settling.done.push(first);
      continue;
    }
    const end = rest.findIndex(({ kind }) => kind === "picture");
    const run = rest.slice(0, end < 0 ? atOnce : Math.min(end, atOnce)) as TurnAlong[];
    const { anew } = kept;
    const answer = await settleTurns(client, { place: settling.place, turns: run, anew });
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
export async function settleWaiting(client: ApiClient, found: AlongRecord): Promise<boolean> {
  const { kept, waiting } = found;
  if (waiting.length === 0 || (kept.trouble !== null && !kept.anew)) return true;
  try {
    const { place, done, trouble } = await settleAll(client, found);
    const asked = { session: place.session, withStory: false };
    const { data: bundle, error } = await fetchBundle(client, asked);
    if (error && isLater(error)) return false;
    const known = error ? asSettledHere(kept, place, done) : renewed(kept, bundle);
    const now = { ...known, trouble, anew: false };
    const left = waiting.slice(done.length);
    await replaceSettled(kept, now, { settled: done, left });
    report(kept, now, done);
    // What waits is read here until its reader has decided about it.
    if (error && left.length === 0) await bringBack(now.id, error);
    return true;
  } catch (fault) {
    if (fault instanceof NotNow) return false;
    throw fault;
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
