// Made from the contract by `npm run readers`.

export interface Backups {
  now: string;
  place: "folder" | "bucket";
  /** The folder, or the bucket and its prefix */
  address: string;
  /** One is made each day */
  isScheduled: boolean;
  /** A passphrase is set, and new ones are sealed with it */
  isSealed: boolean;
  /** One is being made, or begins in a moment */
  isRunning: boolean;
  /** The last is older than two days */
  isLate: boolean;
  /** The last that is whole */
  last: {
    name: string;
    bytes: number;
    at: string;
  } | null;
  /** When the next of each day is due */
  nextAt: string | null;
  /** Why the last try came to nothing */
  failure: {
    at: string;
    why: string;
  } | null;
  /** The newest first */
  kept: {
    name: string;
    madeAt: string;
    bytes: number;
    /** False for one that was made by press */
    isDaily: boolean;
    isSealed: boolean;
    /** A path that gives the file; good for ten minutes */
    download: string;
  }[];
}

export interface StartedBackup {
  isRunning: boolean;
}
