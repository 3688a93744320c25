import type { Health } from "@katha/api/contract";
import type { ProviderStatus } from "@katha/narrator";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Presence } from "../../../servers/presence.ts";
import type { HostInfo } from "../host/host.ts";
import type { SlowCall } from "../../../http/monitoring/call-times.ts";

export interface FindingsNeeds {
  db: Db;
  clock: Clock;
  version: string;
  host: HostInfo;
  /** Health of a model's providers; empty for a built-in model. */
  providerStatusOf: (modelKey: string) => ProviderStatus[];
  servers: Pick<Presence, "id" | "isAlive">;
  /** Requests and errors by route. */
  routeErrors: () => Promise<Health["routes"]>;
  /** The slowest calls of the last day. */
  slowCalls: () => SlowCall[];
  metrics: { isAlone: boolean };
}
