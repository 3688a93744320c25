import type { Beat } from "./beat.ts";

export interface SilenceLimits {
  /** How long a server may be silent that is open. */
  openMs: number;
  /** The same before: loading the code, and the first start's database, are long steps. */
  startingMs: number;
  /** How often `tick` is called. */
  tickMs: number;
}

/** As long as the embedded database may take to open. */
const startingMs = 120_000;
export const heardByParent: SilenceLimits = { openMs: 20_000, startingMs, tickMs: 1_000 };
/**
 * Without a parent nobody hears a SIGTERM that the stuck thread does not hear: a server must not be silent for longer
 * than its end may take.
 */
export const heardByThread: SilenceLimits = { openMs: 9_000, startingMs, tickMs: 500 };

export interface Silence {
  hear(beat: Beat): void;
  /** How long the server has been silent, once that is too long. */
  tick(): number | undefined;
  last(): Beat;
}

/**
 * Counts a server's silence in the listener's own ticks: where the listener did not run either (a suspended laptop, a
 * stopped container, a machine with far too much to do), a tick counts twice at most.
 */
export function listenToBeats(
  { openMs, startingMs: patience, tickMs }: SilenceLimits,
  now: () => number = () => performance.now(),
): Silence {
  let last: Beat = { state: "starting", doing: "starting", isDebugged: false };
  let silentMs = 0;
  let tickedAt = now();
  return {
    hear: (beat) => {
      last = beat;
      silentMs = 0;
    },
    tick: () => {
      const at = now();
      silentMs += Math.min(at - tickedAt, 2 * tickMs);
      tickedAt = at;
      const limit = last.state === "starting" ? patience : openMs;
      return silentMs >= limit && !last.isDebugged ? silentMs : undefined;
    },
    last: () => last,
  };
}
