import type { SpokenLanguage } from "@katha/api/contract";
import type { Generated } from "kysely";
import type { Json, Optional } from "./columns.ts";

/** The answer is set by the transaction that claimed the key. */
export interface KeptAnswersTable {
  holder: string;
  call: string;
  key: string;
  print: string;
  answer: Json<unknown>;
  created_at: Date;
}

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

export interface SchemaLockTable {
  id: number;
}

export interface SchemaMigrationsTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

/** The servers of the database, with their heartbeats. */
export interface ServersTable {
  id: string;
  name: string;
  version: string;
  started_at: Date;
  beats: Generated<number>;
  seen_at: Date;
  stats: Json<Record<string, unknown>>;
  reads_replica: Generated<boolean>;
  notes_writes: Generated<boolean>;
}

/** Up to where in the log of changes an account's last write reaches. */
export interface AccountWritesTable {
  user_id: string;
  reaches: string;
}

/** Signals for servers that ask for them, for two minutes. */
export interface SignalsTable {
  id: Generated<string>;
  written_by: Generated<string>;
  about: string;
  ids: Json<readonly string[]>;
  sent_at: Generated<Date>;
}

/** A single row, by which a server checks that it has the same secret as the others. */
export interface SharedSecretTable {
  id: number;
  fingerprint: string;
  set_at: Date;
}

export interface SiteSettingsTable {
  name: string;
  value: Json<unknown>;
  changed_at: Date;
  changed_by: Optional<string>;
}

export interface WaitlistTable {
  id: string;
  name: string;
  email: string;
  language: Generated<SpokenLanguage>;
  joined_at: Date;
}

export interface RequestCountsTable {
  key: string;
  count: number;
  ends_at: Date;
}

/** What became of each backup. */
export interface BackupRunsTable {
  id: string;
  kind: "daily" | "pressed" | "command";
  started_at: Date;
  finished_at: Optional<Date>;
  name: Optional<string>;
  bytes: Optional<number>;
  failure: Optional<string>;
}

/** How large the database was on each day. */
export interface DatabaseSizesTable {
  day: string;
  bytes: number;
}

/** A single row. */
export interface LastProgramTable {
  id: number;
  version: string;
  revision: Optional<string>;
  is_image: boolean;
  opened_at: Date;
}
