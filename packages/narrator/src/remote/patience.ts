import { NarratorFault, type FaultKind } from "./faults.ts";

/** Milliseconds that a provider is waited for. */
export interface Limits {
  /** From the request to the first sign of an answer. */
  firstToken: number;
  /** For a next piece, while the first words could still become a refusal. */
  opening: number;
  /** Between two signs of life after that. */
  stall: number;
  /** For the whole turn, whoever tells it. */
  whole: number;
  /** For choices and scene, once the prose is told. */
  structure: number;
  /** For what is written for authors: less than their page waits. */
  writing: number;
}

export const usualLimits: Limits = {
  firstToken: 15_000,
  opening: 12,
  stall: 20_000,
  whole: 60_000,
  structure: 8_000,
  writing: 18_000,
};

/** A signal that ends a request when its asker does, or when it has been waited for long enough. */
export interface Patience {
  signal: AbortSignal;
  /** A sign of life: from now on the provider is waited for `ms` more. */
  wait: (ms: number, kind: FaultKind) => void;
  [Symbol.dispose]: () => void;
}

export function patienceWith(provider: string, asker: AbortSignal, untilMs: number): Patience {
  const ending = new AbortController();
  const give = (kind: FaultKind, why: string) =>
    ending.abort(new NarratorFault(kind, { provider, why }));
  let kindNow: FaultKind = "silent";
  let next: NodeJS.Timeout | undefined;
  const whole = setTimeout(() => give(kindNow, "took too long"), Math.max(0, untilMs));
  return {
    signal: AbortSignal.any([asker, ending.signal]),
    wait: (ms, kind) => {
      kindNow = kind;
      clearTimeout(next);
      next = setTimeout(() => give(kind, "no sign of life"), ms);
    },
    [Symbol.dispose]: () => {
      clearTimeout(whole);
      clearTimeout(next);
    },
  };
}
