import { createServer } from "node:net";
import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { isLostDatabase } from "../../db/lost-database.ts";
import { openPostgres } from "../../db/open.ts";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../testing/authoring.ts";

describe("a lost database", () => {
  test.each([
    ["a shutdown by an administrator", { code: "57P01" }],
    ["a connection that broke", { code: "08006" }],
    ["what the client says of a lost line", new Error("Connection terminated unexpectedly")],
    ["a line that was reset", { code: "ECONNRESET", syscall: "read" }],
  ])("%s counts", (_what, error) => {
    expect(isLostDatabase(error)).toBe(true);
  });

  test.each([
    ["a row that is there already", { code: "23505" }],
    ["a file that is not there", { code: "ENOENT", syscall: "open" }],
    ["a fault of ours", new TypeError("undefined is not a function")],
    ["nothing at all", null],
  ])("%s does not", (_what, error) => {
    expect(isLostDatabase(error)).toBe(false);
  });

  test("is recognised by connection errors", async () => {
    const server = createServer((socket) => socket.destroy());
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const opened = () => openPostgres({ url: `postgres://katha@127.0.0.1:${port}/katha` });
    expect(isLostDatabase(await opened().catch((error: unknown) => error))).toBe(true);
    server.close();
    await once(server, "close");
    expect(isLostDatabase(await opened().catch((error: unknown) => error))).toBe(true);
  });
});

describe.runIf(inject("engine") === "postgres")("a connection that is lost under a request", () => {
  let hasher: AuthoringFixture;
  beforeAll(async () => {
    hasher = await createAuthoringFixture();
  });
  afterAll(() => hasher.server.close());

  test("gives a 503 with Retry-After, nothing half done, and the next request works", async () => {
    const { id } = await hasher.write(hasher.author);
    const { db } = hasher.server;
    const held = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (tx) => {
      await tx.selectFrom("stories").select("id").where("id", "=", id).forUpdate().execute();
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    const saving = hasher.server.app.inject({
      method: "PUT",
      url: `/api/v1/stories/${id}`,
      headers: hasher.author.headers,
      payload: { title: "Never", description: "d" },
    });
    const ended = () =>
      sql<{ ended: boolean }>`
        select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    await expect.poll(async () => (await ended()).rows.length).toBe(1);
    const answer = await saving;
    letGo.resolve();
    await holding;
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.json()).toMatchObject({ code: "database_away", detail: expect.any(String) });
    expect(await hasher.read(id, hasher.author)).toMatchObject({
      title: wholeForm.title,
      version: 1,
    });
    const again = await hasher.save(id, hasher.author, { title: "Now", description: "d" });
    expect(again.status).toBe(200);
  });
});
