import type { Lsn } from "../../lib/lsn.ts";

/** Between two of them the replica may have been behind for longer; more would be kept for a replica behind for hours. */
const mostSamples = 1_000;

/**
 * How long a replica has been behind, in milliseconds: since the oldest position that it has not come to was seen. No
 * clocks of two machines are compared, and a database that nobody writes to is not behind.
 */
export function createLag(): (at: number, written: Lsn, replayed: Lsn) => number {
  let ahead: { at: number; position: Lsn }[] = [];
  return (at, written, replayed) => {
    ahead = ahead.filter(({ position }) => position > replayed);
    if (ahead.length >= mostSamples) ahead = ahead.filter((_sample, index) => index % 2 === 0);
    if (written > replayed) ahead.push({ at, position: written });
    return at - (ahead[0]?.at ?? at);
  };
}
