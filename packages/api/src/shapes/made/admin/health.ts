// Made from the contract by `npm run readers`.

export interface HealthFinding {
  key:
    | "version"
    | "version_newest"
    | "version_newer"
    | "disk"
    | "disk_low"
    | "memory"
    | "memory_high"
    | "database"
    | "database_new"
    | "database_fills"
    | "calls"
    | "calls_slow"
    | "calls_fail"
    | "mails"
    | "mails_kept"
    | "mails_stuck"
    | "mails_lost"
    | "jobs"
    | "jobs_stuck"
    | "jobs_lost"
    | "turns_stuck"
    | "models"
    | "models_fail"
    | "backup"
    | "backup_due"
    | "backup_none"
    | "backup_late"
    | "backup_never"
    | "backup_failed"
    | "certificate"
    | "certificate_ends"
    | "certificate_over"
    | "certificate_unseen"
    | "server_silent"
    | "unseen";
  level: "act" | "look" | "well";
  /** What its sentence names; the end of a name says the unit: `_bytes`, `_ms`, `_at` */
  values: Record<string, unknown>;
}

export interface HouseHealth {
  version: string;
  database: "pglite" | "postgres" | null;
  /** Null where the database does not tell */
  databaseBytes: number | null;
  /** Those that the database knows */
  pictures: number;
  /** The size of that disk */
  diskBytes: number | null;
  /** Where the server keeps its files */
  diskFreeBytes: number | null;
}

export interface ProviderHealth {
  provider: string;
  /** As the provider names it */
  model: string;
  state: "ready" | "resting" | "trying";
  /** In a row */
  failures: number;
  restsUntil: string | null;
  lastError: {
    at: string;
    kind: string;
    /** Of the provider's answer, where there was one */
    status: number | null;
    /** What went wrong, in a word that clients have a sentence for */
    failure:
      | "unreachable"
      | "key_refused"
      | "model_unknown"
      | "too_many_requests"
      | "provider_failed"
      | "too_slow"
      | "broken_off"
      | "refused"
      | "told_nothing";
    /** A code, never the provider's own words */
    why: string;
  } | null;
}

export interface ModelHealth {
  modelKey: string;
  kind: "text" | "image";
  /** In the order in which they are asked; none: it is built in */
  providers: ProviderHealth[];
  /** Settled in the days asked for */
  turns: number;
  failedTurns: number;
  /** Charged to players */
  coins: number;
  promptTokens: number;
  completionTokens: number;
}

export interface Health {
  since: string;
  now: string;
  /** What is well and what is not, the most urgent first */
  findings: HealthFinding[];
  host: HouseHealth;
  /** All servers of the database */
  servers: {
    name: string;
    version: string;
    /** False once it fell silent */
    isAlive: boolean;
    /** The one that answers */
    isThis: boolean;
    startedAt: string;
    seenAt: string;
    memoryBytes: number | null;
    turnsRunning: number;
    /** Answered since it started */
    requests: number;
    /** Answered 5xx */
    requestsFailed: number;
  }[];
  models: ModelHealth[];
  queues: {
    /** Letters that are not sent yet */
    mails: {
      waiting: number;
      oldest: string | null;
    };
    /** Jobs that are due */
    jobs: {
      waiting: number;
      oldest: string | null;
    };
    /** Turns that are being written */
    turns: {
      waiting: number;
      oldest: string | null;
    };
    /** Jobs that failed for good, by kind */
    givenUp: {
      kind: string;
      jobs: number;
      last: string;
    }[];
  };
  /** Those with errors, the most failures first */
  routes: {
    method: string;
    route: string;
    requests: number;
    /** Answered 4xx */
    refused: number;
    /** Answered 5xx */
    failed: number;
  }[];
  /** The slowest of this server in the last day, the slowest first */
  slowCalls: {
    method: string;
    route: string;
    requests: number;
    /** Until the answer began */
    meanMs: number;
    worstMs: number;
  }[];
}
