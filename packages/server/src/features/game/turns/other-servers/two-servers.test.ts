import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { Db } from "../../../../db/open.ts";
import { signUp } from "../../../../testing/index.ts";
import { textOf } from "../../../../testing/game/game-fixture.ts";
import { pauseNarrator } from "../../testing/pause-narrator.ts";
import { createTwoServers, type TestServer } from "../../../../testing/game/two-servers.ts";
import { reapTurns } from "../../index.ts";
import { rowAcross } from "../../testing/ferry-story.ts";

let servers: Awaited<ReturnType<typeof createTwoServers>>;
let own: TestServer;
let other: TestServer;
let session: string;
beforeAll(async () => {
  servers = await createTwoServers();
  own = await servers.open();
  other = await servers.open();
  await own.presence.beat();
});
afterAll(() => servers.close());
beforeEach(async () => {
  await own.presence.beat();
  await other.presence.beat();
  own.game.player = await signUp(own.game.server);
  ({ id: session } = await own.game.begin(own.game.player));
});
afterEach(() => {
  own.game.narrator.script = {};
});

const by = () => ({ by: own.game.player });

/** A turn that waits on the first server before one of its pieces. */
async function waitingTurn(before: number) {
  const { reached, release } = pauseNarrator(own.game.narrator, before);
  const asked = own.game.stream(session, rowAcross, by());
  await reached;
  const { body } = await own.game.ask("GET", `/game/sessions/${session}`, by());
  return { turn: String(body["running_turn"]), release, asked };
}

const balance = async () => (await other.game.coins(own.game.player)).balance;

describe("a turn that another server writes", () => {
  test("comes as it is written, and ends with the same events", async () => {
    const { turn, release, asked } = await waitingTurn(2);
    const followed = other.follow(session, turn, own.game.player);
    await expect.poll(() => followed.events.length).toBe(3);
    expect(followed.events.map(({ event }) => event)).toEqual(["turn", "delta", "delta"]);
    release();
    await followed.ended;
    expect(followed.events).toEqual((await asked).events);
  });

  test("comes although every notification is lost", async () => {
    const deaf = await servers.open({
      send: async () => {},
      listen: () => () => {},
      close: async () => {},
    });
    await own.presence.beat();
    const { turn, release, asked } = await waitingTurn(2);
    const followed = deaf.follow(session, turn, own.game.player);
    await expect.poll(() => textOf(followed.events)).toContain("You said");
    release();
    await followed.ended;
    expect(followed.events).toEqual((await asked).events);
  });

  test("is answered as JSON too once it has ended", async () => {
    const { reached, release } = pauseNarrator(own.game.narrator, 1);
    const key = "the-same-on-both";
    const asked = own.game.act(session, rowAcross, { ...by(), key });
    await reached;
    const repeated = other.game.act(session, rowAcross, { ...by(), key });
    release();
    expect(await repeated).toEqual(await asked);
  });

  test("stops when it is cancelled here: its narrator is asked no further", async () => {
    const before = await balance();
    const { turn, asked } = await waitingTurn(1);
    const { status } = await other.game.ask(
      "POST",
      `/game/sessions/${session}/turns/${turn}/cancel`,
      by(),
    );
    expect(status).toBe(200);
    // The narrator is never released: only an aborted turn ends.
    expect((await asked).events.at(-1)).toMatchObject({
      event: "error",
      problem: { code: "turn_cancelled" },
    });
    expect(await balance()).toBe(before);
  });

  test("goes on when the server that relays it closes: its readers ask another", async () => {
    const closing = await servers.open();
    await own.presence.beat();
    const { turn, release, asked } = await waitingTurn(2);
    const followed = closing.follow(session, turn, own.game.player);
    await expect.poll(() => textOf(followed.events)).toContain("You said");
    await closing.game.server.app.close();
    await followed.ended;
    expect(followed.events.map(({ seq }) => seq)).toEqual(followed.events.keys().toArray());
    expect(followed.events.at(-1)).toMatchObject({
      event: "error",
      status: 503,
      problem: { code: "server_closing" },
      receipt: null,
    });
    expect(await other.game.coins(own.game.player)).toMatchObject({ held: 1 });
    const again = other.follow(session, turn, own.game.player);
    release();
    await again.ended;
    expect(again.events).toEqual((await asked).events);
  });

  test("leaves no text behind when it has ended", async () => {
    const { turn, release, asked } = await waitingTurn(2);
    const followed = other.follow(session, turn, own.game.player);
    await expect.poll(() => textOf(followed.events)).toContain("You said");
    release();
    await asked;
    await expect.poll(() => chunksOf(own.database.db, turn)).toHaveLength(0);
  });
});

