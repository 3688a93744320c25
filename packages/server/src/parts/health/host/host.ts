import type { Clock } from "../../../lib/clock.ts";
import { diskOf } from "../../../lib/disk.ts";
import { certificateEndOf } from "./certificate-end.ts";
import { memoryHere } from "./machine.ts";
import { newestVersionAt } from "./newest-version.ts";

/** Facts about the machine and what is around the server, which only it can tell. */
export interface HostInfo {
  database: "pglite" | "postgres";
  /** The data folder's disk, in bytes. */
  disk: () => Promise<{ all: number; free: number }>;
  /** This process's memory and the most that it may take, in bytes. */
  memory: () => { used: number; limit: number };
  /** Whether e-mails go to a mail server; otherwise they are files in the data folder. */
  sendsMail: () => boolean;
  /** Undefined: nobody is asked. */
  newestVersion: (() => Promise<string>) | undefined;
  /** Until when the public address's certificate is good. Undefined: it has none. */
  certificateEnd: (() => Promise<Date>) | undefined;
}

interface HostSettings {
  databaseUrl: string | undefined;
  dataDir: string;
  updateCheckUrl: string | undefined;
  publicUrl: string | undefined;
}

export const hostHere = (
  config: HostSettings,
  clock: Clock,
  sendsMail: () => boolean,
): HostInfo => ({
  database: config.databaseUrl === undefined ? "pglite" : "postgres",
  disk: () => diskOf(config.dataDir),
  memory: memoryHere,
  sendsMail,
  newestVersion:
    config.updateCheckUrl === undefined
      ? undefined
      : newestVersionAt(config.updateCheckUrl, { clock, fetch }),
  certificateEnd: certificateEndOf(config.publicUrl, clock),
});
