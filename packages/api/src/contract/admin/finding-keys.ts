/** What the host is told of the server, each with its own words. The browser loads this file, so it does not import zod. */
export const findingKeys = [
  "version",
  "version_newest",
  "version_newer",
  "disk",
  "disk_low",
  "memory",
  "memory_high",
  "database",
  "database_new",
  "database_fills",
  "calls",
  "calls_slow",
  "calls_fail",
  "mails",
  "mails_kept",
  "mails_stuck",
  "mails_lost",
  "jobs",
  "jobs_stuck",
  "jobs_lost",
  "turns_stuck",
  "models",
  "models_fail",
  "backup",
  "backup_due",
  "backup_none",
  "backup_late",
  "backup_never",
  "backup_failed",
  "certificate",
  "certificate_ends",
  "certificate_over",
  "certificate_unseen",
  "server_silent",
  "unseen",
] as const;
export type FindingKey = (typeof findingKeys)[number];

/** The most urgent first: to be done, to be looked at, well. */
export const findingLevels = ["act", "look", "well"] as const;
export type FindingLevel = (typeof findingLevels)[number];
