import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { isBusyDatabase, isLostDatabase } from "./lost-database.ts";
import { openPostgres, type OpenDatabase } from "./open.ts";

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A connection to the database that can fall silent without ending, as in a network failure. */
async function silentLine(url: string) {
  const { host, port: farPort, user, password, database } = new Client({ connectionString: url });
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(
      host.startsWith("/") ? { path: `${host}/.s.PGSQL.${farPort}` } : { host, port: farPort },
    );
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on("error", () => {});
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const secret = password ? `:${encodeURIComponent(password)}` : "";
  return {
    url: `postgres://${user}${secret}@127.0.0.1:${port}/${database}`,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

// At once: all that they do is wait.
describe.runIf(inject("engine") === "postgres").concurrent("PostgreSQL has time limits", () => {
  let database: TestDatabase;
  let hasty: OpenDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const url = database.url ?? "";
    hasty = await openPostgres({ url, connections: 9, patienceMs: 1_000, statementMs: 2_000 });
  });
  afterAll(async () => {
    await hasty.close();
    await database.close();
  });

  const isGone = async (pid?: number) => {
    const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(
      database.db,
    );
    return rows.length === 0;
  };

  test("for a statement, and the connection is good for the next", async () => {
    const failure = await failureOf(sql`select pg_sleep(60)`.execute(hasty.db));
    expect(isBusyDatabase(failure)).toBe(true);
    expect((await sql`select 1`.execute(hasty.db)).rows).toHaveLength(1);
  });

  test("for a lock that somebody else holds", async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`lock table tags`.execute(tx);
      const failure = await failureOf(hasty.db.selectFrom("tags").select("id").execute());
      expect(isBusyDatabase(failure)).toBe(true);
    });
    expect(await hasty.db.selectFrom("tags").select("id").execute()).toEqual([]);
  });

  test("for a transaction in which nothing happens", async () => {
    const work = hasty.db.transaction().execute(async (tx) => {
      await sql`lock table categories`.execute(tx);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await vi.waitUntil(() => isGone(rows[0]?.pid), { timeout: 60_000 });
      await sql`select 1`.execute(tx);
    });
    expect(isLostDatabase(await failureOf(work))).toBe(true);
    expect(await database.db.selectFrom("categories").select("id").execute()).toEqual([]);
  });

  test("for a line that fell silent, and the pool opens another", async () => {
    const line = await silentLine(database.url ?? "");
    const far = await openPostgres({ url: line.url, connections: 1, statementMs: 1_000 });
    line.fallSilent();
    expect(isLostDatabase(await failureOf(sql`select 1`.execute(far.db)))).toBe(true);
    expect((await sql`select 1`.execute(far.db)).rows).toHaveLength(1);
    await far.close();
    line.close();
  });

  test("but not while it is migrated", async () => {
    const url = database.url ?? "";
    const patient = await openPostgres({ url, connections: 1, statementMs: 0 });
    const shown = await sql<{ lock: string; statement: string; idle: string }>`
      select current_setting('lock_timeout') as lock,
        current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(patient.db);
    await patient.close();
    expect(shown.rows).toEqual([{ lock: "0", statement: "0", idle: "0" }]);
  });
});
