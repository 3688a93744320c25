import { createHash, randomInt } from "node:crypto";
import {
  asyncModelRun,
  asyncProperty,
  assert,
  boolean,
  commands,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
} from "fast-check";
import { expect } from "vitest";
import { createIds, type Ids } from "../../lib/ids.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { createReads } from "../../db/reads.ts";
import { createTestApp, signUp, type TestApp } from "../index.ts";
import { insertStory } from "../insert-story.ts";
import { noBudgets, offeredModels } from "../../features/models/index.ts";
import { createQuotas } from "../../features/quotas/index.ts";
import {
  createLocalEngine,
  createTurnRunner,
  createPlayableStories,
  type Paint,
} from "../../features/game/index.ts";
import type { GameDependencies } from "../../features/game/dependencies.ts";
import { beginStory } from "../../features/game/sessions/begin.ts";
import { countingFerry, countingRules } from "../../features/game/testing/counting-ferry.ts";
import * as acts from "./player-commands.ts";
import { scriptedNarrator } from "../../features/game/testing/scripted-narrator.ts";

/** Two players with a session each, or one player with two sessions and one wallet. */
export type Players = "two players" | "one player";

interface InvariantsFixture {
  server: TestApp;
  playground: () => Promise<acts.Playground>;
}

/** A play's random draws (its skill checks, say) depend on its id, so the same seed must give the same ids. */
function idsFrom(seed: number, clock: TestApp["clock"]): Ids {
  let block = 0;
  return createIds(clock, (count) => {
    block += 1;
    return createHash("sha256").update(`${seed} ${block}`).digest().subarray(0, count);
  });
}

async function createInvariantsFixture(players: Players, seed: number): Promise<InvariantsFixture> {
  const server = await createTestApp();
  const { db, clock, jobs, signals } = server;
  const ids = idsFrom(seed, clock);
  const narrator = scriptedNarrator();
  const painting = { succeeds: true };
  const paint: Paint = {
    paint: async () => {
      if (!painting.succeeds) throw new Error("The paint is dry.");
      return { url: "/media/x", alt: "A boat.", style: "Test", prompt: "boat", servedBy: "a test" };
    },
    inWords: () => "A boat, in words.",
  };
  const playableStories = createPlayableStories();
  const dependencies: GameDependencies = {
    db,
    reads: createReads({ db }),
    clock,
    ids,
    jobs,
    signals,
    servers: server.servers,
    log: server.app.log,
    playableStories,
    engine: createLocalEngine({ db, playableStories }),
    narratorFor: () => narrator,
    models: () => offeredModels(() => "a script"),
    budgets: () => noBudgets,
    ownKeys: { stateOf: async () => "missing", narratorOf: async () => undefined },
    costOf: () => undefined,
    paint,
    quotas: createQuotas(),
  };
  const needs = { ...dependencies, runner: createTurnRunner(dependencies) };
  const story = {
    story_structure: JSON.stringify(countingFerry),
    game_config: JSON.stringify(countingRules),
    initial_xp: 6,
  };
  const stories = [await insertStory(db, story), await insertStory(db, story)] as const;

  const beginPlay = async (player: Viewer, storyId: string) => {
    const { id } = await beginStory(needs, acts.beginning(storyId), player);
    return { player, storyId, session: id, orphan: null, asked: null, states: new Map() };
  };
  const newPlayer = async (): Promise<Viewer> => {
    const { id } = await signUp(server);
    return { id, role: "player", has_premium_access: false };
  };
  return {
    server,
    playground: async () => {
      const first = await newPlayer();
      const second = players === "one player" ? first : await newPlayer();
      const plays = [await beginPlay(first, stories[0]), await beginPlay(second, stories[1])];
      return { server, needs, storiesAnew: createPlayableStories(), narrator, painting, plays };
    },
  };
}

const commandOptions = record({
  action: constantFrom("continue", "continue", "immerse", "custom_action", "show", "undo"),
  /** With a custom action: the story's own command. */
  commands: boolean(),
  /** The consequences that the narrator reports. */
  happened: constantFrom<string[][]>([], ["kind"], ["kind", "leaks", "nothing of the kind"]),
  pick: nat(11),
  fails: oneof(constant(false), constant(false), boolean()),
} as const);
const at = nat(1);
const simple = (name: string, act: acts.PlayerCommand["act"]) =>
  at.map((play) => new acts.PlayerCommand(name, play, act));
