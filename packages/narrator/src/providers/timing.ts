/** How long a provider's last answers took on this server, in milliseconds; null where there was none. */
export interface Latency {
  firstWord: number | null;
  whole: number | null;
}

export interface Timing {
  told: (taken: { firstWord: number; whole: number }) => void;
  latency: () => Latency;
}

const kept = 20;

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : Math.round(middle);
}

export function timingOf(): Timing {
  const last: { firstWord: number; whole: number }[] = [];
  return {
    told: (taken) => {
      last.push(taken);
      if (last.length > kept) last.shift();
    },
    latency: () => ({
      firstWord: medianOf(last.map(({ firstWord }) => firstWord)),
      whole: medianOf(last.map(({ whole }) => whole)),
    }),
  };
}
