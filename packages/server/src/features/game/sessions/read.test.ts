import { gameSession, sessionTree } from "@katha/api/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { createLocalEngine, createPlayableStories } from "../index.ts";
import { findPending, findTurn } from "../repo.ts";
import { rowAcross } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";
import { pauseNarrator } from "../testing/pause-narrator.ts";
import { toldOutcome } from "../testing/told-outcome.ts";
import { settleWithin } from "../turns/settle.ts";

describe.runIf(inject("engine") === "postgres")("opened while a turn settles", () => {
  let game: GameFixture;
  let session: string;
  beforeAll(async () => {
    game = await createGameFixture();
  });
  afterAll(() => game.server.close());
  beforeEach(async () => {
    game.player = await signUp(game.server);
    session = (await game.begin(game.player)).id;
  });

  const waitingForLocks = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(game.server.db);
    return rows.length;
  };

  /** The answer to a read that sees the turns after the turn was settled, and everything else before. */
  async function readMeanwhile(path: string): Promise<unknown> {
    const { db, clock, ids, jobs } = game.server;
    const { reached, release } = pauseNarrator(game.narrator, 1);
    const told = game.act(session, rowAcross, { by: game.player });
    await reached;
    const pending = await findPending(db, session);
    const turn = await findTurn(db, pending?.id ?? "");
    if (turn === undefined) throw new Error("No turn is pending.");
    const playableStories = createPlayableStories();
    const engine = createLocalEngine({ db, playableStories });
    const water = { charge: 0, node: "river", narrative: "Water." };
    const outcome = await toldOutcome({ db, engine }, turn, water);
    const locked = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    const settled = db.transaction().execute(async (tx) => {
      await sql`lock table turns in access exclusive mode`.execute(tx);
      locked.resolve();
      await isRead.promise;
      await settleWithin({ tx, clock, ids, jobs }, turn, outcome);
    });
    await locked.promise;
    const answer = game.ask("GET", path, { by: game.player });
    await expect.poll(waitingForLocks).toBe(1);
    isRead.resolve();
    await settled;
    release();
    await told;
    return (await answer).body;
  }

  test("a session is shown as it was before, or as it is after", async () => {
    const path = `/game/sessions/${session}`;
    const { session_data, running_turn } = gameSession.parse(await readMeanwhile(path));
    expect(session_data.narrative_history).toHaveLength(1);
    expect(running_turn).not.toBeNull();
    const after = gameSession.parse((await game.ask("GET", path, { by: game.player })).body);
    expect(after.session_data.narrative_history).toMatchObject([{}, { is_undone: false }]);
    expect(after.running_turn).toBeNull();
  });

  test("so is its tree", async () => {
    const tree = sessionTree.parse(await readMeanwhile(`/game/sessions/${session}/tree`));
    expect(tree.parts.filter((part) => part.is_undone)).toEqual([]);
  });
});