const take = record({ commandOptions, at }).map(
  ({ commandOptions: one, at: play }) =>
    new acts.PlayerCommand(`${one.action}${one.fails ? "!" : ""}${one.pick}`, play, acts.take(one)),
);
const everyAct = [
  ...Array.from({ length: 12 }, () => take),
  simple("crash", acts.crash),
  simple("crash", acts.crash),
  simple("come back", acts.comeBack),
  simple("reap", acts.reap),
  simple("reap", acts.reap),
  simple("cancel", acts.cancel),
  simple("repeat", acts.repeat),
  simple("repeat", acts.repeat),
  simple("race", acts.race),
  simple("retry", acts.retry),
  simple("retry", acts.retry),
  simple("select", acts.select),
  simple("leave", acts.leave),
];

async function checkLedger({ db }: TestApp, userId: string): Promise<void> {
  const wallet = await db
    .selectFrom("wallets")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom("wallet_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .execute();
  const turns = await db
    .selectFrom("turns as t")
    .innerJoin("game_sessions as g", "g.id", "t.session_id")
    .where("g.user_id", "=", userId)
    .selectAll("t")
    .execute();
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  expect(wallet.balance).toBe(sum(entries.map(({ amount }) => amount)));
  const pending = turns.filter(({ status }) => status === "pending");
  expect(wallet.held).toBe(sum(pending.map(({ held }) => held)));
  expect(new Set(pending.map((turn) => turn.session_id)).size).toBe(pending.length);
  for (const turn of turns) {
    const which = `turn ${turn.number}: ${turn.action}, ${turn.status}, ${JSON.stringify(turn.step)}`;
    const mine = entries.filter(({ reference }) => reference === turn.id);
    const spends = mine.filter(({ kind }) => kind === "charge");
    const spent = sum(mine.map(({ amount }) => amount));
    expect(spent, which).toBe(0 - (turn.status === "settled" ? (turn.charged ?? 0) : 0));
    expect(spends, which).toHaveLength(turn.status === "settled" && turn.held > 0 ? 1 : 0);
    const isBlank = turn.action === "show" && turn.picture === null;
    // Questions which choice was meant, answers that it was neither, and lines spoken to Katha.
    const { way, because } = turn.step ?? {};
    const isQuestion = way === "ask" || because === "neither" || because === "katha";
    const isTold = turn.status === "settled" && turn.copy_of === null;
    const isFree = !isTold || isBlank || isQuestion;
    expect(turn.charged ?? 0, which).toBe(isFree ? 0 : turn.held);
  }
}

/** Progress events match the turns that are not undone. */
async function checkProgress({ db }: TestApp, userId: string): Promise<void> {
  const sessions = await db
    .selectFrom("game_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .execute();
  const standing = new Set<string>();
  for (const { id, head } of sessions) {
    const turns = await db.selectFrom("turns").selectAll().where("session_id", "=", id).execute();
    const onPath = new Set<string>();
    for (let part = turns.find((turn) => turn.id === head); part;) {
      onPath.add(part.id);
      const { parent } = part;
      part = turns.find((turn) => turn.id === parent);
    }
    const undone = new Set(turns.map(({ undoes }) => undoes));
    for (const turn of turns) {
      const isPictured = turn.action === "show" && turn.picture !== null && !undone.has(turn.id);
      const hangs = turn.parent === null || onPath.has(turn.parent);
      if (turn.copy_of === null && (onPath.has(turn.id) || (isPictured && hangs)))
        standing.add(turn.id);
    }
  }
  const events = await db
    .selectFrom("progress_events")
    .select("occasion")
    .where("user_id", "=", userId)
    .where("kind", "in", ["told", "immersed", "acted", "painted"])
    .execute();
  expect(new Set(events.map(({ occasion }) => occasion))).toEqual(standing);
}

/**
 * Plays random commands until `wanted` turns were taken. Returns the numbers of turns and runs. A failure names the
 * seed; TURNS_SEED then repeats the same commands with the same ids.
 */
export async function checkTurnInvariants(players: Players, wanted: number) {
  const seed = Number(process.env["TURNS_SEED"] ?? randomInt(2 ** 31));
  const { server, playground } = await createInvariantsFixture(players, seed);
  const seen: acts.Seen = { turns: 0 };
  let runs = 0;
  const property = asyncProperty(
    commands(everyAct, { maxCommands: 80, size: "max" }),
    async (cmds) => {
      if (seen.turns >= wanted) return;
      const real = await playground();
      await asyncModelRun(() => ({ model: seen, real }), cmds);
      for (const play of real.plays) await acts.checkAnswer(real, play);
      for (const { player } of real.plays) {
        await checkLedger(server, player.id);
        await checkProgress(server, player.id);
      }
      runs += 1;
    },
  );
  try {
    await assert(property, { numRuns: 2_000, seed });
  } catch (error) {
    throw new Error(`TURNS_SEED=${seed} repeats: ${String(error)}`, { cause: error });
  } finally {
    await server.close();
  }
  return { turns: seen.turns, runs };
}
