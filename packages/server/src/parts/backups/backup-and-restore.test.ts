import { existsSync } from "node:fs";
import { cp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "../../settings/config.ts";
import { findApplied, readMigrations, versionOf } from "../../db/migrate.ts";
import type { EngineName } from "../../db/open.ts";
import { asMadeStepByStep, schemaOf } from "../../db/testing/before-baseline.ts";
import { testClock } from "../../lib/clock.ts";
import { createHome, type Home } from "../../testing/home/home.ts";
import { playIn } from "../../testing/home/played-home.ts";
import { backUp } from "./back-up.ts";
import { restoreFrom } from "./restore/restore-from.ts";

const clock = testClock();
const engine = inject("engine");
const passphrase = "twelve herons on one leg";

async function homeOf(kind: EngineName, more: Record<string, string> = {}): Promise<Home> {
  const home = await createHome(kind, more);
  onTestFinished(() => home.remove());
  return home;
}
const configWith = (home: Home, more: Record<string, string>) =>
  readConfig({ ...home.settings, ...more }).config;
const sealing = { KATHA_BACKUP_PASSPHRASE: passphrase };
const back = (home: Home, file: string, more: Record<string, string> = {}, withSecrets = false) =>
  backUp(file, { withSecrets }, { config: configWith(home, more), clock });
const bring = (home: Home, file: string, more: Record<string, string> = {}) =>
  restoreFrom(file, { config: configWith(home, more), clock, lookForMs: 0 });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "it was not refused",
    (error: Error) => error.message,
  );

/** Played on this run's engine; no test changes it. */
let played: Home;
let file: string;
let sealed: string;
let was: Record<string, string>;
beforeAll(async () => {
  played = await createHome(engine);
  await playIn(played);
  was = await played.contents();
  file = join(played.folder, "backup.tgz");
  sealed = join(played.folder, "backup.sealed");
  await back(played, file);
  await back(played, sealed, sealing);
});
afterAll(() => played.remove());

describe("a backup", () => {
  const targets: EngineName[] = engine === "postgres" ? ["postgres", "pglite"] : ["pglite"];
  test.each(targets)("is restored to %s row for row, with pictures and e-mails", async (kind) => {
    const target = await homeOf(kind);
    const said = await bring(target, file);
    expect(said).toContain("2 pictures, 1 e-mails. There was nothing here before.");
    expect(await target.contents()).toEqual(was);
    expect(was["turns"]).toMatch(/^3 /);
  });

  test.runIf(engine === "postgres")("goes from the embedded database to PostgreSQL", async () => {
    const embedded = await homeOf("pglite");
    await playIn(embedded, 1);
    const taken = join(embedded.folder, "backup.tgz");
    await back(embedded, taken);
    const target = await homeOf("postgres");
    await bring(target, taken);
    expect(await target.contents()).toEqual(await embedded.contents());
  });

  test("puts what was there before aside, and says where", async () => {
    const target = await homeOf(engine);
    await playIn(target, 1);
    const said = await bring(target, sealed, sealing);
    expect(await target.contents()).toEqual(was);
    const [kept = ""] = await readdir(join(target.folder, "aside"));
    expect(said).toContain(
      `What was here before is in the folder ${join(target.folder, "aside", kept)}`,
    );
    expect(existsSync(join(target.folder, "aside", kept, "media", "aa"))).toBe(true);
    const isDatabaseKept =
      engine === "postgres"
        ? said.includes("the schema katha_before_20260115t093000")
        : existsSync(join(target.folder, "aside", kept, "database", "whole.json"));
    expect(isDatabaseKept).toBe(true);
  });

  test("can be played on: the database itself still refuses a wrong sum", async () => {
    const target = await homeOf(engine);
    await bring(target, file);
    const { db, close } = await target.open();
    await expect(
      db
        .updateTable("wallets")
        .set({ balance: sql`balance + 1` })
        .execute(),
    ).rejects.toThrow(/balance|entries|check/i);
    await expect(db.deleteFrom("wallet_entries").execute()).rejects.toThrow(
      /Coins move by entries|ledger only grows/,
    );
    const restored = await schemaOf(db);
    await close();
    const fresh = await homeOf(engine);
    const never = await fresh.open();
    expect(restored).toEqual(await schemaOf(never.db));
    await never.close();
  });

  test.each([51, 62])(
    "of a database made step by step, as far as step %i, is restored",
    async (until) => {
      const older = await homeOf(engine);
      await (await older.open()).close();
      await playIn(older, 1);
      const { db, close } = await older.open();
      await asMadeStepByStep(db, until);
      await close();
      const taken = join(older.folder, "older.tgz");
      await back(older, taken);
      const target = await homeOf(engine);
      await bring(target, taken);
      const restored = await target.open();
      const fresh = await homeOf(engine).then((home) => home.open());
      expect(await schemaOf(restored.db)).toEqual(await schemaOf(fresh.db));
      expect(await findApplied(restored.db)).toEqual(await findApplied(fresh.db));
      await restored.close();
      await fresh.close();
      const { turns, users } = await target.contents();
      expect([turns, users]).toEqual([expect.stringMatching(/^1 /), expect.stringMatching(/^1 /)]);
    },
  );

  test("of a newer version is refused", async () => {
    const migrations = await readMigrations();
    const next = {
      version: versionOf(migrations) + 1,
      name: "9999_later",
      sql: "select 1",
      checksum: "x",
    };
    const newer = await homeOf(engine);
    await (await newer.open([...migrations, next])).close();
    const late = join(newer.folder, "newer.tgz");
    await back(newer, late);
    const target = await homeOf(engine);
    expect(await refusalOf(bring(target, late))).toContain("was made by a newer Katha");
    expect(await refusalOf(bring(target, late))).toContain("Nothing was changed.");
  });

  test("holds secrets only where they are asked for, and then sealed", async () => {
    const secret = "a secret of thirty-two characters";
    const home = await homeOf(engine, {
      KATHA_SECRET: secret,
      KATHA_METRICS_TOKEN: "0123456789abcdef",
    });
    await (await home.open()).close();
    const to = join(home.folder, "with.sealed");
    expect(await refusalOf(back(home, to, {}, true))).toContain("must be sealed");
    await back(home, to, sealing, true);
    const target = await homeOf(engine, sealing);
    await bring(target, to);
    expect(await readFile(join(target.folder, "secret"), "utf8")).toBe(`${secret}\n`);
    const plain = join(home.folder, "without.tgz");
    await back(home, plain);
    const other = await homeOf(engine);
    await bring(other, plain);
    expect(existsSync(join(other.folder, "secret"))).toBe(false);
    const [moment = ""] = await readdir(join(other.folder, "restored-settings"));
    const kept = await readFile(
      join(other.folder, "restored-settings", moment, "settings.env"),
      "utf8",
    );
    expect(kept).toContain("KATHA_DATA_DIR");
    expect(kept).not.toMatch(/SECRET|TOKEN|DATABASE_URL/);
  });
});

