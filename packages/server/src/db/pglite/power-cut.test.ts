import fs, { cpSync, existsSync, mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { openEmbedded, type OpenDatabase } from "../open.ts";
import { flushFolder } from "./flushing-files.ts";

/**
 * A disk that loses everything unflushed in a power cut: each flush copies what it covers to `disk`, which is all that
 * survives.
 */
const canSeeOpenFiles = existsSync("/proc/self/fd");

describe.runIf(canSeeOpenFiles && inject("engine") === "pglite")("after a power cut", () => {
  let folder: string;
  let memory: string;
  let disk: string;
  let database: OpenDatabase;
  let flushes: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "katha-power-"));
    memory = join(folder, "memory");
    disk = join(folder, "disk");
    database = await openEmbedded({ dataDir: memory, thread: "shared" });
    await sql`create table rows (id integer primary key, text text)`.execute(database.db);
    await flushFolder(memory);
    cpSync(memory, disk, { recursive: true });

    flushes = 0;
    const flush = fs.fsyncSync.bind(fs);
    vi.spyOn(fs, "fsyncSync").mockImplementation((descriptor) => {
      flush(descriptor);
      flushes += 1;
      copyToDisk(readlinkSync(`/proc/self/fd/${descriptor}`));
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  function copyToDisk(path: string): void {
    const target = join(disk, relative(memory, path));
    fs.mkdirSync(dirname(target), { recursive: true });
    if (fs.statSync(path).isFile()) {
      fs.copyFileSync(path, target);
    }
  }

  const write = (id: number) =>
    sql`insert into rows values (${id}, ${"x".repeat(2_000)})`.execute(database.db);

  async function idsAfterCut(): Promise<number[]> {
    vi.restoreAllMocks();
    const reopened = await openEmbedded({ dataDir: disk, thread: "shared" });
    const { rows } = await sql<{ id: number }>`select id from rows order by id`.execute(
      reopened.db,
    );
    await reopened.close();
    await database.close();
    return rows.map(({ id }) => id);
  }

  test("keeps every confirmed write", async () => {
    for (let id = 0; id < 12; id += 1) {
      await write(id);
    }
    expect(flushes).toBeGreaterThanOrEqual(12);
    expect(await idsAfterCut()).toEqual(Array.from({ length: 12 }, (_, id) => id));
  });

  test("also across a checkpoint, which moves rows from the log to their tables", async () => {
    for (let id = 0; id < 6; id += 1) {
      await write(id);
    }
    await sql`checkpoint`.execute(database.db);
    for (let id = 6; id < 10; id += 1) {
      await write(id);
    }
    expect(await idsAfterCut()).toEqual(Array.from({ length: 10 }, (_, id) => id));
  });

  test("rolls an open transaction back", async () => {
    await write(1);
    const cut = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const work = database.db.transaction().execute(async (tx) => {
      await sql`insert into rows values (2, 'half')`.execute(tx);
      written.resolve();
      await cut.promise;
    });
    await written.promise;
    const atTheCut = join(folder, "at-the-cut");
    cpSync(disk, atTheCut, { recursive: true });
    cut.resolve();
    await work;
    disk = atTheCut;
    expect(await idsAfterCut()).toEqual([1]);
  });
});
