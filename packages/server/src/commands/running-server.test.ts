import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { backUp } from "../parts/backups/back-up.ts";
import { restoreFrom } from "../parts/backups/restore/restore-from.ts";
import { createJobQueue } from "../jobs/job-queue.ts";
import { testClock } from "../lib/clock.ts";
import { createIds } from "../lib/ids.ts";
import { lockFolder } from "../lib/folder-lock.ts";
import type { AskedBackup } from "../parts/backups/contents.ts";
import { answerCommands } from "./asking/answer-commands.ts";
import { askRunningServer } from "./asking/socket.ts";
import { openBackups } from "../parts/backups/schedule/server-backups.ts";
import { createHome } from "../testing/home/home.ts";
import { playIn } from "../testing/home/played-home.ts";

const clock = testClock();
const engine = inject("engine");

async function playedHome() {
  const home = await createHome(engine);
  onTestFinished(() => home.remove());
  await playIn(home, 2);
  return { home, file: join(home.folder, "backup.tgz") };
}

test.runIf(engine === "pglite")(
  "the command has the server that runs make the backup, and refuses to restore over it",
  async () => {
    const { home, file } = await playedHome();
    const lock = await lockFolder(join(home.folder, "lock"));
    const database = await home.open();
    const { db } = database;
    const ids = createIds(clock);
    const jobs = createJobQueue({ db, clock, ids });
    const log = pino({ level: "silent" });
    const context = { config: home.config, db, clock, ids, jobs, log };
    const commands = await answerCommands(context, openBackups(context).asAsked);
    const askServer = (asked: AskedBackup) =>
      askRunningServer(home.config.dataDir, { command: "backup", ...asked });
    const needs = { config: home.config, clock, askServer };

    const said = await backUp(file, { withSecrets: false }, needs);
    expect(said).toContain(`The backup is ${file}`);
    const again = backUp(file, { withSecrets: false }, needs);
    await expect(again).rejects.toThrow(`There is something at ${file} already`);
    expect(await readdir(home.folder)).not.toContain("backup-copy");
    await expect(restoreFrom(file, needs)).rejects.toThrow("is in use by process");
    const nowhere = backUp("/nowhere/at/all.tgz", { withSecrets: false }, needs);
    await expect(nowhere).rejects.toThrow("there is no such file or folder");
    const runs = await db.selectFrom("backup_runs").select(["kind", "name"]).execute();
    expect(runs).toEqual([{ kind: "command", name: file }]);

    await commands?.close();
    await database.close();
    await lock.release();
    const before = await home.contents();
    const target = await createHome(engine);
    onTestFinished(() => target.remove());
    await restoreFrom(file, { config: target.config, clock });
    expect((await target.contents())["turns"]).toBe(before["turns"]);
  },
);

test.runIf(engine === "postgres")(
  "a server whose heart beats is not restored over, even if it starts meanwhile",
  async () => {
    const { home, file } = await playedHome();
    const { config } = home;
    await backUp(file, { withSecrets: false }, { config, clock });
    const database = await home.open();
    const { db } = database;
    const id = createIds(clock)();
    const row = { id, name: "katha-1", version: "1", started_at: clock.now() };
    await db
      .insertInto("servers")
      .values({ ...row, seen_at: clock.now(), stats: "{}" })
      .execute();
    const before = await home.contents();
    // The moment between looking for servers and changing places.
    const freeBytes = async () => {
      await db.updateTable("servers").set({ beats: 7 }).execute();
      return 1e15;
    };
    const needs = { config, clock, lookForMs: 0 };
    await expect(restoreFrom(file, { ...needs, freeBytes })).rejects.toThrow(
      `A server runs on this database: katha-1 (${id}). Stop it`,
    );
    expect(await home.contents()).toEqual(before);
    expect(await readdir(home.folder)).not.toContain("aside");
    // One that was killed leaves a row that no longer beats.
    await restoreFrom(file, needs);
    await database.close();
  },
);
