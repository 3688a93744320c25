import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Backups, Health } from "@katha/api/contract";
import { pino } from "pino";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "../../settings/config.ts";
import { restoreFrom } from "./restore/restore-from.ts";
import { createJobQueue } from "../../jobs/job-queue.ts";
import { createJobRunner } from "../../jobs/job-runner.ts";
import { testClock } from "../../lib/clock.ts";
import { createIds } from "../../lib/ids.ts";
import { openBackups } from "./schedule/server-backups.ts";
import { createTestApp, signUp } from "../../testing/index.ts";
import { fakeBucket } from "./testing/fake-bucket.ts";
import { createHome } from "../../testing/home/home.ts";
import { playIn } from "../../testing/home/played-home.ts";

const engine = inject("engine");
const HOUR = 3_600_000;
const none = { name: "", download: "", bytes: 0 };
type Rows = Record<string, string>;
const log = pino({ level: "silent" });

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "katha-kept-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Given {
  servers?: number;
  /** As the embedded database has them without a setting. */
  isDaily?: boolean;
  freeBytes?: () => Promise<number>;
}

/** A server of a home, as an administrator reaches it, and as many runners of jobs as it has servers. */
async function serverOf(settings: Record<string, string> = {}, given: Given = {}) {
  const { servers = 1, freeBytes } = given;
  const home = await createHome(engine, settings);
  onTestFinished(() => home.remove());
  await playIn(home, 1);
  const { db, signals, close } = await home.open();
  const clock = testClock();
  const ids = createIds(clock);
  const jobs = createJobQueue({ db, clock, ids });
  const { isDaily = home.config.backups.isDaily } = given;
  const config = { ...home.config, backups: { ...home.config.backups, isDaily } };
  const context = { config, db, clock, ids, jobs, log };
  const backups = openBackups(context, freeBytes);
  const server = await createTestApp({ db, signals, clock, ids, jobs, backups });
  onTestFinished(async () => {
    await server.close();
    await close();
  });
  for (const kind of backups.jobs) await jobs.ensureRepeating(kind);
  const runners = Array.from({ length: servers }, () =>
    createJobRunner(jobs, backups.jobs, { db, clock, log }),
  );
  // A token is good for minutes, and these tests take days.
  const headers = async () => (await signUp({ ...server, clock, ids }, { role: "admin" })).headers;
  const get = (url: string) => server.app.inject({ url });
  return {
    home,
    server,
    clock,
    get,
    run: () => Promise.all(runners.map((runner) => runner.runDue())),
    read: async () => {
      const answer = await server.app.inject({
        url: "/api/v1/admin/backups",
        headers: await headers(),
      });
      return answer.json<Backups>();
    },
    findings: async () => {
      const answer = await server.app.inject({
        url: "/api/v1/admin/health",
        headers: await headers(),
      });
      return answer.json<Health>().findings.filter(({ key }) => key.startsWith("backup"));
    },
    press: async () =>
      server.app.inject({
        method: "POST",
        url: "/api/v1/admin/backups",
        headers: await headers(),
      }),
  };
}

test("by press one is made, listed, downloaded, and restored elsewhere", async () => {
  const { home, run, read, press, get } = await serverOf();
  expect(await read()).toMatchObject({ kept: [], last: null, is_running: false, is_late: false });
  expect((await press()).statusCode).toBe(202);
  expect(await read()).toMatchObject({ is_running: true });
  await run();
  const { kept, last, is_running } = await read();
  expect(is_running).toBe(false);
  expect(kept).toMatchObject([{ is_daily: false, is_sealed: false, name: last?.name }]);

  const [{ download, name, bytes } = none] = kept;
  const file = await get(download);
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
  expect(file.rawPayload).toHaveLength(bytes);
  const to = join(await temporaryFolder(), name);
  await writeFile(to, file.rawPayload);
  const elsewhere = await createHome(engine);
  onTestFinished(() => elsewhere.remove());
  await restoreFrom(to, { config: elsewhere.config, clock: testClock(), lookForMs: 0 });
  const played = ({ turns, stories, story_versions, game_sessions, media }: Rows) => ({
    turns,
    stories,
    story_versions,
    game_sessions,
    media,
  });
  expect(played(await elsewhere.contents())).toEqual(played(await home.contents()));
  expect((await elsewhere.contents())["turns"]).toMatch(/^1 /);
});

test("a link is good for its own file and for ten minutes", async () => {
  const { run, read, press, get, clock } = await serverOf();
  await press();
  await run();
  const [{ download, name } = none] = (await read()).kept;
  const other = download.replace(name, name.replace("pressed", "daily"));
  expect((await get(other)).statusCode).toBe(404);
  expect((await get(download.replace(/until=\d/, "until=9"))).statusCode).toBe(404);
  expect((await get(`/backups/${name}`)).statusCode).toBe(404);
  clock.advance(600_001);
  expect((await get(download)).statusCode).toBe(404);
});

