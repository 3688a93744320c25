import type { Place } from "../model/model.ts";
import { pointAlong, slipHeight, slipWidth, type Bend } from "./geometry.ts";

/** Slips that stand within so much of each other's height share a row. */
const rowHeight = slipHeight + 64;
/** A thread that comes nearer to a slip than this seems to go behind it. */
const touching = 3;
/** What a thread keeps away from the slips that it goes between. */
const beside = 10;
/** Threads that go through one gap to different slips lie so far apart there. */
const laneWidth = 8;
const mostLanes = 4;
/** Gaps are looked for so far to either side. */
const reach = 1_600;

/** What is free between the slips. */
export interface Gaps {
  /** The first slip that a bend would go behind, but for these. */
  hitBy: (bend: Bend, free: readonly number[]) => number;
  /** Where a thread can go straight through between these heights, as near to what it would wish as may be. */
  gapIn: (top: number, bottom: number, wish: number, lane: number) => number;
}

export function gapsAmong(places: readonly Place[]): Gaps {
  const rows = new Map<number, number[]>();
  const byColumn = [...places.keys()].toSorted((a, b) => placeOf(a).x - placeOf(b).x);
  function placeOf(slip: number): Place {
    return places[slip] ?? { x: 0, y: 0 };
  }
  for (const slip of byColumn) {
    const { y } = placeOf(slip);
    const last = Math.floor((y + slipHeight) / rowHeight);
    for (let row = Math.floor(y / rowHeight); row <= last; row += 1) {
      const known = rows.get(row);
      if (known) known.push(slip);
      else rows.set(row, [slip]);
    }
  }

  /** Where in a row the slips begin that reach farther to the right than this. */
  const firstIn = (row: readonly number[], x: number) => {
    let [low, high] = [0, row.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(row[middle] ?? 0).x + slipWidth < x) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const at = ({ x, y }: Place, free: readonly number[]) => {
    const last = Math.floor((y + touching) / rowHeight);
    for (let number = Math.floor((y - touching) / rowHeight); number <= last; number += 1) {
      const row = rows.get(number) ?? [];
      for (let index = firstIn(row, x - touching); index < row.length; index += 1) {
        const slip = row[index] ?? -1;
        const place = placeOf(slip);
        if (place.x > x + touching) break;
        const isWithin = y > place.y - touching && y < place.y + slipHeight + touching;
        if (isWithin && !free.includes(slip)) return slip;
      }
    }
    return -1;
  };

  /** What is not free between these heights, from left to right. */
  const taken = (top: number, bottom: number, wish: number) => {
    const found = new Set<number>();
    const last = Math.floor(bottom / rowHeight);
    for (let number = Math.floor(top / rowHeight); number <= last; number += 1) {
      const row = rows.get(number) ?? [];
      for (let index = firstIn(row, wish - reach); index < row.length; index += 1) {
        const slip = row[index] ?? -1;
        const { x, y } = placeOf(slip);
        if (x > wish + reach) break;
        if (y < bottom && y + slipHeight > top) found.add(x);
      }
    }
    return [...found].toSorted((one, other) => one - other);
  };

  return {
    hitBy: (bend, free) => {
      const { from, to } = bend;
      const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      const steps = Math.min(64, Math.max(8, Math.ceil(length / 20)));
      for (let step = 1; step < steps; step += 1) {
        const slip = at(pointAlong(bend, step / steps), free);
        if (slip >= 0) return slip;
      }
      return -1;
    },
    gapIn: (top, bottom, wish, lane) => {
      let best = { x: wish, away: Infinity };
      let left = -Infinity;
      for (const x of [...taken(top, bottom, wish), Infinity]) {
        const right = x - beside;
        if (right >= left) {
          const inGap = Math.min(right, Math.max(left, wish));
          const away = Math.abs(inGap - wish);
          const lanes = Math.min(mostLanes, Math.floor((right - left) / laneWidth) + 1);
          const aside = away === 0 ? 0 : (lane % lanes) * laneWidth * (inGap === left ? 1 : -1);
          if (away < best.away) best = { x: inGap + aside, away };
        }
        left = Math.max(left, x + slipWidth + beside);
      }
      return best.x;
    },
  };
}
