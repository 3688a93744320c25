import type { Health } from "@katha/api/contract";
import type { ProviderStatus } from "@katha/narrator";
import type { Db } from "../../../../db/open.ts";
import type { Clock } from "../../../../lib/clock.ts";
import type { Presence } from "../../../../servers/presence.ts";
import type { HostInfo } from "../host/host.ts";
import type { Work } from "../repo.ts";
import type { SlowCall } from "../slow-call.ts";

/** What is read once, though several findings and the page itself tell of it. */
export interface AlreadyRead {
  work: Promise<Work>;
}

/** What is told of backups. */
export interface BackupsLook {
  status(): Promise<{
    last: { bytes: number; at: Date } | undefined;
    failure: { why: string } | undefined;
    isScheduled: boolean;
    isLate: boolean;
    nextAt: Date | undefined;
  }>;
}

export interface FindingsNeeds {
  db: Db;
  clock: Clock;
  version: string;
  host: HostInfo;
  backups: BackupsLook;
  /** Health of a model's providers; empty for a built-in model. */
  providerStatusOf: (modelKey: string) => ProviderStatus[];
  servers: Pick<Presence, "id" | "isAlive">;
  /** Requests and errors by route. */
  routeErrors: () => Promise<Health["routes"]>;
  /** The slowest calls of the last day. */
  slowCalls: () => SlowCall[];
  metrics: { isAlone: boolean };
  /** For tests: how long each part of the findings may take, in milliseconds. */
  healthPatienceMs?: number | undefined;
}
