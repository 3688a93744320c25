import type { SpokenLanguage } from "@katha/api/contract";
import type { Generated } from "kysely";
import type { Json, Optional } from "./columns.ts";

export interface JobsTable {
  id: string;
  kind: string;
  payload: Json<unknown>;
  key: Optional<string>;
  run_at: Date;
  attempts: Generated<number>;
  lease: Optional<string>;
  leased_until: Optional<Date>;
  last_error: Optional<string>;
  created_at: Date;
  finished_at: Optional<Date>;
  given_up_at: Optional<Date>;
}

/** What a server reports about itself. */
export interface ServerStats {
  memory_bytes?: number;
  connections_open?: number;
  connections_waited_for?: number;
  turns_running?: number;
  requests?: number;
  requests_failed?: number;
}

/** The servers of the database, with their heartbeats. */
export interface ServersTable {
  id: string;
  name: string;
  version: string;
  started_at: Date;
  beats: Generated<number>;
  seen_at: Date;
  stats: Json<ServerStats>;
  reads_replica: Generated<boolean>;
  notes_writes: Generated<boolean>;
}

/** Up to where in the log of changes an account's last write reaches. */
interface AccountWritesTable {
  user_id: string;
  reaches: string;
}

export interface WaitlistTable {
  id: string;
  name: string;
  email: string;
  language: Generated<SpokenLanguage>;
  joined_at: Date;
}

interface RequestCountsTable {
  key: string;
  count: number;
  ends_at: Date;
}

/** How large the database was on each day. */
interface DatabaseSizesTable {
  day: string;
  bytes: number;
}

interface SiteSettingsTable {
  name: string;
  value: Json<unknown>;
  changed_at: Date;
  changed_by: Optional<string>;
}

export interface SystemTables {
  site_settings: SiteSettingsTable;
  /** The answer is set by the transaction that claimed the key. */
  kept_answers: {
    holder: string;
    call: string;
    key: string;
    print: string;
    answer: Json<unknown>;
    created_at: Date;
  };
  jobs: JobsTable;
  /** A single row. */
  last_program: {
    id: number;
    version: string;
    revision: Optional<string>;
    is_image: boolean;
    opened_at: Date;
  };
  database_sizes: DatabaseSizesTable;
  request_counts: RequestCountsTable;
  waitlist: WaitlistTable;
  servers: ServersTable;
  account_writes: AccountWritesTable;
  /** A single row, by which a server checks that it has the same secret as the others. */
  shared_secret: {
    id: number;
    fingerprint: string;
    set_at: Date;
  };
  schema_lock: {
    id: number;
  };
  schema_migrations: {
    version: number;
    name: string;
    checksum: string;
    applied_at: Generated<Date>;
  };
}
