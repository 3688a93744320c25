import type { Point } from "@katha/storygraph";
import {
  pointAlong,
  cardHeight,
  cardWidth,
  type Bend,
} from "../../../../../primitives/graph/geometry.ts";

/** Cards within this vertical distance share a row. */
const rowHeight = cardHeight + 64;
/** An edge closer to a card than this appears to go behind it. */
const touching = 3;
/** The distance between an edge and the cards beside it. */
const beside = 10;
/** The distance between edges to different cards in one gap. */
const laneWidth = 8;
const mostLanes = 4;
/** How far to either side gaps are searched. */
const reach = 1_600;

export type Gaps = ReturnType<typeof gapsAmong>;

/** The free space between the cards. */
export function gapsAmong(places: readonly Point[]) {
  const rows = new Map<number, number[]>();
  const byColumn = [...places.keys()].toSorted((a, b) => placeOf(a).x - placeOf(b).x);
  function placeOf(card: number): Point {
    return places[card] ?? { x: 0, y: 0 };
  }
  for (const card of byColumn) {
    const { y } = placeOf(card);
    const last = Math.floor((y + cardHeight) / rowHeight);
    for (let row = Math.floor(y / rowHeight); row <= last; row += 1) {
      const known = rows.get(row);
      if (known) known.push(card);
      else rows.set(row, [card]);
    }
  }

  /** The first card of a row that extends beyond this position. */
  const firstIn = (row: readonly number[], x: number) => {
    let [low, high] = [0, row.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(row[middle] ?? 0).x + cardWidth < x) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const at = ({ x, y }: Point, free: readonly number[]) => {
    const last = Math.floor((y + touching) / rowHeight);
    for (let number = Math.floor((y - touching) / rowHeight); number <= last; number += 1) {
      const row = rows.get(number) ?? [];
      for (let index = firstIn(row, x - touching); index < row.length; index += 1) {
        const card = row[index] ?? -1;
        const place = placeOf(card);
        if (place.x > x + touching) break;
        const isWithin = y > place.y - touching && y < place.y + cardHeight + touching;
        if (isWithin && !free.includes(card)) return card;
      }
    }
    return -1;
  };

  /** The occupied intervals between these heights, from left to right. */
  const taken = (top: number, bottom: number, wish: number) => {
    const found = new Set<number>();
    const last = Math.floor(bottom / rowHeight);
    for (let number = Math.floor(top / rowHeight); number <= last; number += 1) {
      const row = rows.get(number) ?? [];
      for (let index = firstIn(row, wish - reach); index < row.length; index += 1) {
        const card = row[index] ?? -1;
        const { x, y } = placeOf(card);
        if (x > wish + reach) break;
        if (y < bottom && y + cardHeight > top) found.add(x);
      }
    }
    return [...found].toSorted((one, other) => one - other);
  };

  return {
    /** The first card that a bend would cross, except for these; -1 for none. */
    hitBy: (bend: Bend, free: readonly number[]): number => {
      const { from, to } = bend;
      const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      const steps = Math.min(64, Math.max(8, Math.ceil(length / 20)));
      for (let step = 1; step < steps; step += 1) {
        const card = at(pointAlong(bend, step / steps), free);
        if (card >= 0) return card;
      }
      return -1;
    },
    /** The position nearest to the wanted one at which an edge can pass straight between these heights. */
    gapIn: (top: number, bottom: number, wish: number, lane: number): number => {
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
        left = Math.max(left, x + cardWidth + beside);
      }
      return best.x;
    },
  };
}
