export { BackupFault, reasonOfSystem } from "./backup-fault.ts";
export { backupRoutes, registerBackupDownload } from "./routes.ts";
export { bucketPlace } from "./kept/bucket-place.ts";
export { folderPlace } from "./kept/folder-place.ts";
export { refuseSmallDisk } from "./kept/room.ts";
export { momentInName, momentOfParts } from "./kept/names.ts";
export { createBackups, type Backups } from "./schedule/backups.ts";
export { findWholeRuns, noteCommand, type WholeRun } from "./schedule/runs.ts";
export { readAbout } from "./format/archive-reader.ts";
export type { About } from "./format/manifest.ts";
export type { BackupPlace } from "./kept/place.ts";
export { madeInWords } from "./in-words.ts";
export { makeBackup, type BackupNeeds, type MadeBackup } from "./make-backup.ts";
export type { Target } from "./restore/target.ts";
export { postgresTarget } from "./restore/postgres-target.ts";
export { restore, type RestoreNeeds } from "./restore/restore.ts";
export {
  closedSource,
  embeddedSource,
  heldSource,
  postgresSource,
} from "./snapshot/open-snapshot.ts";
