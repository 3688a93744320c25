import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createJobQueue } from "../../../jobs/job-queue.ts";
import { createJobRunner } from "../../../jobs/job-runner.ts";
import { createIds } from "../../../lib/ids.ts";
import { createTestDatabase, testClock } from "../../../testing/index.ts";
import { folderPlace } from "../kept/folder-place.ts";
import { type BackupsNeeds, createBackups } from "./backups.ts";

const HOUR = 3_600_000;
const log = pino({ level: "silent" });

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), "katha-daily-"));
  const { db, close } = await createTestDatabase();
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  const clock = testClock();
  const ids = createIds(clock);
  const jobs = createJobQueue({ db, clock, ids });
  const start = async (settings: Pick<BackupsNeeds, "isScheduled" | "isOnlyServer">) => {
    const backups = createBackups({
      ...settings,
      db,
      clock,
      ids,
      jobs,
      place: folderPlace(folder),
      isSealed: false,
      write: async (file) => {
        await writeFile(file, "a backup");
        return { bytes: 8 };
      },
    });
    for (const kind of backups.jobs) await jobs.ensureRepeating(kind);
    return { backups, run: createJobRunner(jobs, backups.jobs, { db, clock, log }).runDue };
  };
  return { db, clock, start };
}

test("each day has one, the seven newest of which are kept", async () => {
  const { clock, start } = await openFolder();
  const { backups, run } = await start({ isScheduled: true, isOnlyServer: true });
  for (let hour = 0; hour < 24 * 9; hour += 1) {
    await run();
    clock.advance(HOUR);
  }
  const made = (await backups.place.list()).map(({ madeAt }) => madeAt.getTime());
  const newest = made.toSorted((a, b) => b - a).slice(0, 7);
  expect(newest).toHaveLength(7);
  for (const [place, at] of newest.entries())
    expect((clock.now().getTime() - at) / HOUR).toBeLessThanOrEqual(24 * (place + 1));
});

test("when none is made any more, its job ends, and begins anew when one is", async () => {
  const { db, clock, start } = await openFolder();
  const waiting = () =>
    db.selectFrom("jobs").select("kind").where("finished_at", "is", null).execute();
  await start({ isScheduled: true, isOnlyServer: true });
  clock.advance(HOUR);
  const { run } = await start({ isScheduled: false, isOnlyServer: true });
  await run();
  expect(await waiting()).toEqual([]);
  clock.advance(72 * HOUR);
  const again = await start({ isScheduled: true, isOnlyServer: true });
  expect(await again.backups.status()).toMatchObject({ isLate: false });
  clock.advance(10_000);
  await again.run();
  expect((await again.backups.status()).last?.bytes).toBe(8);
});

test("a server that makes none leaves the job to the others of its database", async () => {
  const { clock, start } = await openFolder();
  const { run } = await start({ isScheduled: true, isOnlyServer: false });
  const other = await start({ isScheduled: false, isOnlyServer: false });
  clock.advance(10_000);
  expect(await other.run()).toBe(0);
  expect(await run()).toBe(1);
});
