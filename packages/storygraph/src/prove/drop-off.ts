import type { NodePlays, PlayerReport, PlayReport } from "../play/report.ts";

/** No ending can be reached from there, the XP no longer pay for a turn, or the play was given up as too long. */
const dropOffReasons = ["stuck", "out_of_xp", "lost"] as const;
export type DropOffReason = (typeof dropOffReasons)[number];

export interface DropOff extends NodePlays {
  why: DropOffReason;
  /** Of all plays, from 0 to 1. */
  share: number;
}

const placesOf: Readonly<
  Record<
    DropOffReason,
    (players: readonly PlayerReport[], lost: readonly NodePlays[]) => NodePlays[]
  >
> = {
  // Plays that were given up reached no ending either.
  stuck: (players, lost) => [
    ...players.flatMap(({ stuck }) => stuck),
    ...lost.map(({ node, plays }) => ({ node, plays: -plays })),
  ],
  out_of_xp: (players) => players.flatMap((player) => player.out_of_xp_at),
  lost: (_players, lost) => [...lost],
};

function together(places: readonly NodePlays[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { node, plays } of places) sums.set(node, (sums.get(node) ?? 0) + plays);
  return sums;
}

/** Where plays stop before an ending, most frequent first. */
export function dropOffs({ players, plays: all, state }: PlayReport): DropOff[] {
  return dropOffReasons
    .flatMap((why) => {
      const places = placesOf[why](Object.values(players), state?.lost ?? []);
      return [...together(places)].flatMap(([node, plays]) =>
        plays === 0 ? [] : [{ node, why, plays, share: plays / Math.max(1, all) }],
      );
    })
    .toSorted((left, right) => right.plays - left.plays);
}
