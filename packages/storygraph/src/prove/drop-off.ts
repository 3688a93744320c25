import type { NodePlays, PlayerReport, PlayReport } from "../play/report.ts";

/** No ending is left from there, or the XP no longer suffice for a turn. */
export const dropOffReasons = ["stuck", "out_of_xp"] as const;
export type DropOffReason = (typeof dropOffReasons)[number];

export interface DropOff extends NodePlays {
  why: DropOffReason;
  /** Of all plays, from 0 to 1. */
  share: number;
}

const placesOf: Readonly<Record<DropOffReason, (player: PlayerReport) => NodePlays[]>> = {
  stuck: (player) => player.stuck,
  out_of_xp: (player) => player.out_of_xp_at,
};

function together(places: readonly NodePlays[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { node, plays } of places) sums.set(node, (sums.get(node) ?? 0) + plays);
  return sums;
}

/** Where plays of all players stop before an ending, the most first. */
export function dropOffs({ players, plays: all }: PlayReport): DropOff[] {
  return dropOffReasons
    .flatMap((why) => {
      const places = Object.values(players).flatMap(placesOf[why]);
      return [...together(places)].map(([node, plays]) => ({
        node,
        why,
        plays,
        share: plays / Math.max(1, all),
      }));
    })
    .toSorted((left, right) => right.plays - left.plays);
}
