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
import type { Viewer } from "../../../lib/viewer.ts";
import { createTestApp, signUp, type TestApp } from "../../../testing/index.ts";
import { shelveStory } from "../../../testing/shelve.ts";
import { openTurnDesk, openWorks, type Paint } from "../index.ts";
import type { GameDependencies } from "../needs.ts";
import { beginStory } from "../sessions/begin.ts";
import { crossing } from "./crossing.ts";
import * as acts from "./player-acts.ts";
import { scriptedNarrator } from "./scripted-narrator.ts";

/** Who sits at the tables: two players with a session each, or one with two sessions and one purse. */
export type Company = "two players" | "one player";

interface Stand {
  house: TestApp;
  hall: () => Promise<acts.Hall>;
}

async function openStand(company: Company): Promise<Stand> {
  const house = await createTestApp();
  const { db, clock, ids } = house;
  const narrator = scriptedNarrator();
  const easel = { works: true };
  const paint: Paint = {
    paint: async () => {
      if (!easel.works) throw new Error("The paint is dry.");
      return { url: "/media/x", alt: "A boat.", style: "Test", prompt: "boat", servedBy: "a test" };
    },
    inWords: () => "A boat, in words.",
  };
  const play: GameDependencies = {
    db,
    clock,
    ids,
    log: house.app.log,
    works: openWorks(),
    narratorFor: () => narrator,
    paint,
    watch: undefined,
  };
  const needs = { ...play, desk: openTurnDesk(play) };
  const story = { story_structure: JSON.stringify(crossing), initial_xp: 6 };
  const stories = [await shelveStory(db, story), await shelveStory(db, story)] as const;

  const sit = async (player: Viewer, storyId: string) => {
    const { id } = await beginStory(needs, storyId, player);
    return { player, storyId, session: id, orphan: null, asked: null, states: new Map() };
  };
  const someone = async (): Promise<Viewer> => {
    const { id } = await signUp(house);
    return { id, role: "player", has_premium_access: false };
  };
  return {
    house,
    hall: async () => {
      const first = await someone();
      const second = company === "one player" ? first : await someone();
      const tables = [await sit(first, stories[0]), await sit(second, stories[1])];
      return { house, needs, narrator, easel, tables };
    },
  };
}

const wish = record({
  action: constantFrom("continue", "continue", "immerse", "custom_action", "show", "undo"),
  pick: nat(11),
  fails: oneof(constant(false), constant(false), boolean()),
} as const);
const at = nat(1);
const simple = (name: string, act: acts.PlayerAct["act"]) =>
  at.map((table) => new acts.PlayerAct(name, table, act));
const take = record({ wish, at }).map(
  ({ wish: one, at: table }) =>
    new acts.PlayerAct(`${one.action}${one.fails ? "!" : ""}${one.pick}`, table, acts.take(one)),
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
    const mine = entries.filter(({ reference }) => reference === turn.id);
    const spends = mine.filter(({ kind }) => kind === "charge");
    const spent = sum(mine.map(({ amount }) => amount));
    expect(spent).toBe(0 - (turn.status === "settled" ? (turn.charged ?? 0) : 0));
    expect(spends).toHaveLength(turn.status === "settled" && turn.held > 0 ? 1 : 0);
    const isBlank = turn.action === "show" && turn.picture === null;
    const isFree = turn.status !== "settled" || isBlank || turn.copy_of !== null;
    expect(turn.charged ?? 0).toBe(isFree ? 0 : turn.held);
  }
}

/** What progress has counted is what stands, turn by turn. */
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
    for (const turn of turns) {
      const isPictured = turn.action === "show" && turn.picture !== null;
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

/** Plays until so many turns were taken, and answers how many and in how many plays. */
export async function keepPromises(company: Company, wanted: number) {
  const { house, hall } = await openStand(company);
  const seen: acts.Seen = { turns: 0 };
  let plays = 0;
  const property = asyncProperty(
    commands(everyAct, { maxCommands: 80, size: "max" }),
    async (cmds) => {
      if (seen.turns >= wanted) return;
      const real = await hall();
      await asyncModelRun(() => ({ model: seen, real }), cmds);
      for (const { player } of real.tables) {
        await checkLedger(house, player.id);
        await checkProgress(house, player.id);
      }
      plays += 1;
    },
  );
  try {
    await assert(property, { numRuns: 2_000 });
  } finally {
    await house.close();
  }
  return { turns: seen.turns, plays };
}
