import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { identityForPostgres } from "./postgres-cluster.ts";

const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
const program = folders.map((folder) => join(folder, "pgbouncer")).find(existsSync);

export const hasPooler = program !== undefined;

/** PgBouncer in transaction mode before a database, with fewer connections to it than clients. */
export async function startPooler(databaseUrl: string) {
  const { host, port, user, database } = new Client({ connectionString: databaseUrl });
  const folder = await mkdtemp(join(tmpdir(), "katha-pooler-"));
  const identity = await identityForPostgres();
  const names = join(folder, "users.txt");
  const settings = join(folder, "pgbouncer.ini");
  await writeFile(names, `"${user}" ""\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${names}
admin_users = ${user}
pool_mode = transaction
default_pool_size = 3
`,
  );
  for (const path of [folder, names, settings])
    if (identity) await chown(path, identity.uid, identity.gid);
  const pooler = spawn(program ?? "pgbouncer", [settings], { ...identity, stdio: "ignore" });
  const to = (name: string) =>
    `postgres://${user}@/${name}?host=${encodeURIComponent(folder)}&port=6432`;
  const tell = async (command: string) => {
    const client = new Client({ connectionString: to("pgbouncer") });
    await client.connect();
    try {
      await client.query(command);
    } finally {
      await client.end();
    }
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await tell("show version");
      break;
    } catch (error) {
      if (tries === 200 || pooler.exitCode !== null) throw error;
      await wait(50);
    }
  }
  return {
    url: to(database ?? ""),
    tell,
    stop: async () => {
      const ended = once(pooler, "exit");
      pooler.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
