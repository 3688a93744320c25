/** Facts about the machine and what is around the server, which only it can tell. */
export interface HostInfo {
  database: "pglite" | "postgres";
  /** The data folder's disk, in bytes. */
  disk: () => Promise<{ all: number; free: number }>;
  /** This process's memory and the most that it may take, in bytes. */
  memory: () => { used: number; limit: number };
  /** Whether e-mails go to a mail server; otherwise they are files in the data folder. */
  sendsMail: () => boolean;
  /** Undefined: nobody is asked. */
  newestVersion: (() => Promise<string>) | undefined;
  /** Until when the public address's certificate is good. Undefined: it has none. */
  certificateEnd: (() => Promise<Date>) | undefined;
}
