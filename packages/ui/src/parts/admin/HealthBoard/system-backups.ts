export interface KeptBackup {
  name: string;
  madeAt: string;
  bytes: number;
  /** False for one that was made by press. */
  isDaily: boolean;
  isSealed: boolean;
  /** The address of the file. */
  download: string;
}

/** What is kept of the system, in case it is lost. */
export interface SystemBackups {
  checkedAt: string;
  /** Where they are kept: a folder, or a bucket and its prefix. */
  address: string;
  /** Whether one is made each day. */
  isScheduled: boolean;
  /** Whether new ones are sealed with a passphrase. */
  isSealed: boolean;
  /** Whether one is being made. */
  isRunning: boolean;
  /** Whether the last is older than two days. */
  isLate: boolean;
  /** When the next of each day is due. */
  nextAt: string | null;
  last: { at: string; bytes: number } | null;
  /** Why the last try came to nothing. */
  failure: { at: string; why: string } | null;
  /** The newest first. */
  kept: readonly KeptBackup[];
}
