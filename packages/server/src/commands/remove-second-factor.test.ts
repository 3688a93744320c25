import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../settings/config.ts";
import { createJobQueue } from "../jobs/job-queue.ts";
import { createIds } from "../lib/ids.ts";
import { testClock } from "../lib/clock.ts";
import { startEmbedded } from "../db/embedded-database.ts";
import { ensureAdministrator } from "../startup/first-administrator.ts";
import { lockFolder } from "../lib/folder-lock.ts";
import { answerCommands } from "./asking/answer-commands.ts";
import { removeSecondFactorsOf } from "./remove-second-factor.ts";

const clock = testClock();
const ids = createIds(clock);

test("the command lets the last administrator in with the password, while the server runs and while it does not", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "katha-way-back-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { config } = readConfig({ KATHA_DATA_DIR: dataDir });
  const remove = (account: string) => removeSecondFactorsOf(account, { config, clock, ids });
  const email = "asha@example.org";

  const { database } = await startEmbedded({ dataDir, clock });
  const { db } = database;
  await ensureAdministrator({ db, clock, ids }, { email, password: "Open Sesame 1!" });
  const { id: user_id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const addFactor = () => {
    const app = { id: ids(), user_id, kind: "totp", name: "App", sealed_seed: "x" } as const;
    return db
      .insertInto("second_factors")
      .values({ ...app, created_at: clock.now() })
      .execute();
  };
  await addFactor();
  const lock = await lockFolder(join(dataDir, "lock"));
  await expect(remove(email)).rejects.toThrow("is in use by process");

  const context = { config, db, clock, ids, jobs: createJobQueue({ db, clock, ids }) };
  const commands = await answerCommands({ ...context, log: pino({ level: "silent" }) }, () =>
    Promise.reject(new Error("no backup was asked for")),
  );
  expect(await remove(email)).toContain("asha@example.org are removed");
  expect(await remove(email)).toContain("has no second factor");
  await expect(remove("nobody@example.org")).rejects.toThrow("There is no account nobody@");
  expect(await db.selectFrom("second_factors").select("id").execute()).toEqual([]);

  await addFactor();
  await commands?.close();
  await database.close();
  await lock.release();
  expect(await remove(email)).toContain("asha@example.org are removed");

  const after = await startEmbedded({ dataDir, clock });
  const mails = await after.database.db.selectFrom("mails").select("kind").execute();
  expect(mails).toEqual([{ kind: "second_factors_reset" }, { kind: "second_factors_reset" }]);
  await after.database.close();
}, 90_000);
