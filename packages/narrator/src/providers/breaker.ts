import type { Clock } from "../clock.ts";

export interface Failure {
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

/** A circuit breaker: stops requests to a provider that failed several times in a row. */
export interface Breaker {
  /** Whether the provider may be asked; after a pause one request may try. */
  mayAsk: () => boolean;
  succeeded: () => void;
  failed: (failure: Failure) => void;
  /** The request is over, however it ended. */
  release: () => void;
  health: () => ProviderHealth;
}

const failuresToOpen = 3;
const pauseMs = 30_000;
const longestPauseMs = 5 * 60_000;

export function breakerOf(clock: Clock): Breaker {
  let failures = 0;
  let closedUntil = 0;
  let isTrying = false;
  let lastFailure: ProviderHealth["lastFailure"] = null;
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
    failed: ({ retryAfter, kind, status, why }) => {
      failures += 1;
      isTrying = false;
      lastFailure = { kind, status, why, at: clock.now() };
      const asked = (retryAfter ?? 0) * 1_000;
      if (asked > 0 || failures >= failuresToOpen)
        closedUntil =
          now() +
          Math.min(Math.max(asked, failures < failuresToOpen ? 0 : pauseMs), longestPauseMs);
    },
    release: () => {
      isTrying = false;
    },
    health: () => {
      const rests = now() < closedUntil;
      const state = isTrying ? "trying" : rests ? "resting" : "ready";
      return { state, failures, restsUntil: rests ? new Date(closedUntil) : null, lastFailure };
    },
  };
}