test("a sealed backup is a file of age, and a file of age is a sealed backup", async () => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const plain = await decrypter.decrypt(await readFile(sealed));
  expect(gunzipSync(plain).subarray(0, 17).toString()).toBe("katha-backup.json");

  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const byAge = join(played.folder, "by-age");
  await writeFile(byAge, await encrypter.encrypt(await readFile(file)));
  const target = await homeOf(engine);
  await bring(target, byAge, sealing);
  expect(await target.contents()).toEqual(was);
});

describe("nothing is touched, and a line says why, where the file", () => {
  let target: Home;
  let before: Record<string, string>;
  beforeAll(async () => {
    target = await createHome(engine);
    await playIn(target, 1);
    before = await target.contents();
  });
  afterAll(() => target.remove());

  const changed = async (of: string, change: (bytes: Buffer) => Buffer) => {
    const copy = join(played.folder, `changed-${Math.random().toString(36).slice(2)}`);
    await cp(of, copy);
    await writeFile(copy, change(await readFile(copy)));
    return copy;
  };
  const flipped = (share: number) => (bytes: Buffer) => {
    const at = Math.floor(bytes.length * share);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return bytes;
  };
  const cut = (share: number) => (bytes: Buffer) =>
    bytes.subarray(0, Math.floor(bytes.length * share));

  test.each<[string, () => Promise<string>, Record<string, string>, RegExp]>([
    ["has a flipped byte early", () => changed(file, flipped(0.1)), {}, /damaged/],
    ["has a flipped byte in the middle", () => changed(file, flipped(0.5)), {}, /damaged/],
    ["has a flipped byte near its end", () => changed(file, flipped(0.999)), {}, /damaged/],
    ["is cut off", () => changed(file, cut(0.6)), {}, /damaged: it is cut off/],
    ["lacks its last byte", () => changed(file, (all) => all.subarray(0, -1)), {}, /damaged/],
    ["is empty", () => changed(file, cut(0)), {}, /is not a backup/],
    ["is something else", () => changed(file, () => Buffer.from("a story")), {}, /is not a backup/],
    ["is not there", () => Promise.resolve("/nowhere/at/all"), {}, /there is no such file/],
    [
      "is sealed, and no passphrase is given",
      () => Promise.resolve(sealed),
      {},
      /is sealed with a passphrase/,
    ],
    [
      "is sealed with another passphrase",
      () => Promise.resolve(sealed),
      { KATHA_BACKUP_PASSPHRASE: "thirteen herons" },
      /passphrase in KATHA_BACKUP_PASSPHRASE is not the one/,
    ],
    ["is sealed and has a flipped byte", () => changed(sealed, flipped(0.7)), sealing, /damaged/],
    ["is sealed and cut off", () => changed(sealed, cut(0.8)), sealing, /damaged/],
    [
      "is sealed in the form of before the first release",
      () => changed(sealed, () => Buffer.from("katha sealed backup 1\nand more")),
      sealing,
      /from before the first release. Restore it with the last version that opens it/,
    ],
  ])("%s", async (_how, make, more, line) => {
    const said = await refusalOf(make().then((damaged) => bring(target, damaged, more)));
    expect(said).toMatch(line);
    expect(said).toContain("Nothing was changed");
    expect(await readdir(target.folder)).not.toContain("restoring");
    expect(await readdir(target.folder)).not.toContain("aside");
  });

  test("is too large for the disk", async () => {
    const { config } = target;
    const freeBytes = () => Promise.resolve(1_000);
    const said = await refusalOf(restoreFrom(file, { config, clock, lookForMs: 0, freeBytes }));
    expect(said).toMatch(/MB left.*Nothing was changed/);
  });

  test("and after all of these, everything is as it was", async () => {
    expect(await target.contents()).toEqual(before);
  });
});

test.runIf(existsSync("/dev/full"))("a full disk leaves no half backup", async () => {
  const to = join(played.folder, "full.tgz");
  await symlink("/dev/full", `${to}.part`);
  expect(await refusalOf(back(played, to))).toContain("could not be written");
  expect(await readdir(played.folder)).not.toContain("full.tgz");
  expect(await readdir(played.folder)).not.toContain("full.tgz.part");
});
