import type { Clock } from "../lib/clock.ts";

interface Failure {
  kind: string;
  status: number | undefined;
  why: string;
  /** The provider's own Retry-After, in seconds. */
  retryAfter?: number | undefined;
}

/** A provider's health, shown to administrators. */
export interface ProviderHealth {
  state: "ready" | "resting" | "trying";
  failures: number;
  restsUntil: Date | null;
  lastFailure: (Omit<Failure, "retryAfter"> & { at: Date }) | null;
}

/** Permission to send a provider one request. */
export interface Permit {
  /** The request is over, however it ended. */
  release: () => void;
}

/** A circuit breaker: stops requests to a provider that failed several times in a row. */
export interface Breaker {
  /** Undefined while the provider may not be asked; after a pause one request may try. */
  permit: () => Permit | undefined;
  succeeded: () => void;
  failed: (failure: Failure) => void;
  health: () => ProviderHealth;
}

const failuresToOpen = 3;
const pauseMs = 30_000;
const longestPauseMs = 5 * 60_000;

export function breakerOf(clock: Clock): Breaker {
  let failures = 0;
  let closedUntil = 0;
  let trial: Permit | undefined;
  let lastFailure: ProviderHealth["lastFailure"] = null;
  const now = () => clock.now().getTime();

  return {
    permit: () => {
      if (closedUntil > 0 && (now() < closedUntil || trial !== undefined)) return undefined;
      const permit: Permit = {
        release: () => {
          // Requests from before the pause may end during another's trial.
          if (trial === permit) trial = undefined;
        },
      };
      if (closedUntil > 0) trial = permit;
      return permit;
    },
    succeeded: () => {
      failures = 0;
      closedUntil = 0;
      trial = undefined;
    },
    failed: ({ retryAfter, kind, status, why }) => {
      failures += 1;
      lastFailure = { kind, status, why, at: clock.now() };
      const asked = (retryAfter ?? 0) * 1_000;
      if (asked > 0 || failures >= failuresToOpen)
        closedUntil =
          now() +
          Math.min(Math.max(asked, failures < failuresToOpen ? 0 : pauseMs), longestPauseMs);
    },
    health: () => {
      const rests = now() < closedUntil;
      const state = trial !== undefined ? "trying" : rests ? "resting" : "ready";
      return { state, failures, restsUntil: rests ? new Date(closedUntil) : null, lastFailure };
    },
  };
}
