import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmbedded } from "../db/open.ts";
import { testClock } from "../lib/clock.ts";
import { startEmbedded, type EmbeddedStart } from "./embedded-database.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "katha-embedded-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (open?: EmbeddedStart["open"]) =>
  startEmbedded({ dataDir, clock: testClock(), ...(open && { open }) });
const refusalOf = (open: EmbeddedStart["open"]) =>
  start(open).then(
    () => "",
    (error: Error) => error.message,
  );

test(
  "a database that does not open, but is not damaged, stays where it is with all it holds",
  { timeout: 120_000 },
  async () => {
    const first = await start();
    await sql`create table kept as select 'a story' as title`.execute(first.database.db);
    await first.database.close();

    const slow = await refusalOf((options) => openEmbedded({ ...options, openingMayTakeMs: 1 }));
    expect(slow).toContain("it did not open within 0.001 s");
    const broken = await refusalOf(() =>
      Promise.reject(new Error("Cannot find package '@electric-sql/pglite'")),
    );
    expect(broken).toContain("Cannot find package");
    for (const line of [slow, broken]) {
      expect(line).toContain(join(dataDir, "database"));
      expect(line).toContain("Nothing was moved or deleted");
      expect(line).toContain("start again");
    }
    expect(await readdir(dataDir)).toEqual(["database"]);

    const again = await start();
    const { rows } = await sql`select title from kept`.execute(again.database.db);
    await again.database.close();
    expect(rows).toEqual([{ title: "a story" }]);
    expect(existsSync(join(dataDir, "aside"))).toBe(false);
  },
);
