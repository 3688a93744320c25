import type { Signal, Signals } from "./signals.ts";

/** For a signal that was lost. */
const lookEveryMs = 60_000;

interface KeptReadingOptions<Rows> {
  signals: Signals;
  /** What servers say when it has changed. */
  about: Signal["about"];
  read: () => Promise<Rows>;
  /** Takes what was read; a reading that a later one overtook is dropped. */
  take: (rows: Rows) => void;
  onFault: (error: unknown) => void;
}

export interface KeptReading {
  /** Reads anew. */
  reload: () => Promise<void>;
  close: () => void;
}

/** What a server keeps in memory of the database, and reads anew as soon as another has changed it. */
export function keepReading<Rows>(options: KeptReadingOptions<Rows>): KeptReading {
  const { signals, read, take, onFault } = options;
  let begun = 0;
  let newest = 0;

  async function reload(): Promise<void> {
    begun += 1;
    const reading = begun;
    const rows = await read();
    // A later reading may have ended before this one.
    if (reading < newest) return;
    newest = reading;
    take(rows);
  }

  const look = setInterval(() => void reload().catch(onFault), lookEveryMs).unref();
  const stop = signals.listen(({ about }) => {
    if (about === options.about || about === "missed") reload().catch(onFault);
  });
  return {
    reload,
    close: () => {
      clearInterval(look);
      stop();
    },
  };
}
