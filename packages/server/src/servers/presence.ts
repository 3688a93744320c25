import { sql } from "kysely";
import type { Logger } from "pino";
import type { Db } from "../db/open.ts";
import type { Clock } from "../lib/clock.ts";
import type { ServerStats } from "../db/tables/system.ts";
import type { ServerRow } from "./server-list.ts";

/** Which servers of the database are alive, by their heartbeats. */
export interface Presence {
  readonly id: string;
  /** False for a server that has fallen silent or closed. */
  isAlive(serverId: string): boolean;
  /** Whether another server was alive at the last look. */
  hasOthers(): boolean;
  /** Awaited once for each server that falls silent, and again if it fails. */
  onSilence(handler: (serverId: string) => Promise<void>): void;
  /** Whether this server notes what accounts write: because it, or another one, reads from a replica. */
  notesWrites(): boolean;
  /** Whether all others do, too. */
  allNoteWrites(): boolean;
  /** Sets what this server reports with each heartbeat. */
  tells(stats: () => ServerStats): void;
  start(): Promise<void>;
  /** One heartbeat and one look at the others. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

export interface PresenceNeeds {
  db: Db;
  clock: Clock;
  log: Pick<Logger, "warn">;
  id: string;
  name: string;
  version: string;
  readsReplica?: boolean;
  beatEveryMs?: number;
}

const usualBeatMs = 1_500;
/**
 * A server is silent if its beats did not change in this many looks. Only successful looks count, not clocks: while the
 * database is away nobody falls silent, and clocks may differ.
 */
const silentAfterLooks = 4;
const forgetAfterMs = 3_600_000;

interface OtherServer {
  beats: number;
  unchanged: number;
  isHandled: boolean;
  readsReplica: boolean;
  notesWrites: boolean;
}

export function createPresence(needs: PresenceNeeds): Presence {
  const { db, clock, log, id, name, version, beatEveryMs = usualBeatMs } = needs;
  const { readsReplica = false } = needs;
  const startedAt = clock.now();
  let stats: (() => ServerStats) | undefined;
  const handlers: ((serverId: string) => Promise<void>)[] = [];
  const others = new Map<string, OtherServer>();
  let hasLooked = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  const isHeard = ({ unchanged }: OtherServer) => unchanged < silentAfterLooks;
  const heard = () => [...others.values()].filter(isHeard);
  const notesWrites = () => readsReplica || heard().some((other) => other.readsReplica);

  async function writeAndLook(): Promise<ServerRow[]> {
    const now = clock.now();
    const { rows } = await sql<ServerRow>`
      with mine as (
        insert into servers
          (id, name, version, started_at, seen_at, stats, reads_replica, notes_writes)
        values (${id}, ${name}, ${version}, ${startedAt}, ${now}, ${JSON.stringify(stats?.() ?? {})},
          ${readsReplica}, ${notesWrites()})
        on conflict (id) do update
          set beats = servers.beats + 1, seen_at = excluded.seen_at, stats = excluded.stats,
            notes_writes = excluded.notes_writes
      )
      select * from servers where id <> ${id}`.execute(db);
    return rows;
  }

  function notice(rows: readonly ServerRow[]): void {
    for (const gone of others.keys()) if (!rows.some((row) => row.id === gone)) others.delete(gone);
    for (const row of rows) {
      const seen = others.get(row.id);
      const told = { readsReplica: row.reads_replica, notesWrites: row.notes_writes };
      if (seen?.beats === row.beats) seen.unchanged += 1;
      else others.set(row.id, { beats: row.beats, unchanged: 0, isHandled: false, ...told });
    }
    hasLooked = true;
  }

  async function handleSilent(rows: readonly ServerRow[]): Promise<void> {
    for (const row of rows) {
      const seen = others.get(row.id);
      if (seen === undefined || seen.unchanged < silentAfterLooks || seen.isHandled) continue;
      log.warn({ server: row.name, since: row.seen_at }, "A server fell silent");
      for (const handler of handlers) await handler(row.id);
      seen.isHandled = true;
    }
  }

  async function beat(): Promise<void> {
    const rows = await writeAndLook();
    notice(rows);
    await handleSilent(rows);
    const forgotten = new Date(clock.now().getTime() - forgetAfterMs);
    if (rows.some((row) => row.seen_at < forgotten && others.get(row.id)?.isHandled))
      await db.deleteFrom("servers").where("seen_at", "<", forgotten).execute();
  }

  function schedule(): void {
    timer = setTimeout(() => {
      current = beat()
        .catch((error: unknown) => log.warn({ err: error }, "A heartbeat failed"))
        .finally(() => timer && schedule());
    }, beatEveryMs).unref();
  }

  return {
    id,
    isAlive: (serverId) => {
      if (serverId === id || !hasLooked) return true;
      const seen = others.get(serverId);
      return seen !== undefined && isHeard(seen);
    },
    hasOthers: () => heard().length > 0,
    notesWrites,
    allNoteWrites: () => hasLooked && heard().every((other) => other.notesWrites),
    onSilence: (handler) => void handlers.push(handler),
    tells: (source) => {
      stats = source;
    },
    start: async () => {
      await beat();
      schedule();
    },
    beat,
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await current;
      await db
        .deleteFrom("servers")
        .where("id", "=", id)
        .execute()
        .catch((error: unknown) => log.warn({ err: error }, "The server's row was left"));
    },
  };
}
