import type { Readable } from "node:stream";
import type { BackupName } from "./names.ts";

export interface KeptBackup extends BackupName {
  bytes: number;
}

/** Where backups are kept. Names are ours. */
export interface BackupPlace {
  readonly kind: "folder" | "bucket";
  /** The folder's path or the bucket's address, without keys. */
  readonly address: string;
  list(): Promise<KeptBackup[]>;
  /** Lets `write` make the file, and keeps it under `name` once it is whole. */
  add(name: string, write: (file: string) => Promise<void>): Promise<void>;
  /** Undefined if there is no such backup. */
  open(name: string): Promise<{ bytes: number; stream: Readable } | undefined>;
  remove(name: string): Promise<void>;
}
