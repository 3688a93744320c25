import { NarratorFault, type FaultKind } from "./faults.ts";

/** Time limits, in milliseconds. */
export interface Limits {
  /** From the request to the first sign of an answer. */
  firstToken: number;
  /** For a next piece, while the first words could still become a refusal. */
  opening: number;
  /** Between two signs of life after that. */
  stall: number;
  /** For the whole turn, over all providers. */
  whole: number;
  /** For choices and scene, after the prose. */
  details: number;
  /** For understanding a typed line, before the prose. */
  hearing: number;
  /** For the bridge from a typed line to the author's scene. */
  bridge: number;
  /** For drafts for authors: less than their page waits. */
  writing: number;
}

export const usualLimits: Limits = {
  firstToken: 15_000,
  opening: 12,
  stall: 20_000,
  whole: 60_000,
  details: 8_000,
  hearing: 4_000,
  bridge: 4_000,
  writing: 18_000,
};

/** A signal that aborts a request when the caller does or when a time limit passes. */
export interface Deadline {
  signal: AbortSignal;
  /** After a sign of life: allows the provider `ms` more. */
  wait: (ms: number, kind: FaultKind) => void;
  [Symbol.dispose]: () => void;
}

export function deadlineFor(provider: string, asker: AbortSignal, untilMs: number): Deadline {
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