describe("each day", () => {
  test("one of several servers makes one, and a missed day is told", async () => {
    const folder = await temporaryFolder();
    const { run, read, clock } = await serverOf({ KATHA_BACKUPS: folder }, { servers: 3 });
    const hours = async (count: number) => {
      for (let hour = 0; hour < count; hour += 1) {
        clock.advance(HOUR);
        await run();
      }
    };
    await hours(1);
    const first = await read();
    expect(first.kept).toMatchObject([{ is_daily: true }]);
    expect(first).toMatchObject({ is_scheduled: true, is_late: false, address: folder });
    await hours(20);
    expect((await read()).kept).toHaveLength(1);
    await hours(5);
    expect((await read()).kept).toHaveLength(2);
    clock.advance(49 * HOUR);
    expect((await read()).is_late).toBe(true);
    await run();
    expect((await read()).is_late).toBe(false);
  });

  test("that cannot be made, says why, and is late after two days", async () => {
    const folder = await temporaryFolder();
    const file = join(folder, "a-file");
    await writeFile(file, "");
    const { run, read, clock } = await serverOf({ KATHA_BACKUPS: join(file, "backups") });
    clock.advance(HOUR);
    await run();
    const told = await read();
    expect(told.failure?.why).toContain("a part of its path is a file");
    expect(told).toMatchObject({ last: null, is_late: false });
    clock.advance(48 * HOUR);
    expect((await read()).is_late).toBe(true);
  });
});

describe("in the data folder", () => {
  test("there is one soon after the first start, and then each day", async () => {
    const { home, run, read, clock, findings } = await serverOf({}, { isDaily: true });
    const next = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
    const first = next(10_000).toISOString();
    expect(await read()).toMatchObject({ is_scheduled: true, next_at: first, kept: [] });
    expect(await findings()).toEqual([
      { level: "well", key: "backup_due", values: { next_at: first } },
    ]);
    clock.advance(10_000);
    await run();
    const { kept, address, next_at } = await read();
    expect(kept).toMatchObject([{ is_daily: true }]);
    expect(address).toBe(join(home.folder, "backups"));
    const [{ name, bytes } = none] = kept;
    const modes = [stat(address), stat(join(address, name))].map(async (found) =>
      ((await found).mode & 0o777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(["700", "600"]);
    expect(next_at).toBe(next(23 * HOUR).toISOString());
    expect(await findings()).toEqual([
      { level: "well", key: "backup", values: { age_ms: 0, size_bytes: bytes, next_at } },
    ]);
    clock.advance(23 * HOUR);
    await run();
    expect((await read()).kept).toHaveLength(2);
  });

  test("where the disk has too little room none is made, which is said, but by press", async () => {
    const { run, read, press, clock, findings } = await serverOf(
      {},
      { isDaily: true, freeBytes: async () => 2 ** 30 },
    );
    clock.advance(10_000);
    await run();
    expect((await read()).kept).toEqual([]);
    const why = expect.stringMatching(/has 1024 MB left, and a backup each day needs 1\d{3} MB/);
    expect(await findings()).toMatchObject([
      { level: "act", key: "backup_failed", values: { why } },
    ]);
    await press();
    await run();
    expect((await read()).kept).toMatchObject([{ is_daily: false }]);
  });
});

test("KATHA_BACKUPS=none leaves it at the button", async () => {
  const { run, read, clock, findings } = await serverOf({ KATHA_BACKUPS: "none" });
  clock.advance(HOUR);
  await run();
  expect(await read()).toMatchObject({ is_scheduled: false, next_at: null, kept: [] });
  expect(await findings()).toMatchObject([{ key: "backup_none" }]);
});

test("a bucket keeps them as well, sent in parts", async () => {
  const bucket = await fakeBucket();
  onTestFinished(() => bucket.close());
  const passphrase = "twelve herons on one leg";
  const { run, read, press, get } = await serverOf({
    KATHA_MEDIA_BUCKET: `http://key:secret@${bucket.host}/pictures`,
    KATHA_BACKUPS: "s3://backups/club",
    KATHA_BACKUP_PASSPHRASE: passphrase,
  });
  await press();
  await run();
  const { kept, place } = await read();
  expect(place).toBe("bucket");
  expect(kept).toMatchObject([{ is_sealed: true }]);
  const [{ name, download, bytes } = none] = kept;
  expect(bucket.kept.get(`/backups/club/${name}`)?.length).toBe(bytes);
  const file = await get(download);
  expect(file.rawPayload.equals(bucket.kept.get(`/backups/club/${name}`) ?? Buffer.alloc(0))).toBe(
    true,
  );
});

test("a bucket needs the keys of the pictures' bucket", () => {
  expect(() => readConfig({ KATHA_BACKUPS: "s3://backups" })).toThrow("KATHA_MEDIA_BUCKET");
});
