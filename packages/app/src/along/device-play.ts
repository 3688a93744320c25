import type { ApiClient } from "@katha/api";
import {
  playOverHttp,
  readActionResponse,
  type PlayService,
  type TakeTurn,
  type TurnOutcome,
} from "@katha/api/fetch";
import { openingPart } from "@katha/api/game";
import { responseUndone, sessionAfter, turnInputOf } from "@katha/play/device";
import { readerOf } from "../offline/kept-reader.ts";
import { base } from "../routes/base.ts";
import {
  findAlong,
  findStory,
  forgetWaiting,
  keepWaiting,
  type AlongRecord,
  type TurnAlong,
} from "./device-db.ts";
import { askEngine } from "./engine.ts";
import { emitAlong } from "./events.ts";
import { settleWaiting, takeAgain } from "./settle-waiting.ts";

type Form = TakeTurn["form"];

const reachMs = 3_000;

/** Asked before anything is sent, so that no turn is under way both here and there. */
async function isReached({ transport }: ApiClient): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(reachMs);
    return (await transport.fetch(`${base}/healthz`, { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

const inTurn = <Result>(session: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(`katha-along ${session}`, work) as Promise<Result>;

/** Plays a session that is along: at the server where there is a line, and otherwise here. Null where it is not along. */
export async function playOnDevice(
  client: ApiClient,
  session: string,
): Promise<PlayService | null> {
  const along = await findAlong(session).catch(() => undefined);
  if (along === undefined || along.kept.reader !== readerOf(client.signInStore)) return null;
  const server = playOverHttp(client);

  /** What is told here; null once all of it is told to the server, which then goes on. */
  const here = async (): Promise<AlongRecord | null> => {
    const now = (await findAlong(session)) ?? along;
    if (!(await isReached(client))) return now;
    return (await settleWaiting(client, now)) ? null : now;
  };

  /** Once the server has told a part, the session on this device goes on from there. */
  const keepNewest = () =>
    inTurn(session, async () => {
      const now = await findAlong(session);
      if (now !== undefined && now.waiting.length === 0) await takeAgain(client, now.kept);
      // Without the newest part the device says so when it is asked to go on.
    }).catch(() => {});

  /** A turn at the server; it is told here if the line is lost before it has begun. */
  const atServer = async (turn: TakeTurn, begun: () => void): Promise<TurnOutcome> => {
    const lost = new AbortController();
    let isBegun = false;
    const outcome = await server.act({
      ...turn,
      signal: AbortSignal.any([turn.signal, lost.signal]),
      onEvent: (event) => {
        isBegun = true;
        begun();
        turn.onEvent(event);
      },
      onLost: (tryNow) => (isBegun ? turn.onLost?.(tryNow) : lost.abort()),
    });
    if (outcome.kind === "done") void keepNewest();
    const isTold = !lost.signal.aborted || turn.signal.aborted;
    return isTold ? outcome : actHere((await findAlong(session)) ?? along, turn);
  };

  return {
    open: (_session, signal) =>
      inTurn(session, async () => {
        const now = await here();
        if (now !== null) {
          const answers = turnsOf(now).map(({ answer }) => answer);
          return { data: sessionAfter(now.kept.session, answers) };
        }
        const reply = await server.open(session, signal);
        if (!reply.error) void keepNewest();
        return reply;
      }),
    act: (turn) =>
      new Promise((resolve, reject) => {
        const whileBeginning = async () => {
          const now = await here();
          const isBegun = Promise.withResolvers<void>();
          const outcome = now === null ? atServer(turn, isBegun.resolve) : actHere(now, turn);
          outcome.then(resolve, reject);
          await Promise.race([outcome, isBegun.promise]);
        };
        inTurn(session, whileBeginning).catch(reject);
      }),
  };
}

/** In English, as the server says it; the catalogue has the other languages. */
const details = {
  needs_line: "This needs a connection. Nothing was done.",
  waits_for_line: "The picture waits for the line and is painted when it is back.",
  device_full:
    "This device has no room left, so nothing was told. Put another story away, or free some space; your line is kept.",
  device_failed: "This browser could not keep the part, so nothing was told. Your line is kept.",
  story_ended: "The story has ended. Take the last part back, or play again from the beginning.",
  not_enough_xp: "Not enough XP for this.",
  unknown_command: "This story has no such command.",
};

const refused = (status: number, code: keyof typeof details, more: object = {}): TurnOutcome => ({
  kind: "failed",
  failure: { status, problem: { detail: details[code], code, ...more } },
});

const done = (answer: TurnAlong["answer"]): TurnOutcome => ({
  kind: "done",
  response: readActionResponse(answer, answer.turn_id),
});

const turnsOf = ({ waiting }: AlongRecord) => waiting.filter((one) => one.kind === "turn");

const nextNumber = ({ waiting }: AlongRecord) => (waiting.at(-1)?.n ?? 0) + 1;

async function actHere(found: AlongRecord, { form }: TakeTurn): Promise<TurnOutcome> {
  const { kept } = found;
  const at = turnsOf(found).at(-1)?.next ?? kept.play;
  const head = at.head ?? openingPart;
  if (form.seen != null && form.seen !== head) return refused(409, "needs_line");
  const outcome = await (form.actionType === "undo"
    ? undo(found)
    : form.actionType === "show"
      ? picture(found, form)
      : tell(found, form));
  emitAlong({ kind: "changed", session: kept.id });
  return outcome;
}

async function tell(found: AlongRecord, form: Form): Promise<TurnOutcome> {
  const { kept } = found;
  const { actionType, userAction, command, selectedChoice } = form;
  if (actionType !== "continue" && actionType !== "immerse" && actionType !== "custom_action")
    return refused(409, "needs_line");
  const story = await findStory(kept.story);
  if (story === undefined) return refused(409, "needs_line");
  const id = crypto.randomUUID();
  const input = turnInputOf({
    action_type: actionType,
    user_action: userAction,
    command,
    selected_choice: selectedChoice,
  });
  const told = await askEngine({
    name: kept.story,
    story,
    at: turnsOf(found).at(-1)?.next ?? kept.play,
    turn: { id, ...input },
    balance: kept.balance,
    now: new Date().toISOString(),
  });
  if (told.refused !== null) {
    const { code, ...more } = told.refused;
    return refused(code === "story_ended" ? 409 : 422, code, more);
  }
  const { response: answer, next, read } = told;
  const sent = {
    actionType,
    userAction: input.user_input,
    command: input.command,
    selectedChoice: input.selected_choice,
  };
  const n = nextNumber(found);
  return keptFirst({ kind: "turn", session: kept.id, n, id, form: sent, read, answer, next });
}

/** What the page says is told is kept before. */
async function keptFirst(turn: TurnAlong): Promise<TurnOutcome> {
  try {
    await keepWaiting(turn);
    return done(turn.answer);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return refused(507, isFull ? "device_full" : "device_failed");
  }
}

/** Only what this device told can be taken back here. */
async function undo(found: AlongRecord): Promise<TurnOutcome> {
  const turns = turnsOf(found);
  const last = turns.at(-1);
  const answers = turns.map(({ answer }) => answer);
  const answer = responseUndone(found.kept.session, answers);
  if (last === undefined || answer === null) return refused(409, "needs_line");
  await forgetWaiting(found.waiting.filter(({ n }) => n >= last.n));
  return done(answer);
}

/** A picture needs a painter: it waits for the line. */
async function picture(
  found: AlongRecord,
  { selectedModel, seenPrice }: Form,
): Promise<TurnOutcome> {
  if (found.waiting.at(-1)?.kind !== "picture") {
    const n = nextNumber(found);
    const form = { actionType: "show", selectedModel, seenPrice } as const;
    const id = crypto.randomUUID();
    await keepWaiting({ kind: "picture", session: found.kept.id, n, id, form });
  }
  return refused(409, "waits_for_line");
}
