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

/** The free space between the cards. */
export interface Gaps {
  /** The first card that a bend would cross, except for these. */
  hitBy: (bend: Bend, free: readonly number[]) => number;
  /**
   * The position nearest to the wanted one at which an edge can pass straight between these
   * heights.
   */
  gapIn: (top: number, bottom: number, wish: number, lane: number) => number;
}

export function gapsAmong(places: readonly Point[]): Gaps {
  // The cards of each row, from left to right.
  const rows = new Map<number, { card: number; at: Point }[]>();
  const byColumn = [...places.entries()].toSorted(([, a], [, b]) => a.x - b.x);
  for (const [card, at] of byColumn) {
    const last = Math.floor((at.y + cardHeight) / rowHeight);
    for (let row = Math.floor(at.y / rowHeight); row <= last; row += 1) {
      const known = rows.get(row);
      if (known) known.push({ card, at });
      else rows.set(row, [{ card, at }]);
    }
  }
  /** The cards that may meet this box. */
  const near = (left: number, right: number, top: number, bottom: number) => {
    const found = new Map<number, Point>();
    const last = Math.floor(bottom / rowHeight);
    for (let row = Math.floor(top / rowHeight); row <= last; row += 1)
      for (const { card, at } of rows.get(row) ?? []) {
        if (at.x > right) break;
        if (at.x + cardWidth >= left) found.set(card, at);
      }
    return [...found];
  };

  return {
    hitBy: (bend, free) => {
      const { from, to, out, into } = bend;
      const heights = [from.y, from.y + out, to.y - into, to.y];
      const inTheWay = near(
        Math.min(from.x, to.x) - touching,
        Math.max(from.x, to.x) + touching,
        Math.min(...heights) - touching,
        Math.max(...heights) + touching,
      ).filter(([card]) => !free.includes(card));
      const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      const steps = Math.min(64, Math.max(8, Math.ceil(length / 20)));
      for (let step = 1; step < steps; step += 1) {
        const { x, y } = pointAlong(bend, step / steps);
        const hit = inTheWay.find(
          ([, at]) =>
            x >= at.x - touching &&
            x <= at.x + cardWidth + touching &&
            y > at.y - touching &&
            y < at.y + cardHeight + touching,
        );
        if (hit) return hit[0];
      }
      return -1;
    },
    gapIn: (top, bottom, wish, lane) => {
      let best = { x: wish, away: Infinity };
      let left = -Infinity;
      const taken = near(wish - reach, wish + reach, top, bottom)
        .filter(([, { y }]) => y < bottom && y + cardHeight > top)
        .map(([, { x }]) => x)
        .toSorted((one, other) => one - other);
      for (const x of [...taken, Infinity]) {
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
