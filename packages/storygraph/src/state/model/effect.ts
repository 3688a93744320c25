import type { Condition } from "./condition.ts";
import type { Value } from "./quality.ts";

/** What happens to a player's state. A number never leaves its bounds. */
export type Change =
  | { set: string; to: Value }
  /** The current value of another quality. */
  | { set: string; as: string }
  | { add: string; by: number }
  /** Adds another quality's current value, times a factor; -1 subtracts it. */
  | { add: string; by_quality: string; times?: number }
  /** Puts a word into a set, or takes it out. */
  | { include: string; value: string }
  | { exclude: string; value: string }
  /** Puts a thing into the player's bag, or takes it out. */
  | { give: string }
  | { take: string }
  | { unreadable: unknown };

export type Effect = Change & {
  when?: Condition;
  /** Only the first time that the player reaches its place. */
  once?: boolean;
};
