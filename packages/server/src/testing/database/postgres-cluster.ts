import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);

export interface PostgresCluster {
  url: string;
  stop(): Promise<void>;
}

interface Identity {
  uid: number;
  gid: number;
}

/** A private PostgreSQL on a Unix socket in a temporary folder; it need not survive a crash of the machine. */
export async function startPostgresCluster(
  programs: string,
  more: Record<string, string> = {},
): Promise<PostgresCluster> {
  const { folder, identity, remove } = await folderForPostgres();
  const dataDir = join(folder, "data");
  await run(
    join(programs, "initdb"),
    ["-D", dataDir, "-U", "katha", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...identity, cwd: folder },
  );
  try {
    const server = await startPostgresIn({ programs, folder, identity }, more);
    const stop = async () => {
      await server.stop();
      await remove();
    };
    return { url: server.url, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface PostgresFolder {
  programs: string;
  /** With PostgreSQL's own folder `data`; its socket is here. */
  folder: string;
  identity: Identity | undefined;
}

const memory = "/dev/shm";
const enoughBytes = 2_000_000_000;

/** Memory where there is enough of it: on a disk the 700 files of each copied database take twenty times as long. */
async function parentFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enoughBytes ? memory : tmpdir();
}

export async function folderForPostgres() {
  const folder = await mkdtemp(join(await parentFolder(), "katha-pg-"));
  const identity = await identityForPostgres();
  if (identity) {
    await chown(folder, identity.uid, identity.gid);
  }
  return { folder, identity, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts what is in the folder; stopping leaves it there. */
export async function startPostgresIn(
  { programs, folder, identity }: PostgresFolder,
  more: Record<string, string> = {},
): Promise<PostgresCluster> {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folder,
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "60",
    ...more,
  };
  const server = spawn(
    join(programs, "postgres"),
    [
      "-D",
      join(folder, "data"),
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...identity, cwd: folder, stdio: "ignore" },
  );
  const url = `postgres://katha@/postgres?host=${encodeURIComponent(folder)}`;
  const stop = () => stopServer(server);
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) {
      throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting.`);
    }
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error("PostgreSQL did not answer within ten seconds.");
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) {
    return;
  }
  const ended = once(server, "exit");
  server.kill("SIGINT");
  await ended;
}

/** PostgreSQL refuses to run as root, so it runs as `postgres` or `nobody`. */
export async function identityForPostgres(): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  for (const user of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all(
        ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, user])).stdout)),
      );
      if (uid !== undefined && gid !== undefined) {
        return { uid, gid };
      }
    } catch {}
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no other user to run it as.");
}
