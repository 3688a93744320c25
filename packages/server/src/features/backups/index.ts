export { askRunningServer, listenForBackups, socketIn } from "./asking/socket.ts";
export { BackupFault } from "./backup-fault.ts";
export { madeInWords } from "./in-words.ts";
export { makeBackup, type BackupNeeds, type MadeBackup } from "./make-backup.ts";
export { embeddedTarget } from "./restore/embedded-target.ts";
export { postgresTarget } from "./restore/postgres-target.ts";
export { restore, type RestoreNeeds } from "./restore/restore.ts";
export { closedSource, embeddedSource, postgresSource } from "./snapshot/open-snapshot.ts";
