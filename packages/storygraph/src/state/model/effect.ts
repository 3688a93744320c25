import type { Condition } from "./condition.ts";
import type { Value } from "./quality.ts";

/** What happens to a player's state. A number never leaves its bounds. */
export type Change =
  | { set: string; to: Value }
  /** As another quality is now. */
  | { set: string; as: string }
  | { add: string; by: number }
  /** By as much as another quality is now, once or so many times; -1 takes it away. */
  | { add: string; by_quality: string; times?: number }
  /** A word into a set, or out of it. */
  | { include: string; value: string }
  | { exclude: string; value: string }
  /** A thing into the player's bag, or out of it. */
  | { give: string }
  | { take: string }
  | { unreadable: unknown };

export type Effect = Change & {
  when?: Condition;
  /** Only the first time that the player comes to where it stands. */
  once?: boolean;
};
