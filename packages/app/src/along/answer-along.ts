import { base } from "../routes/base.ts";
import type { ActionForm } from "@katha/api/contract";
import { openingPart } from "@katha/api/game";
import { sessionAfter } from "@katha/server/features/game/along/session-after";
import {
  findAlong,
  findStory,
  forgetWaiting,
  keepWaiting,
  type Found,
  type TurnAlong,
} from "./device-db.ts";
import { askEngine } from "./engine/engine.ts";
import { isAlong } from "./kept.ts";
import { emitAlong } from "./events.ts";
import { subjectOf } from "../offline/kept-reader.ts";
import { settleWaiting, takeAgain } from "./settle-waiting.ts";

type Fetch = typeof globalThis.fetch;

interface Asked {
  session: string;
  init: RequestInit | undefined;
}

const reachMs = 3_000;

/** Asked before anything is sent, so that no turn is under way both here and there. */
async function isReached(fetch: Fetch): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(reachMs);
    return (await fetch(`${base}/healthz`, { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

const inTurn = <Result>(session: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(`katha-along ${session}`, work) as Promise<Result>;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });

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

const problem = (status: number, code: keyof typeof details, more: object = {}) =>
  json({ detail: details[code], code, ...more }, status);

const ofSession = /\/game\/sessions\/([\da-f-]{36})(\/action)?$/;

/** Who sends the request. */
const senderOf = (init: RequestInit | undefined) =>
  subjectOf(new Headers(init?.headers).get("authorization")?.split(" ")[1]);

/** Answers a request for a session that is along: from the server where there is a line, and otherwise from here. */
export async function answerAlong(fetch: Fetch, ...sent: Parameters<Fetch>): Promise<Response> {
  const [input, init] = sent;
  const [, session] = (typeof input === "string" && ofSession.exec(input)) || [];
  if (session === undefined || !isAlong(session)) return fetch(...sent);
  const found = await findAlong(session).catch(() => undefined);
  if (found === undefined || found.kept.reader !== senderOf(init)) return fetch(...sent);
  return inTurn(session, async () => {
    const now = (await findAlong(session)) ?? found;
    if (!(await isReached(fetch))) return onDevice(now, init);
    const isSettled = await settleWaiting(fetch, now, init);
    if (!isSettled) return onDevice(now, init);
    const answer = await fetch(...sent);
    if (answer.ok) void keepNewest(fetch, answer.clone(), { session, init });
    return answer;
  });
}

/** Once the server has told a part, the session on this device goes on from there. */
async function keepNewest(fetch: Fetch, answer: Response, { session, init }: Asked): Promise<void> {
  try {
    await answer.text();
    await inTurn(session, async () => {
      const now = await findAlong(session);
      if (now !== undefined && now.waiting.length === 0) await takeAgain(fetch, now.kept, init);
    });
  } catch {
    // Without the newest part the device says so when it is asked to go on.
  }
}

const turnsOf = ({ waiting }: Found) => waiting.filter((one) => one.kind === "turn");

function onDevice(found: Found, init: RequestInit | undefined): Promise<Response> {
  const { body } = init ?? {};
  if (typeof body === "string") return act(found, JSON.parse(body) as ActionForm);
  const answers = turnsOf(found).map(({ answer }) => answer);
  return Promise.resolve(json(sessionAfter(found.kept.session, answers)));
}

const said = (text: string | null | undefined) => text?.trim() || null;

async function act(found: Found, form: ActionForm): Promise<Response> {
  const { kept } = found;
  const at = turnsOf(found).at(-1)?.next ?? kept.play;
  const head = at.head ?? openingPart;
  if (form.seen != null && form.seen !== head) return problem(409, "needs_line");
  const answered = await (form.action_type === "undo"
    ? undo(found)
    : form.action_type === "show"
      ? picture(found, form)
      : tell(found, form));
  emitAlong({ kind: "changed", session: kept.id });
  return answered;
}

const nextNumber = ({ waiting }: Found) => (waiting.at(-1)?.n ?? 0) + 1;

async function tell({ kept, waiting }: Found, form: ActionForm): Promise<Response> {
  const { action_type: action } = form;
  if (action !== "continue" && action !== "immerse" && action !== "custom_action")
    return problem(409, "needs_line");
  const story = await findStory(kept.story);
  if (story === undefined) return problem(409, "needs_line");
  const last = turnsOf({ kept, waiting }).at(-1);
  const at = last?.next ?? kept.play;
  const command = action === "custom_action" ? said(form.command) : null;
  const asked = {
    id: crypto.randomUUID(),
    action,
    user_input: action === "custom_action" ? (said(form.user_action) ?? command) : null,
    selected_choice: action === "continue" ? said(form.selected_choice) : null,
    command,
  };
  const told = await askEngine({
    name: kept.story,
    story,
    at,
    asked,
    balance: kept.balance,
    now: new Date().toISOString(),
  });
  if (told.refused !== null) {
    const { code, ...more } = told.refused;
    return problem(code === "story_ended" ? 409 : 422, code, more);
  }
  const { answer, next, read } = told;
  const sent = {
    action_type: action,
    ...(asked.user_input !== null && { user_action: asked.user_input }),
    ...(command !== null && { command }),
    ...(asked.selected_choice !== null && { selected_choice: asked.selected_choice }),
  };
  const n = nextNumber({ kept, waiting });
  const turn = { kind: "turn", session: kept.id, n, id: asked.id, form: sent, read, answer, next };
  return keptFirst(turn as TurnAlong, answer);
}

/** What the page says is told is kept before. */
async function keptFirst(turn: TurnAlong, answer: object): Promise<Response> {
  try {
    await keepWaiting(turn);
    return json(answer);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return problem(507, isFull ? "device_full" : "device_failed");
  }
}

/** Only what this device told can be taken back here: it is as if it had not been told. */
async function undo(found: Found): Promise<Response> {
  const turns = turnsOf(found);
  const last = turns.at(-1);
  if (last === undefined) return problem(409, "needs_line");
  const { kept, waiting } = found;
  await forgetWaiting(waiting.filter(({ n }) => n >= last.n));
  const before = sessionAfter(
    kept.session,
    turns.slice(0, -1).map(({ answer }) => answer),
  );
  const { answer } = last;
  const { current_xp, choices_made, scenes_completed, is_completed } = before;
  const { completion_percentage, ending, state, offers } = before;
  const { narrative_history: history } = before.session_data;
  return json({
    ...answer,
    action_type: "undo",
    current_xp,
    choices_made,
    scenes_completed,
    is_completed,
    completion_percentage,
    ending,
    state,
    offers,
    narrative: null,
    setup: null,
    choices: history.at(-1)?.choices ?? [],
    changes: [],
    check: null,
    telling: null,
    session_data: {
      narrative_history: [],
      earlier: null,
      withdrawn: [last.id],
      current: before.session_data.current ?? history.at(-1) ?? null,
    },
  });
}

/** A picture needs a painter: it waits for the line. */
async function picture({ kept, waiting }: Found, form: ActionForm): Promise<Response> {
  const last = waiting.at(-1);
  if (last?.kind !== "picture") {
    const { selected_model, seen_price } = form;
    const n = nextNumber({ kept, waiting });
    const sent = { action_type: "show", selected_model, seen_price };
    const id = crypto.randomUUID();
    await keepWaiting({ kind: "picture", session: kept.id, n, id, form: sent });
  }
  return problem(409, "waits_for_line");
}
