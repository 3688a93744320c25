import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";

import { readLsn } from "../../lib/lsn.ts";
import { createFreshDatabase, withDatabase } from "./fresh-database.ts";
import { folderForPostgres, startPostgresCluster, startPostgresIn } from "./postgres-cluster.ts";

const run = promisify(execFile);

export interface StreamingReplica {
  /** Of an empty database, and of the same on the replica. */
  primaryUrl: string;
  url: string;
  /** From now on nothing that is written reaches the replica's readers. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Waits until the replica has come to all that is written now. */
  caughtUp(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

/** Two PostgreSQL of this machine: the second follows the first by streaming, made as its guide says. */
export async function startStreamingReplica(programs: string): Promise<StreamingReplica> {
  const primary = await startPostgresCluster(programs);
  const { name, url: primaryUrl } = await createFreshDatabase(primary.url);
  const { folder, identity, remove } = await folderForPostgres();
  const from = new URLSearchParams(primary.url.split("?")[1]).get("host") ?? "";
  const dataDir = join(folder, "data");
  await run(
    join(programs, "pg_basebackup"),
    ["-R", "-D", dataDir, "-h", from, "-U", "katha", "--checkpoint=fast", "--no-sync"],
    { ...identity, cwd: folder },
  );
  const start = () => startPostgresIn({ programs, folder, identity });
  let replica = await start();
  const ask = async (url: string, question: string): Promise<string> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ answer: string }>(`select ${question} as answer`);
      return rows[0]?.answer ?? "";
    } finally {
      await client.end();
    }
  };
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await wait(20);
  };
  return {
    primaryUrl,
    url: withDatabase(replica.url, name),
    pause: async () => {
      await ask(replica.url, "pg_wal_replay_pause()");
      await until(
        async () => (await ask(replica.url, "pg_get_wal_replay_pause_state()")) === "paused",
      );
    },
    resume: async () => void (await ask(replica.url, "pg_wal_replay_resume()")),
    caughtUp: async () => {
      const written = readLsn(await ask(primaryUrl, "pg_current_wal_insert_lsn()"));
      await until(async () => {
        // A message flushes what is written, and moves the log beyond the header of a page.
        await ask(primaryUrl, "pg_logical_emit_message(true, 'katha', '')");
        return readLsn(await ask(replica.url, "pg_last_wal_replay_lsn()")) >= written;
      });
    },
    stopReplica: () => replica.stop(),
    startReplica: async () => {
      replica = await start();
    },
    close: async () => {
      await replica.stop();
      await primary.stop();
      await remove();
    },
  };
}
