import { hashOf } from "./hash.ts";

/** A source of numbers from 0 up to 1, the same for the same seed. */
export type Chance = () => number;

/** Mulberry32: one word of state, fast, and good enough to pick choices. */
export function chanceFrom(seed: string | number): Chance {
  let state = hashOf(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number below `count`. */
export function pick(chance: Chance, count: number): number {
  return Math.floor(chance() * count);
}
