import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../settings/config.ts";
import { createIds } from "../lib/ids.ts";
import { testClock } from "../lib/clock.ts";
import { startEmbedded } from "../startup/embedded-database.ts";
import { ensureAdministrator } from "../startup/first-administrator.ts";
import { lockFolder } from "../startup/folder-lock.ts";
import { removeSecondFactorsOf } from "./remove-second-factor.ts";

const clock = testClock();
const ids = createIds(clock);

test("the command lets the last administrator in with the password, once the server is stopped", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "katha-way-back-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { config } = readConfig({ KATHA_DATA_DIR: dataDir });
  const remove = (account: string) => removeSecondFactorsOf(account, { config, clock, ids });
  const email = "asha@example.org";

  const { database } = await startEmbedded({ dataDir, clock });
  const { db } = database;
  await ensureAdministrator({ db, clock, ids }, { email, password: "Open Sesame 1!" });
  const { id: user_id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const app = { id: ids(), user_id, kind: "totp", name: "App", sealed_seed: "x" } as const;
  await db
    .insertInto("second_factors")
    .values({ ...app, created_at: clock.now() })
    .execute();
  await database.close();

  const lock = await lockFolder(join(dataDir, "lock"));
  await expect(remove(email)).rejects.toThrow(dataDir);
  await lock.release();
  expect(await remove(email)).toContain("asha@example.org are removed");

  const after = await startEmbedded({ dataDir, clock });
  const mails = await after.database.db.selectFrom("mails").select("kind").execute();
  expect(mails).toEqual([{ kind: "second_factors_reset" }]);
  await after.database.close();
}, 90_000);
