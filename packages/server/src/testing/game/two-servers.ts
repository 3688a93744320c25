import { inject } from "vitest";
import type { TurnEvent } from "@katha/api/contract";
import { pino } from "pino";
import { openPostgres, type OpenDatabase } from "../../db/open.ts";
import type { Signals } from "../../db/signals.ts";
import { createPresence, type Presence } from "../../servers/presence.ts";
import { createTestDatabase } from "../database/test-database.ts";
import type { Person } from "../index.ts";
import { reapTurnsOf } from "../../features/game/index.ts";
import { createGameFixture, eventsIn, type GameFixture } from "./game-fixture.ts";

export interface TestServer {
  game: GameFixture;
  presence: Presence;
  database: OpenDatabase;
  address: string;
  /** Follows a turn from its beginning; `events` grows while it is written. */
  follow(session: string, turn: string, by?: Person): { events: TurnEvent[]; ended: Promise<void> };
}

/** Two servers on one database. On PGlite they share the single connection, as two apps in one process. */
export async function createTwoServers() {
  const database = await createTestDatabase();
  const isPostgres = inject("engine") === "postgres";
  const url = database.url ?? "";
  const opened: OpenDatabase[] = [];
  const servers: TestServer[] = [];

  async function open(signals?: Signals): Promise<TestServer> {
    const used = isPostgres ? await openPostgres({ url, connections: 8 }) : database;
    if (isPostgres) opened.push(used);
    const id = crypto.randomUUID();
    const clock = { now: () => new Date() };
    const log = pino({ level: "silent" });
    const name = `server ${servers.length + 1}`;
    const presence = createPresence({ db: used.db, clock, log, id, name, version: "test" });
    const game = await createGameFixture({
      db: used.db,
      signals: signals ?? used.signals,
      servers: presence,
    });
    presence.onSilence(async (silent) => void (await reapTurnsOf(game.server, silent)));
    await presence.beat();
    const address = await game.server.app.listen({ port: 0, host: "127.0.0.1" });
    const server: TestServer = {
      game,
      presence,
      database: used,
      address,
      follow: (session, turn, by = game.player) => {
        const events: TurnEvent[] = [];
        return { events, ended: read(server, { session, turn, by }, events) };
      },
    };
    servers.push(server);
    return server;
  }

  return {
    database,
    open,
    close: async () => {
      for (const { game } of servers) await game.server.close();
      for (const one of opened) await one.close();
      await database.close();
    },
  };
}

async function read(
  { address }: TestServer,
  { session, turn, by }: { session: string; turn: string; by: Person },
  events: TurnEvent[],
): Promise<void> {
  const answer = await fetch(`${address}/api/v1/game/sessions/${session}/turns/${turn}/events`, {
    headers: { ...by.headers, accept: "text/event-stream" },
  });
  if (answer.status !== 200 || answer.body === null) throw new Error(await answer.text());
  let rest = "";
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split(/(?<=\n\n)/);
    rest = blocks.at(-1)?.endsWith("\n\n") ? "" : (blocks.pop() ?? "");
    events.push(...eventsIn(blocks.join("")));
  }
}
