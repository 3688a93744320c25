import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "../../settings/config.ts";
import { noteProgram } from "../../db/last-program.ts";
import {
  findApplied,
  type Migration,
  type PlannedUpdate,
  readMigrations,
  versionOf,
} from "../../db/migrate.ts";
import { asMadeStepByStep } from "../../db/testing/before-baseline.ts";
import { createHome, type Home } from "../../testing/home/home.ts";
import { playIn } from "../../testing/home/played-home.ts";
import { type Clock, systemClock } from "../../lib/clock.ts";
import { thisProgram } from "../../startup/program.ts";
import { runMain, smallServer } from "../../testing/main-process.ts";
import { backUp } from "../../parts/backups/back-up.ts";
import { beforeUpdate } from "./before-update.ts";
import { forgetOldStates, listStates, STATES, stateName } from "./kept-states.ts";
import { rollBack } from "./rollback.ts";
import { howToGet } from "./way-back.ts";

const engine = inject("engine");
const older = await readMigrations();
const newest = "9998_made_up";
const madeUp: Migration = {
  version: versionOf(older) + 1,
  name: newest,
  sql: "-- Makes something up.\nalter table stories add column made_up integer;",
  checksum: "made up",
};
/** What the next version would know. */
const all = [...older, madeUp];

async function homeOf(more: Record<string, string> = {}): Promise<Home> {
  const home = await createHome(engine, more);
  onTestFinished(() => home.remove());
  return home;
}

async function olderHome(more: Record<string, string> = {}): Promise<Home> {
  const home = await homeOf(more);
  await (await home.open(older)).close();
  return home;
}

/** A start as far as the database, and what it says; or why it refuses. */
async function start(home: Home, clock: Clock = systemClock, more: Record<string, string> = {}) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const { config } = readConfig({ ...home.settings, ...more });
  const refusal = await home
    .open(all, {
      beforeUpdate: async (planned: PlannedUpdate) =>
        void (await beforeUpdate({ ...planned, config, clock, say })),
    })
    .then(
      (database) => database.close().then(() => ""),
      (error: Error) => error.message,
    );
  return { said: said.join("\n"), refusal };
}

async function schemaOf(home: Home, known = all): Promise<number> {
  const { db, close } = await home.open(known);
  const applied = await findApplied(db);
  await close();
  return versionOf(applied);
}

const back = (home: Home, file?: string, isWanted = true) => {
  const said: string[] = [];
  return rollBack(file, {
    config: home.config,
    clock: systemClock,
    say: (line) => void said.push(line),
    migrations: all,
    isWanted: async () => isWanted,
    lookForMs: 0,
  }).then(
    (last) => [...said, last].join("\n"),
    (error: Error) => [...said, error.message].join("\n"),
  );
};
const later = (hours: number): Clock => ({ now: () => new Date(Date.now() + hours * 3_600_000) });

describe("a start", () => {
  test("of an empty database, or of one of its own version, says and keeps nothing", async () => {
    const home = await homeOf();
    expect(await start(home)).toEqual({ said: "", refusal: "" });
    expect(await start(home)).toEqual({ said: "", refusal: "" });
    expect(existsSync(join(home.folder, STATES))).toBe(false);
  });

  test.runIf(engine === "pglite")("says what changes and keeps what was there", async () => {
    const home = await olderHome();
    const { said, refusal } = await start(home);
    expect(refusal).toBe("");
    expect(said).toContain(`  ${newest}: `);
    const [state] = await listStates(home.folder);
    expect(said).toContain(`is kept in ${join(home.folder, STATES, state?.name ?? "none")}`);
    expect(state?.schema).toBe(String(versionOf(older)).padStart(4, "0"));
  });

  test.runIf(engine === "pglite")(
    "that cannot keep it changes nothing, unless told to",
    async () => {
      const home = await olderHome();
      await writeFile(join(home.folder, STATES), "in the way");
      const { refusal } = await start(home);
      expect(refusal).toContain("that could not be done");
      expect(refusal).toContain("Nothing was changed");
      expect(await schemaOf(home, older)).toBe(versionOf(older));
      const told = await start(home, systemClock, { KATHA_MIGRATE: "yes" });
      expect(told.refusal).toBe("");
      expect(told.said).toContain("Nothing is kept");
    },
  );

  test.runIf(engine === "postgres")("asks for a backup of the last hour", async () => {
    const home = await olderHome();
    const file = join(home.folder, "backup.tgz");
    const none = await start(home);
    expect(none.said).toContain(`  ${newest}: `);
    expect(none.refusal).toMatch(/no backup of it that is younger than an hour\. Nothing was/);
    await backUp(file, { withSecrets: false }, { config: home.config, clock: systemClock });
    const old = await start(home, later(2));
    expect(old.refusal).toContain("an hour: the last holds what was there at");
    expect(await schemaOf(home, older)).toBe(versionOf(older));
    const young = await start(home, later(0.5));
    expect([young.refusal, young.said]).toEqual(["", expect.stringContaining(file)]);
  });

  test.runIf(engine === "postgres")("goes on without where it is told to", async () => {
    const { refusal, said } = await start(await olderHome(), systemClock, { KATHA_MIGRATE: "yes" });
    expect([refusal, said]).toEqual(["", expect.stringContaining("KATHA_MIGRATE=yes")]);
  });

  test("of an older version on a newer database refuses, and names the way back", async () => {
    const home = await homeOf();
    await (await home.open(all)).close();
    await expect(home.open(older)).rejects.toThrow("npm run rollback");
  });
});

