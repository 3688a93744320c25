import { AsyncResource } from "node:async_hooks";
import { z } from "zod";
import type { Db } from "./handle.ts";

/** Something in the database changed. `missed`: the connection was lost, so anything may have. */
export const signalSchema = z.object({
  about: z.enum(["turn_chunks", "turns_ended", "models_changed", "settings_changed", "missed"]),
  ids: z.array(z.string()).readonly(),
});
export type Signal = z.infer<typeof signalSchema>;

/**
 * Wakes those who wait for a change, on every server of the database. A signal may be lost, so they must also look from
 * time to time.
 */
export interface Signals {
  /** Within a transaction, it is sent when the transaction commits. */
  send(db: Db, signal: Signal): Promise<void>;
  /** Returns a function that stops listening. */
  listen(listener: (signal: Signal) => void): () => void;
  close(): Promise<void>;
}

export interface SignalReports {
  /** The connection was lost, and is made anew. */
  onLost: ((error: Error) => void) | undefined;
  /** This version does not know what it was told as a signal. */
  onIgnored: ((error: Error) => void) | undefined;
}

/** Listeners run outside the sender's context, so that they may use the root database handle. */
export function createListeners() {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    add: (listener: (signal: Signal) => void): (() => void) => {
      const bound = AsyncResource.bind(listener);
      listeners.add(bound);
      return () => void listeners.delete(bound);
    },
    call: (signal: Signal) => {
      for (const listener of listeners) listener(signal);
    },
  };
}

/** For the embedded database, which only this process uses. */
export function memorySignals(): Signals {
  const listeners = createListeners();
  return {
    send: async (_db, signal) => listeners.call(signal),
    listen: listeners.add,
    close: async () => {},
  };
}
