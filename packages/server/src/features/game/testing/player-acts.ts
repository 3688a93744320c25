import type { TurnAction } from "@katha/api/contract";
import type { AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { TestApp } from "../../../testing/index.ts";
import { reapTurns } from "../index.ts";
import { findMarks, findSession, findSettled, findTurn, type Turn } from "../repo.ts";
import { beginStory } from "../sessions/begin.ts";
import { branchFrom } from "../sessions/branch.ts";
import { goOnFrom } from "../sessions/select.ts";
import { columnsOf, isPart, stateOf } from "../state/fold.ts";
import type { Asking } from "../turns/reserve.ts";
import { settle } from "../turns/settle.ts";
import { beginTurn, cancelled, type TurnNeeds } from "../turns/take.ts";
import type { ScriptedNarrator } from "./scripted-narrator.ts";

/** One of a player's sessions, and what the player knows of it. */
export interface Table {
  player: Viewer;
  storyId: string;
  session: string;
  /** A turn that nobody writes: its writer crashed. */
  orphan: Turn | null;
  asked: Asking | null;
  /** What the session was at each part, the first time the player stood there. */
  states: Map<string | null, string>;
}

export interface Hall {
  house: TestApp;
  needs: TurnNeeds;
  narrator: ScriptedNarrator;
  /** Whether pictures come out. */
  easel: { works: boolean };
  tables: Table[];
}

export interface Seen {
  turns: number;
}

const refusals = [
  "story_ended",
  "not_enough_xp",
  "not_enough_credits",
  "nothing_to_undo",
  "not_the_last_part",
];

function refusalsAt({ orphan }: Table): string[] {
  return orphan === null ? refusals : [...refusals, "turn_in_progress"];
}

async function refusal(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** A session is a function of where the player stands. */
async function checkState({ needs }: Hall, table: Table): Promise<void> {
  const session = await findSession(needs.db, table.session);
  if (session === undefined) throw new Error("The session is gone.");
  const turns = await findMarks(needs.db, session.id);
  const { scenes, ...told } = columnsOf(stateOf(session, turns, session.head));
  expect({ ...session, scenes: JSON.stringify(session.scenes) }).toMatchObject({ ...told, scenes });
  const now = JSON.stringify({ ...told, scenes });
  const before = table.states.get(session.head);
  if (before === undefined) table.states.set(session.head, now);
  else expect(now).toBe(before);
}

type Act = (hall: Hall, table: Table, seen: Seen) => Promise<void>;

/** One act of the player at one of the tables. */
export class PlayerAct implements AsyncCommand<Seen, Hall> {
  readonly name: string;
  readonly at: number;
  readonly act: Act;

  constructor(name: string, at: number, act: Act) {
    this.name = name;
    this.at = at;
    this.act = act;
  }

  check = () => true;

  async run(seen: Seen, hall: Hall): Promise<void> {
    const table = hall.tables[this.at % hall.tables.length];
    if (table === undefined) throw new Error("There is no such table.");
    await this.act(hall, table, seen);
    await checkState(hall, table);
  }

  toString(): string {
    return `${this.name}@${this.at}`;
  }
}

function asking({ house }: Hall, { session }: Table, wanted: Partial<Asking>): Asking {
  return {
    session,
    action: "continue",
    model: null,
    userInput: null,
    choice: null,
    retried: null,
    key: house.ids(),
    ...wanted,
  };
}

async function taken(hall: Hall, table: Table, asked: Asking, seen: Seen): Promise<void> {
  const { needs } = hall;
  let turn: Turn | undefined;
  const code = await refusal(async () => {
    turn = await beginTurn(needs, asked, table.player);
  });
  if (code !== null) {
    expect(refusalsAt(table)).toContain(code);
    return;
  }
  expect(table.orphan).toBeNull();
  seen.turns += 1;
  table.asked = asked;
  if (turn) expect((await needs.desk.ended(turn.id))?.status).toMatch(/settled|void/);
}

export interface Wish {
  action: TurnAction;
  pick: number;
  /** The narrator, or the painter, fails. */
  fails: boolean;
}

export function take({ action, pick, fails }: Wish): Act {
  return async (hall, table, seen) => {
    const { narrator, easel, needs } = hall;
    const session = await findSession(needs.db, table.session);
    const last = session?.head == null ? undefined : await findTurn(needs.db, session.head);
    const offers = last?.offers ?? session?.opening.offers ?? [];
    const choice = offers[pick % (offers.length + 1)]?.text ?? null;
    narrator.script = fails ? { failsAfter: pick % 4 } : {};
    easel.works = !fails;
    const wanted: Partial<Asking> = {
      action,
      ...(action === "continue" && { choice }),
      ...(action === "custom_action" && { userInput: "I wait and see." }),
    };
    await taken(hall, table, asking(hall, table, wanted), seen);
    narrator.script = {};
  };
}

/** A place of the session and the coins are taken, and then the writer is gone. */
export const crash: Act = async (hall, table, seen) => {
  const { needs } = hall;
  const silent: TurnNeeds = { ...needs, desk: { ...needs.desk, begin: () => {} } };
  const asked = asking(hall, table, { action: "immerse" });
  const code = await refusal(async () => {
    const orphan = await beginTurn(silent, asked, table.player);
    expect(table.orphan).toBeNull();
    table.orphan = orphan;
    table.asked = asked;
    seen.turns += 1;
  });
  if (code !== null) expect(refusalsAt(table)).toContain(code);
};

/** The writer that was believed gone writes after all. */
export const comeBack: Act = async ({ needs }, table) => {
  const { orphan } = table;
  if (orphan === null) return;
  const told = { charge: orphan.held, node: "shore", setup: "Late.", chunks: "s5", completion: 0 };
  expect(await settle(needs, orphan, told)).toBeDefined();
  table.orphan = null;
  expect(await settle(needs, orphan, told)).toBeUndefined();
};

/** Time passes, and the reaper comes; then the writer comes back, too late. */
export const reap: Act = async ({ house, needs, tables }) => {
  house.clock.advance(21_000);
  await reapTurns(needs);
  for (const table of tables) {
    const { orphan } = table;
    if (orphan === null) continue;
    table.orphan = null;
    const told = { charge: orphan.held, node: "shore", setup: "Too late.", chunks: "s9" };
    expect(await settle(needs, orphan, told)).toBeUndefined();
  }
};

export const cancel: Act = async ({ needs }, table) => {
  const id = table.orphan?.id;
  if (id === undefined) return;
  const which = { session: table.session, id };
  expect(await cancelled(needs, which, table.player)).toMatchObject({ charged: 0 });
  table.orphan = null;
};

/** The same request again, three times at once: it is the turn that it was. */
export const repeat: Act = async ({ needs }, table) => {
  const { asked } = table;
  if (asked === null) return;
  const again = () => beginTurn(needs, asked, table.player);
  const turns = await Promise.all([again(), again(), again()]);
  expect(new Set(turns.map(({ id }) => id)).size).toBe(1);
};

/** Two tabs at once: one of them may. */
export const race: Act = async (hall, table, seen) => {
  const { needs } = hall;
  const begun: Turn[] = [];
  const one = (action: TurnAction) =>
    refusal(async () => {
      begun.push(await beginTurn(needs, asking(hall, table, { action }), table.player));
    });
  const codes = await Promise.all([one("continue"), one("immerse")]);
  for (const code of codes) expect([null, ...refusals, "turn_in_progress"]).toContain(code);
  expect(begun.length).toBeLessThan(table.orphan ? 1 : 3);
  for (const { id } of begun) await needs.desk.ended(id);
  seen.turns += begun.length;
};

export const retry: Act = async (hall, table, seen) => {
  const retried = (await findSession(hall.needs.db, table.session))?.head;
  if (retried == null) return;
  await taken(hall, table, asking(hall, table, { retried }), seen);
};

export const select: Act = async ({ needs }, table) => {
  const session = await findSession(needs.db, table.session);
  const turns = await findSettled(needs.db, table.session);
  const head = turns.find(({ id }) => id === session?.head);
  const other = turns.find(({ retry_of, id }) => retry_of === head?.retry_of && id !== head?.id);
  if (other === undefined) return;
  const which = { id: table.session, turn: other.id };
  const code = await refusal(() => goOnFrom(needs, which, table.player));
  expect(code).toBe(table.orphan ? "turn_in_progress" : null);
};

/** The player goes on in a branch, or plays again. */
export const leave: Act = async ({ needs }, table) => {
  if (table.orphan) return;
  const turns = (await findSettled(needs.db, table.session)).filter(
    (turn) => isPart(turn) && turn.ending === null,
  );
  const middle = turns[Math.floor(turns.length / 2)];
  const session =
    middle === undefined
      ? await beginStory(needs, table.storyId, table.player)
      : await branchFrom(needs, { id: table.session, turn: middle.id }, table.player);
  if (session.id === table.session) return;
  table.session = session.id;
  table.asked = null;
  table.states = new Map();
};