describe("a rollback", () => {
  async function updatedHome(): Promise<{ home: Home; file: string | undefined }> {
    const home = await olderHome();
    const file = join(home.folder, "backup.tgz");
    if (engine === "postgres")
      await backUp(file, { withSecrets: false }, { config: home.config, clock: systemClock });
    expect((await start(home)).refusal).toBe("");
    return { home, file };
  }

  test("says what came since and asks; what came since is put aside", async () => {
    const { home } = await updatedHome();
    await playIn(home, 2, all);
    const { db, close } = await home.open(all);
    const now = new Date(Date.now() + 60_000);
    await db.updateTable("turns").set({ created_at: now }).execute();
    await noteProgram(db, { version: "9.9.9", isImage: false }, now);
    await close();
    const before = await home.contents(all);
    const unwanted = await back(home, undefined, false);
    expect(unwanted).toContain("2 turns of 1 session");
    expect(unwanted).toContain("Nothing was changed.");
    expect(await home.contents(all)).toEqual(before);

    const said = await back(home);
    expect(said).toContain("put aside, not deleted");
    expect(said).toMatch(/What was here before is in .*aside/);
    expect(said).toContain(`migrations/${newest}.sql`);
    expect(await schemaOf(home, older)).toBe(versionOf(older));
    // Pictures are where they were.
    expect(await readdir(join(home.folder, "media"))).toContain("aa");
    expect(await back(home)).toContain("Nothing of an update is in the database");
  });

  test("after a change that failed changes nothing, and names the version to start", async () => {
    const home = await olderHome({ KATHA_MIGRATE: "yes" });
    const { db, close } = await home.open(older);
    await asMadeStepByStep(db, 61);
    await sql`alter table schema_migrations add constraint stops check (version < 62)`.execute(db);
    await noteProgram(db, { version: "1.1.0", revision: "v1.1.0", isImage: false }, new Date());
    await close();
    const katha = runMain(home.settings, { program: smallServer });
    expect(await katha.ended).toBe(1);
    expect(katha.said()).toContain("  0062_story_bytes: ");
    expect(katha.said()).toContain("Katha cannot start. The change 0062_story_bytes could not be");
    expect(katha.said()).toContain("Nothing of the update stayed: the database is as it was.");
    const command = fileURLToPath(new URL("../rollback-command.ts", import.meta.url));
    const rollback = runMain(home.settings, { program: command });
    expect(await rollback.ended).toBe(0);
    expect(rollback.said()).toContain("Nothing of an update is in the database");
    expect(rollback.said()).toContain("To go on, start Katha 1.1.0");
  });

  test("of a database made step by step keeps its own record, for the version that knows it", async () => {
    const home = await olderHome({ KATHA_MIGRATE: "yes" });
    const { db, close } = await home.open(older);
    await asMadeStepByStep(db, 62);
    const record = await findApplied(db);
    await close();
    const file = join(home.folder, "backup.tgz");
    await backUp(file, { withSecrets: false }, { config: home.config, clock: systemClock });
    expect((await start(home)).refusal).toBe("");
    expect(await back(home)).toContain("To go on, start");
    const brought = await home.open(older);
    expect(await findApplied(brought.db)).toEqual(record);
    await brought.close();
  });

  test("to before the baseline is left to a version that knows the tables of that time", async () => {
    const home = await olderHome({ KATHA_MIGRATE: "yes" });
    const { db, close } = await home.open(older);
    await asMadeStepByStep(db, 61);
    await close();
    const file = join(home.folder, "backup.tgz");
    await backUp(file, { withSecrets: false }, { config: home.config, clock: systemClock });
    const { said: told, refusal } = await start(home);
    expect([refusal, told]).toEqual(["", expect.stringContaining("says how to go back to it")]);
    const said = await back(home);
    expect(said).toContain("at 0061_provider_sessions, and this version cannot make the tables");
    expect(said).toContain(`migrations/0062_baseline.sql)~1", then npm run rollback -- ${file}`);
    expect(await schemaOf(home)).toBe(versionOf(all));
  });

  test("finds nothing where nothing was kept, and takes a file", async () => {
    const home = await homeOf();
    await (await home.open(all)).close();
    expect(await back(home)).toContain("No state from before the last update can be found");
    const other = await olderHome();
    const file = join(other.folder, "backup.tgz");
    await backUp(file, { withSecrets: false }, { config: other.config, clock: systemClock });
    expect(await back(home, file)).toContain("Restored what");
    expect(await schemaOf(home, older)).toBe(versionOf(older));
  });
});

test("of each schema the newest state is kept, and of three schemas", async () => {
  const folder = await mkdtemp(join(tmpdir(), "katha-states-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  expect(await listStates(folder)).toEqual([]);
  await mkdir(join(folder, STATES));
  const made = [51, 52, 53, 54, 54, 54].map((schema, day) =>
    stateName(new Date(Date.UTC(2026, 10, day + 1)), schema),
  );
  for (const name of [...made, "notes.txt"]) await writeFile(join(folder, STATES, name), "");
  await forgetOldStates(folder);
  const kept = await readdir(join(folder, STATES));
  expect(kept.toSorted()).toEqual([made[1], made[2], made[5], "notes.txt"]);
});

test("the version that belongs to a state is named by what it was built from", async () => {
  const folder = await mkdtemp(join(tmpdir(), "katha-program-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const unknown = { name: "0099_later" };
  const plain = await thisProgram(folder);
  expect(plain).toEqual({ version: plain.version, isImage: false });
  expect(howToGet({ program: plain, unknown })).toContain("migrations/0099_later.sql");
  await writeFile(join(folder, "revision"), "v1.2.0\n");
  const image = await thisProgram(folder);
  expect(image).toEqual({ version: plain.version, revision: "v1.2.0", isImage: true });
  expect(howToGet({ program: image, unknown })).toContain("its tag is 1.2.0");
  const checkout = { ...image, isImage: false };
  expect(howToGet({ program: checkout, unknown })).toContain("git checkout v1.2.0");
});
