/** How many times its limit a piece of work may wait for the processor. */
const patience = 40;
const leastLookMs = 10;

/** Calls `act` after this long; returns what takes it back. */
export function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** The same, without keeping the process alive. */
export function afterIdle(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms).unref();
  return () => clearTimeout(timer);
}

/**
 * Calls `onLate` once a worker has used so much of the processor, or where `usedMs` does not know, of the time. Returns
 * what takes it back.
 */
export function afterUse(
  usedMs: () => number | undefined,
  ms: number,
  onLate: () => void,
): () => void {
  const began = usedMs();
  const until = performance.now() + ms * patience;
  const left = () => {
    const used = began === undefined ? undefined : usedMs();
    return began === undefined || used === undefined ? 0 : ms - (used - began);
  };
  const look = () => {
    const more = left();
    if (more <= 0 || performance.now() > until) onLate();
    else timer = setTimeout(look, Math.max(more, leastLookMs));
  };
  let timer = setTimeout(look, ms);
  return () => clearTimeout(timer);
}
