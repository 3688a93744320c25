import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { openEmbedded } from "@katha/server/db/open";
import { sql } from "kysely";
import { printNumber } from "../number.ts";

/** The cost of flushing each commit to disk. Decision 0001 quotes these numbers. */
const rounds = 2_000;
const folder = await mkdtemp(join(tmpdir(), "katha-durability-"));

async function measure(label: string, ask: (id: number) => Promise<unknown>): Promise<void> {
  const waits: number[] = [];
  const began = performance.now();
  for (let id = 0; id < rounds; id += 1) {
    const asked = performance.now();
    await ask(id);
    waits.push(performance.now() - asked);
  }
  const seconds = (performance.now() - began) / 1_000;
  waits.sort((left, right) => left - right);
  printNumber(label, rounds / seconds, "/s");
  printNumber(`${label}: one takes, median`, waits[rounds >> 1] ?? 0, "ms");
  printNumber(`${label}: one takes, p99`, waits[Math.floor(rounds * 0.99)] ?? 0, "ms");
}

try {
  const plain = await PGlite.create(join(folder, "plain"));
  await plain.exec("create table rows (id integer primary key, text text)");
  await measure("Commits, PGlite as it comes, nothing flushed", (id) =>
    plain.query("insert into rows values ($1, $2)", [id, "x".repeat(200)]),
  );
  await plain.close();

  const { db, close } = await openEmbedded({ dataDir: join(folder, "flushed") });
  await sql`create table rows (id integer primary key, text text)`.execute(db);
  await measure("Commits, each flushed to the disk", (id) =>
    sql`insert into rows values (${id}, ${"x".repeat(200)})`.execute(db),
  );
  await measure("Reads of one row", (id) =>
    sql`select text from rows where id = ${id}`.execute(db),
  );
  await close();
} finally {
  await rm(folder, { recursive: true });
}
