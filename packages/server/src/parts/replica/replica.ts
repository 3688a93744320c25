import type { Logger } from "pino";
import type { Db } from "../../db/handle.ts";
import { missingIn, type SessionSettings } from "../../db/session-settings.ts";
import { createLag } from "./lag.ts";
import type { Lsn } from "../../lib/lsn.ts";
import { within } from "../../lib/within.ts";
import { positionOfPrimary, positionOfReplica, type WrittenPosition } from "./positions.ts";

export const replicaStates = ["used", "starting", "away", "behind", "other", "unset"] as const;
export type ReplicaState = (typeof replicaStates)[number];

const inWords: Readonly<Record<ReplicaState, string>> = {
  used: "Lists, search and pages are read from the replica",
  starting: "The replica is not used before it and all servers are ready for it",
  away: "The replica cannot be reached",
  behind: "The replica is too far behind",
  other: "KATHA_DATABASE_READ_URL is not a streaming replica of this database",
  unset:
    "The pooler of KATHA_DATABASE_READ_URL lends connections without Katha's time limits: say RECONNECT in its console",
};

/** What ends a read of a replica that is given up while it is read. */
export class ReplicaGivenUp extends Error {
  override name = "ReplicaGivenUp";
}

export interface ReplicaStatus {
  state: ReplicaState;
  /** Since when it has not come to what was written, in milliseconds. */
  behindMs: number;
}

export interface Replica {
  /** Undefined where it is not to be read. */
  forWriteAt: (position: Lsn) => Db | undefined;
  /** Rejects with `ReplicaGivenUp` where the replica is given up before the work is done. */
  whileUsed: <Result>(work: Promise<Result>) => Promise<Result>;
  /** A read of it failed because it is gone. */
  leave: (error: unknown) => void;
  /** The database may have forgotten what accounts wrote: until it is past all of that, the replica is not trusted. */
  distrust: () => void;
  status: () => ReplicaStatus;
  /** Looks at both, once. */
  check: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

export interface ReplicaNeeds {
  primary: Db;
  replica: Db;
  /** What its connections must have where a pooler lends them. */
  expected?: SessionSettings | undefined;
  /** Whether every server notes what accounts write. */
  allNoteWrites: () => boolean;
  mostBehindMs: number;
  log: Pick<Logger, "warn" | "info">;
  checkEveryMs?: number;
  answerMayTakeMs?: number;
}

/** Follows whether a replica may be read, and how far it has come. */
export function followReplica(needs: ReplicaNeeds): Replica {
  const { primary, replica, expected, log, checkEveryMs = 1_000, answerMayTakeMs = 2_000 } = needs;
  const lag = createLag();
  let status: ReplicaStatus = { state: "starting", behindMs: 0 };
  let replayed: Lsn = 0n;
  /** All that was written before this server could tell by whom. */
  let floor: Lsn | undefined;
  const waiting = new Set<(reason: ReplicaGivenUp) => void>();
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  function become(state: ReplicaState, error?: unknown): void {
    const before = status.state;
    status = { ...status, state };
    if (before === state) return;
    if (state === "used") log[before === "starting" ? "info" : "warn"](inWords.used);
    else log.warn({ err: error, behind_ms: status.behindMs }, `${inWords[state]}; ${instead}`);
    for (const giveUp of waiting) giveUp(new ReplicaGivenUp(inWords[state]));
  }

  async function stateAgainst({ identity, written }: WrittenPosition): Promise<ReplicaState> {
    floor ??= written;
    const since = floor;
    const found = await positionOfReplica(replica);
    if (found.identity !== identity || found.replayed === undefined) return "other";
    ({ replayed } = found);
    status = { ...status, behindMs: lag(performance.now(), written, replayed) };
    if (replayed < since || since !== floor || !needs.allNoteWrites()) return "starting";
    if (status.behindMs > needs.mostBehindMs) return "behind";
    const isNew = status.state !== "used";
    if (isNew && expected && (await missingIn(replica, expected)).length > 0) return "unset";
    return "used";
  }

  async function check(): Promise<void> {
    let position: WrittenPosition;
    try {
      position = await within(answerMayTakeMs, positionOfPrimary(primary));
    } catch (error) {
      return become("starting", error);
    }
    try {
      become(await within(answerMayTakeMs, stateAgainst(position)));
    } catch (error) {
      become("away", error);
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      current = check().finally(() => timer && schedule());
    }, checkEveryMs).unref();
  }

  return {
    forWriteAt: (position) =>
      status.state === "used" && position <= replayed ? replica : undefined,
    whileUsed: (work) =>
      new Promise((resolve, reject) => {
        waiting.add(reject);
        work.then(resolve, reject).finally(() => waiting.delete(reject));
      }),
    leave: (error) => become("away", error),
    distrust: () => {
      floor = undefined;
      if (status.state === "used") become("starting");
    },
    status: () => status,
    check,
    start: async () => {
      await check();
      schedule();
    },
    close: async () => {
      clearTimeout(timer);
      timer = undefined;
      await current;
    },
  };
}

const instead = "they are read from the database that is written to";
