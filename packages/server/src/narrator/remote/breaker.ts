import type { Clock } from "../../lib/clock.ts";

/** Keeps from asking a provider that has just failed several times in a row. */
export interface Breaker {
  /** Whether the provider may be asked; after a pause one request may try. */
  mayAsk: () => boolean;
  succeeded: () => void;
  /** `pauseSeconds` where the provider itself asked for a pause. */
  failed: (pauseSeconds?: number) => void;
}

const failuresToOpen = 3;
const pauseMs = 30_000;
const longestPauseMs = 5 * 60_000;

export function breakerOf(clock: Clock): Breaker {
  let failures = 0;
  let closedUntil = 0;
  let isTrying = false;
  const now = () => clock.now().getTime();

  return {
    mayAsk: () => {
      if (closedUntil === 0) return true;
      if (now() < closedUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeeded: () => {
      failures = 0;
      closedUntil = 0;
      isTrying = false;
    },
    failed: (pauseSeconds) => {
      failures += 1;
      isTrying = false;
      const asked = (pauseSeconds ?? 0) * 1_000;
      if (asked > 0 || failures >= failuresToOpen)
        closedUntil =
          now() +
          Math.min(Math.max(asked, failures < failuresToOpen ? 0 : pauseMs), longestPauseMs);
    },
  };
}
