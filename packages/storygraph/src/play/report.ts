import type { EndingKind } from "../graph/structure.ts";
import type { ConditionWords } from "../state/spell-out.ts";
import type { Audience } from "../rating/asked-audience.ts";
import type { PlayerKind } from "./players.ts";
import type { Deciding } from "./state/decides.ts";
import type { PathStep } from "./machine/replay.ts";
import type { Spread } from "./spread.ts";

export interface EndingOdds {
  node: string;
  title: string | null;
  kind: EndingKind | null;
  plays: number;
  /** The share of this player's plays, from 0 to 1. */
  share: number;
}

export interface NodePlays {
  node: string;
  plays: number;
}

/** The results of one kind of player. */
export interface PlayerReport {
  plays: number;
  /** Every ending of the story, 0 for those never reached; likeliest first. */
  endings: EndingOdds[];
  /** Plays that got to where no ending can be reached. */
  stuck: NodePlays[];
  turns: Spread;
  words: Spread;
  minutes: Spread;
  /** In coins. */
  credits: Spread;
  /** If every scene lasts as many turns as its budget allows. */
  credits_at_most: Spread;
  /** What is left at the end of a play. */
  xp: Spread;
  /** Plays that could not have paid for a turn on the way. */
  out_of_xp: number;
  /** Where those plays first could not have paid. */
  out_of_xp_at: NodePlays[];
}

/** Where a play stopped, how it got there, and in what state. */
export interface StoppedPlay {
  node: string;
  path: PathStep[];
  /** What the player was and carried there. */
  has: ConditionWords[];
}

/** Further results of plays of a story that keeps count. */
export interface PlaysWithState {
  /** For each ending reached, the shortest play, and what sets its plays apart. */
  endings: Record<string, { path: PathStep[]; decides: Deciding[] }>;
  /** For each scene with nothing left to choose, the shortest play that got there. */
  stuck: StoppedPlay[];
  /** Where plays stood that were given up as endless. */
  lost: NodePlays[];
}

/** The results of many simulated plays. */
export interface PlayReport {
  seed: string;
  plays: number;
  /** More than `plays` where the story is so long that the rest would have taken too much time. */
  plays_asked: number;
  players: Partial<Record<PlayerKind, PlayerReport>>;
  /** For each node, the share of plays that reached it, from 0 to 1. */
  heat: Record<string, number>;
  never_reached: string[];
  /** The strictest audience that a reachable node asks for, and where; null when all is for families. */
  worst_rating: { audience: Audience; word: string; node: string } | null;
  /** Of a story that keeps count. */
  state?: PlaysWithState;
}