const chunksOf = (db: Db, turn: string) =>
  db.selectFrom("turn_chunks").selectAll().where("turn_id", "=", turn).execute();

describe("the turn of a server that fell silent", () => {
  /** A turn of a server whose heartbeat has stopped. */
  async function lostTurn() {
    const dead = await servers.open();
    dead.game.player = own.game.player;
    const begun = await signUp(dead.game.server);
    const { id } = await dead.game.begin(begun);
    await other.presence.beat();
    const { reached } = pauseNarrator(dead.game.narrator, 2);
    const asked = dead.game.stream(id, rowAcross, { by: begun });
    await reached;
    const { body } = await dead.game.ask("GET", `/game/sessions/${id}`, { by: begun });
    return { by: begun, id, turn: String(body["running_turn"]), asked };
  }

  test("is void and refunded long before its lease ends, though nobody watches", async () => {
    const lost = await lostTurn();
    expect(await other.game.coins(lost.by)).toMatchObject({ held: 1 });
    for (let beats = 0; beats < 3; beats += 1) await other.presence.beat();
    expect(await other.game.coins(lost.by)).toMatchObject({ held: 1 });
    await other.presence.beat();
    expect(await other.game.coins(lost.by)).toMatchObject({ held: 0 });
    const receipt = `/game/sessions/${lost.id}/turns/${lost.turn}/receipt`;
    const { body } = await other.game.ask("GET", receipt, lost);
    expect(body).toMatchObject({ charged: 0, returned: 1 });
    await lost.asked;
  });

  test("ends with an error for whoever watches it elsewhere", async () => {
    const lost = await lostTurn();
    const followed = other.follow(lost.id, lost.turn, lost.by);
    await expect.poll(() => followed.events.length).toBeGreaterThan(0);
    for (let beats = 0; beats < 4; beats += 1) await other.presence.beat();
    await followed.ended;
    expect(followed.events.at(-1)).toMatchObject({
      event: "error",
      problem: { code: "turn_lost" },
      receipt: { charged: 0 },
    });
    await lost.asked;
  });

  test("a server that lives keeps its turn though the lease ran out", async () => {
    const { release, asked } = await waitingTurn(1);
    const { db, signals, ids } = other.game.server;
    const clock = { now: () => new Date(other.game.server.clock.now().getTime() + 60_000) };
    expect(await reapTurns({ db, signals, ids, clock, servers: other.presence })).toBe(0);
    release();
    expect((await asked).events.at(-1)).toMatchObject({ event: "done" });
  });
});

test.runIf(inject("engine") === "postgres")(
  "150 followers are told of what is new by a few looks at the database, not by one each",
  async () => {
    const before = Promise.withResolvers<void>();
    own.game.narrator.script = {
      pieces: Array.from({ length: 400 }, (_, at) => `Word ${at}. `),
      pause: (at) => (at < 3 ? Promise.resolve() : before.promise),
    };
    const asked = own.game.stream(session, rowAcross, by());
    const running = async () => {
      const { body } = await own.game.ask("GET", `/game/sessions/${session}`, by());
      return body["running_turn"] as string | null;
    };
    await expect.poll(running).not.toBeNull();
    const turn = String(await running());
    const all = Array.from({ length: 150 }, () => other.follow(session, turn, own.game.player));
    const heard = () => Math.min(...all.map(({ events }) => events.length));
    await expect.poll(heard, { timeout: 45_000 }).toBeGreaterThan(3);
    const looked = transactions();
    before.resolve();
    await Promise.all([asked, ...all.map(({ ended }) => ended)]);
    expect(transactions() - looked).toBeLessThan(all.length);
    expect(new Set(all.map(({ events }) => textOf(events))).size).toBe(1);
  },
);

/** The transactions of both servers. */
function transactions(): number {
  return own.database.connections().lent + other.database.connections().lent;
}
