import type { Clock } from "../lib/clock.ts";
import { breakerOf, type Breaker } from "./breaker.ts";
import { timingOf, type Timing } from "./timing.ts";

/** What a server knows of its providers. It outlives a change of what is bound. */
export interface ProviderRecords {
  breakerOf: (key: string) => Breaker;
  timingOf: (key: string) => Timing;
}

/** Memoised by key: those who ask one provider share what is known of it. */
export function kept<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

export function createProviderRecords(clock: Clock): ProviderRecords {
  return { breakerOf: kept(() => breakerOf(clock)), timingOf: kept(() => timingOf()) };
}
