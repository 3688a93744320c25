import type { TurnAction } from "@katha/api/contract";
import type { AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { Problem } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import type { TestApp } from "../index.ts";
import { reapTurns } from "../../features/game/index.ts";
import {
  findSession,
  findSettled,
  findTurn,
  type Session,
  type Turn,
} from "../../features/game/repo.ts";
import type { PlayableStories } from "../../features/game/threads/playable-stories.ts";
import { beginStory } from "../../features/game/sessions/begin.ts";
import { branchFrom } from "../../features/game/sessions/branch.ts";
import { readSession } from "../../features/game/sessions/read.ts";
import { switchVersion } from "../../features/game/sessions/select.ts";
import { stateShown } from "@katha/play";
import { faultsOfKept } from "../../features/game/kept-plays/keep-play.ts";
import { isPart } from "../../features/game/kept-plays/parts.ts";
import type { TurnRequest } from "../../features/game/turns/turn-request.ts";
import { settle } from "../../features/game/turns/settle.ts";
import { beginTurn, cancelOwnTurn, type TurnNeeds } from "../../features/game/turns/take-turn.ts";
import { ownCommand } from "../../features/game/testing/counting-ferry.ts";
import { foldPlay, workOf } from "../../features/game/testing/folds/fold-play.ts";
import { columnsOf, stateOf } from "../../features/game/testing/folds/state-of.ts";
import type { ScriptedNarrator } from "../../features/game/testing/scripted-narrator.ts";
import { toldOutcome } from "../../features/game/testing/told-outcome.ts";

/** One of a player's sessions, and what the model knows about it. */
export interface Play {
  player: Viewer;
  storyId: string;
  session: string;
  /** A pending turn whose writer crashed. */
  orphan: Turn | null;
  asked: TurnRequest | null;
  /** The state at each part, when the session was first there. */
  states: Map<string | null, string>;
}

export interface Playground {
  server: TestApp;
  needs: TurnNeeds;
  /** A second cache, apart from the server's. */
  storiesAnew: PlayableStories;
  narrator: ScriptedNarrator;
  /** Whether painting succeeds. */
  painting: { succeeds: boolean };
  plays: Play[];
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

function refusalsAt({ orphan }: Play): string[] {
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

/** Computes a session's state from its rows alone, with a freshly read story. */
async function freshFold({ needs, storiesAnew }: Playground, session: Session) {
  const work = await workOf(storiesAnew, needs.db, session);
  return foldPlay(work, session, await findSettled(needs.db, session.id)).after(session.head);
}

/** Checks that the state in the answer is the real one. */
export async function checkAnswer(playground: Playground, play: Play): Promise<void> {
  const { needs, storiesAnew } = playground;
  const session = await findSession(needs.db, play.session);
  if (session === undefined) throw new Error("The session is gone.");
  const { graph } = await workOf(storiesAnew, needs.db, session);
  const { position } = await freshFold(playground, session);
  const answer = await readSession(needs, session.id, play.player);
  expect(answer.state).toEqual(stateShown(graph, position));
  expect(JSON.stringify(answer)).not.toContain("HIDDEN");
}

/** Checks that the state depends only on the current part. */
async function checkState(playground: Playground, play: Play): Promise<void> {
  const { needs } = playground;
  const session = await findSession(needs.db, play.session);
  if (session === undefined) throw new Error("The session is gone.");
  const turns = await findSettled(needs.db, session.id);
  const { scenes, ...told } = columnsOf(stateOf(session, turns, session.head));
  expect({ ...session, scenes: JSON.stringify(session.scenes) }).toMatchObject({ ...told, scenes });
  const { position } = await freshFold(playground, session);
  const now = JSON.stringify({ ...told, scenes, position });
  const before = play.states.get(session.head);
  if (before === undefined) play.states.set(session.head, now);
  else expect(now).toBe(before);
  expect(await faultsOfKept(needs, session.id)).toEqual([]);
}

type Act = (playground: Playground, play: Play, seen: Seen) => Promise<void>;

/** One action of a player in one of the sessions. */
export class PlayerCommand implements AsyncCommand<Seen, Playground> {
  readonly name: string;
  readonly at: number;
  readonly act: Act;

  constructor(name: string, at: number, act: Act) {
    this.name = name;
    this.at = at;
    this.act = act;
  }

  check = () => true;

  async run(seen: Seen, playground: Playground): Promise<void> {
    const play = playground.plays[this.at % playground.plays.length];
    if (play === undefined) throw new Error("There is no such table.");
    try {
      await this.act(playground, play, seen);
      await checkState(playground, play);
    } catch (error) {
      throw new Error(`${String(this)} after ${seen.turns} turns: ${String(error)}`, {
        cause: error,
      });
    }
  }

  toString(): string {
    return `${this.name}@${this.at}`;
  }
}

function turnRequest(
  { server }: Playground,
  { session }: Play,
  wanted: Partial<TurnRequest>,
): TurnRequest {
  return {
    session,
    action: "continue",
    model: null,
    userInput: null,
    choice: null,
    command: null,
    retried: null,
    seen: null,
    seenPrice: null,
    have: null,
    key: server.ids(),
    ...wanted,
  };
}

async function taken(
  playground: Playground,
  play: Play,
  asked: TurnRequest,
  seen: Seen,
): Promise<void> {
  const { needs } = playground;
  let turn: Turn | undefined;
  const code = await refusal(async () => {
    turn = await beginTurn(needs, asked, play.player);
  });
  if (code !== null) {
    expect(refusalsAt(play)).toContain(code);
    return;
  }
  expect(play.orphan).toBeNull();
  seen.turns += 1;
  play.asked = asked;
  if (turn === undefined) return;
  await needs.runner.answered(turn.id);
  expect((await findTurn(needs.db, turn.id))?.status).toMatch(/settled|void/);
}

export interface CommandOptions {
  action: TurnAction;
  commands: boolean;
  happened: readonly string[];
  pick: number;
  /** Makes the narrator or the painter fail. */
  fails: boolean;
}

export function take({ action, pick, fails, commands, happened }: CommandOptions): Act {
  return async (playground, play, seen) => {
    const { narrator, painting, needs } = playground;
    const session = await findSession(needs.db, play.session);
    const last = session?.head == null ? undefined : await findTurn(needs.db, session.head);
    const offers = last?.offers ?? session?.opening.offers ?? [];
    const choice = offers[pick % (offers.length + 1)]?.text ?? null;
    narrator.script = fails ? { failsAfter: pick % 4 } : { consequences: happened };
    painting.succeeds = !fails;
    const wanted: Partial<TurnRequest> = {
      action,
      ...(action === "continue" && { choice }),
      ...(action === "custom_action" && { userInput: "I wait and see." }),
      ...(action === "custom_action" && commands && { command: ownCommand }),
    };
    await taken(playground, play, turnRequest(playground, play, wanted), seen);
    narrator.script = {};
  };
}

/** Reserves a turn and its coins, and loses the writer. */
export const crash: Act = async (playground, play, seen) => {
  const { needs } = playground;
  const silent: TurnNeeds = { ...needs, runner: { ...needs.runner, begin: () => {} } };
  const asked = turnRequest(playground, play, { action: "immerse" });
  const code = await refusal(async () => {
    const orphan = await beginTurn(silent, asked, play.player);
    expect(play.orphan).toBeNull();
    play.orphan = orphan;
    play.asked = asked;
    seen.turns += 1;
  });
  if (code !== null) expect(refusalsAt(play)).toContain(code);
};

/** The writer comes back after all, and settles the turn. */
export const comeBack: Act = async ({ needs }, play) => {
  const { orphan } = play;
  if (orphan === null) return;
  const late = { node: "shore", setup: "Late.", chunks: "s5", completion: 0 };
  const told = await toldOutcome(needs, orphan, { charge: orphan.held, ...late });
  expect(await settle(needs, orphan, told)).toBeDefined();
  play.orphan = null;
  expect(await settle(needs, orphan, told)).toBeUndefined();
};

/** The lease runs out and the reaper voids the turn; then the writer comes back, too late. */
export const reap: Act = async ({ server, needs, plays }) => {
  server.clock.advance(21_000);
  await reapTurns(needs);
  for (const play of plays) {
    const { orphan } = play;
    if (orphan === null) continue;
    play.orphan = null;
    const late = { node: "shore", setup: "Too late.", chunks: "s9" };
    const told = await toldOutcome(needs, orphan, { charge: orphan.held, ...late });
    expect(await settle(needs, orphan, told)).toBeUndefined();
  }
};

export const cancel: Act = async ({ needs }, play) => {
  const turn = play.orphan?.id;
  if (turn === undefined) return;
  const which = { session_id: play.session, turn };
  expect(await cancelOwnTurn(needs, which, play.player)).toMatchObject({ charged: 0 });
  play.orphan = null;
};

/** The same request three times at once returns the same turn. */
export const repeat: Act = async ({ needs }, play) => {
  const { asked } = play;
  if (asked === null) return;
  const again = () => beginTurn(needs, asked, play.player);
  const turns = await Promise.all([again(), again(), again()]);
  expect(new Set(turns.map(({ id }) => id)).size).toBe(1);
};

/** Two tabs at once: at most one turn is pending. */
export const race: Act = async (playground, play, seen) => {
  const { needs } = playground;
  const begun: Turn[] = [];
  const one = (action: TurnAction) =>
    refusal(async () => {
      begun.push(await beginTurn(needs, turnRequest(playground, play, { action }), play.player));
    });
  const codes = await Promise.all([one("continue"), one("immerse")]);
  for (const code of codes) expect([null, ...refusals, "turn_in_progress"]).toContain(code);
  expect(begun.length).toBeLessThan(play.orphan ? 1 : 3);
  for (const { id } of begun) await needs.runner.answered(id);
  seen.turns += begun.length;
};

export const retry: Act = async (playground, play, seen) => {
  const retried = (await findSession(playground.needs.db, play.session))?.head;
  if (retried == null) return;
  await taken(playground, play, turnRequest(playground, play, { retried }), seen);
};

export const select: Act = async ({ needs }, play) => {
  const session = await findSession(needs.db, play.session);
  const turns = await findSettled(needs.db, play.session);
  const head = turns.find(({ id }) => id === session?.head);
  const other = turns.find(({ retry_of, id }) => retry_of === head?.retry_of && id !== head?.id);
  if (other === undefined) return;
  const which = { session_id: play.session, turn: other.id };
  const code = await refusal(() => switchVersion(needs, which, play.player));
  expect(code).toBe(play.orphan ? "turn_in_progress" : null);
};

/** As it is asked for without a key, beside nothing. */
export const beginning = (story_id: string) => ({ story_id, anew: false, key: undefined });

/** Branches from the middle, or starts the story again. */
export const leave: Act = async ({ needs }, play) => {
  if (play.orphan) return;
  const turns = (await findSettled(needs.db, play.session)).filter(
    (turn) => isPart(turn) && turn.ending === null,
  );
  const middle = turns[Math.floor(turns.length / 2)];
  const session =
    middle === undefined
      ? await beginStory(needs, beginning(play.storyId), play.player)
      : await branchFrom(needs, { session_id: play.session, turn: middle.id }, play.player);
  if (session.id === play.session) return;
  play.session = session.id;
  play.asked = null;
  play.states = new Map();
};
