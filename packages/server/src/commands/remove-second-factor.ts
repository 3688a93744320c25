import { join } from "node:path";
import { pino } from "pino";
import type { Config } from "../settings/config.ts";
import type { Db } from "../db/open.ts";
import { resetSecondFactors } from "../features/auth/index.ts";
import { findByEmailOrUsername } from "../features/users/service.ts";
import { createJobQueue } from "../jobs/job-queue.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import { openDataFolder } from "../lib/data-folder.ts";
import { startDatabase } from "../startup/database.ts";
import { lockFolder } from "../lib/folder-lock.ts";
import { StartupError } from "../lib/startup-error.ts";
import { askRunningServer } from "./asking/socket.ts";

interface CommandNeeds {
  config: Config;
  clock: Clock;
  ids: Ids;
}

/** A start says what it changes, and keeps what was there before. */
const refuse = () =>
  Promise.reject(
    new StartupError(
      "The database is of an older version of Katha. Start this version once, which updates it, and run the command again. Nothing was changed.",
    ),
  );

/** Returns the message to print. The embedded database belongs to its server, which is asked if it runs. */
export async function removeSecondFactorsOf(
  account: string,
  { config, clock, ids }: CommandNeeds,
): Promise<string> {
  await using opened = new AsyncDisposableStack();
  await openDataFolder(config.dataDir);
  if (config.databaseUrl === undefined) {
    const asked = { command: "second-factor:remove", account } as const;
    const said = await askRunningServer(config.dataDir, asked);
    if (said !== undefined) return said;
    opened.use(await lockFolder(join(config.dataDir, "lock")));
  }
  const log = pino({ level: "silent" });
  const { database } = await startDatabase({ config, clock, log, beforeUpdate: refuse });
  opened.defer(() => database.close());
  const { db } = database;
  const jobs = createJobQueue({ db, clock, ids });
  return await removeSecondFactors(account, { db, clock, ids, jobs });
}

/** The same in a database that is open. */
export async function removeSecondFactors(
  account: string,
  needs: Parameters<typeof resetSecondFactors>[0] & { db: Db },
): Promise<string> {
  const { db } = needs;
  const user = await findByEmailOrUsername(db, account);
  if (!user) throw new StartupError(`There is no account ${account}. Nothing has changed.`);
  const removed = await db.transaction().execute((tx) => resetSecondFactors(needs, tx, user.id));
  return removed
    ? `The second factors and recovery codes of ${user.email} are removed; they are told by email. The password is enough to sign in until they add new ones.`
    : `${user.email} has no second factor. Nothing has changed.`;
}
