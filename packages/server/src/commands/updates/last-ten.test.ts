import { cpSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  findApplied,
  type Migration,
  type PlannedUpdate,
  readMigrations,
  versionOf,
} from "../../db/migrate.ts";
import { openPostgres } from "../../db/open.ts";
import { createHome, type Home } from "../../testing/home/home.ts";
import { type Played, playIn } from "../../testing/home/played-home.ts";
import { createGameFixture } from "../../testing/game/game-fixture.ts";
import { systemClock as clock } from "../../lib/clock.ts";
import { backUp } from "../../parts/backups/back-up.ts";
import { beforeUpdate } from "./before-update.ts";
import { rollBack } from "./rollback.ts";
import { fillOlder } from "../../testing/home/older-home.ts";

const engine = inject("engine");
const known = await readMigrations();
const madeUp: Migration = {
  version: versionOf(known) + 1,
  name: "9998_made_up",
  sql: "alter table stories add column made_up integer not null default 1; update stories set made_up = 2",
  checksum: "made up",
};
const all = [...known, madeUp];
/** A new database begins with the first. */
const lastTen = all.slice(1).slice(-10);
/** The embedded database keeps a copy of its folder, whatever changes: there, and without THOROUGH, one stands for all. */
const tried = engine === "postgres" && inject("triesAll") ? lastTen : lastTen.slice(-1);

/** Each test copies it, and those that follow update it. */
let older: Home;
let person: Played;
beforeAll(async () => {
  const played = await createHome(engine);
  person = await playIn(played, 1);
  older = await createHome(engine, { KATHA_MIGRATE: "yes" });
  await fillOlder(older, all.slice(0, -lastTen.length), played);
  await played.remove();
});
afterAll(() => older.remove());

const upTo = (last: number) => all.filter(({ version }) => version <= last);

/** What is left where the process ends after a change was made, and before it was kept. */
async function killedAfter(home: Home, { version }: Migration): Promise<Home> {
  return engine === "postgres" ? cutOff(home, version) : copiedInTheMiddle(home, version);
}

async function cutOff(home: Home, version: number): Promise<Home> {
  const waiting = all.find((migration) => migration.version === version);
  if (!waiting) throw new Error(`There is no migration ${version}.`);
  const slowly = { ...waiting, sql: `${waiting.sql}; select pg_sleep(600)` };
  const started = home.open([...upTo(version - 1), slowly]).then(
    () => "it was not cut off",
    (error: Error) => error.message,
  );
  const other = await openPostgres({ url: home.config.databaseUrl ?? "", connections: 1 });
  await expect
    .poll(async () => {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`.execute(other.db);
      return rows.length;
    })
    .toBe(1);
  expect(await started).toContain(`The change ${waiting.name} could not be made`);
  await other.close();
  return home;
}

/** A killed process leaves what has been written to its files, and no more. */
async function copiedInTheMiddle(home: Home, version: number): Promise<Home> {
  const left = await createHome(engine);
  const next = { version: version + 1, name: "9999_next", sql: "select 1", checksum: "none" };
  const onApply = ({ name }: Migration) => {
    if (name !== next.name) return;
    cpSync(home.folder, left.folder, { recursive: true });
    throw new Error("This is the moment.");
  };
  await expect(home.open([...upTo(version), next], { onApply })).rejects.toThrow("the moment");
  return left;
}

async function play(home: Home): Promise<number> {
  const database = await home.open();
  try {
    const game = await createGameFixture(database);
    const form = { action_type: "continue", selected_choice: "Land" };
    const { status } = await game.act(person.session, form, { by: person.player });
    await game.server.close();
    return status;
  } finally {
    await database.close();
  }
}

/** A home of the version before a migration, played in. */
async function homeBefore({ version }: Migration): Promise<Home> {
  await (await older.open(upTo(version - 1))).close();
  return older.copy();
}

/** As a start of the version that the migration came with. */
async function update(home: Home, { version }: Migration): Promise<number> {
  const { config } = home;
  const beforeIt = async (planned: PlannedUpdate) =>
    void (await beforeUpdate({ ...planned, config, clock, say: () => {} }));
  const { db, close } = await home.open(upTo(version), { beforeUpdate: beforeIt });
  const applied = await findApplied(db);
  await close();
  return versionOf(applied);
}

test.each(tried)(
  "$name: killed in the middle, made, taken back, made again and played on",
  async (migration) => {
    const before = upTo(migration.version - 1);
    const home = await homeBefore(migration);
    const was = await home.contents(before);

    const left = await killedAfter(home, migration);
    expect(await left.contents(before)).toEqual(was);

    const { config } = left;
    const backup = join(left.folder, "backup.tgz");
    if (engine === "postgres") await backUp(backup, { withSecrets: false }, { config, clock });
    expect(await update(left, migration)).toBe(migration.version);

    const migrations = upTo(migration.version);
    const isWanted = () => Promise.resolve(true);
    const needs = { config, clock, migrations, isWanted, say: () => {}, lookForMs: 0 };
    expect(await rollBack(undefined, needs)).toContain("To go on, start");
    expect(await left.contents(before)).toEqual(was);

    expect(await play(left)).toBe(200);
    if (left !== home) await left.remove();
    await home.remove();
  },
);
