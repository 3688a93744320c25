import type { SystemFinding } from "./system-findings.ts";

export const providerStates = ["ready", "resting", "trying"] as const;
export type ProviderState = (typeof providerStates)[number];

export interface ProviderHealth {
  provider: string;
  model: string;
  state: ProviderState;
  restsUntil: string | null;
  lastError: { at: string; why: string; status: number | null } | null;
}

export interface ModelHealth {
  key: string;
  kind: "text" | "image";
  /** Empty for the built-in one. */
  providers: readonly ProviderHealth[];
  turns: number;
  failedTurns: number;
  coins: number;
  tokens: number;
}

export const queueNames = ["mails", "jobs", "turns"] as const;
export type QueueName = (typeof queueNames)[number];

export interface ServerHealth {
  name: string;
  version: string;
  /** False if it has stopped reporting. */
  isAlive: boolean;
  /** Whether it is the one that answered. */
  isThis: boolean;
  startedAt: string;
  seenAt: string;
  memoryBytes: number | null;
  turnsRunning: number;
  requests: number;
  requestsFailed: number;
}

/** The state of the system at one moment. */
export interface SystemHealth {
  checkedAt: string;
  startedAt: string;
  /** The most urgent first. */
  findings: readonly SystemFinding[];
  version: string;
  database: "pglite" | "postgres" | null;
  databaseBytes: number | null;
  pictures: number;
  diskBytes: number | null;
  diskFreeBytes: number | null;
  queues: Readonly<Record<QueueName, { waiting: number; oldest: string | null }>>;
  givenUp: readonly { kind: string; jobs: number; last: string }[];
  servers: readonly ServerHealth[];
  models: readonly ModelHealth[];
  /** Failed requests. */
  routes: readonly {
    method: string;
    route: string;
    requests: number;
    refused: number;
    failed: number;
  }[];
  /** The slowest first, until their answers began. */
  slowCalls: readonly {
    method: string;
    route: string;
    requests: number;
    meanMs: number;
    worstMs: number;
  }[];
}
