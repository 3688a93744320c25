import type { CatalogueStory } from "../stories/catalogue-stories.ts";
import { meaningOf } from "../../understanding/choices/meaning.ts";
import { isBuiltWith, leftOutOf, someOf, type LeftOut, type LeftOutKind } from "./left-out.ts";
import type { Judged } from "./typed-lines.ts";

/** What share of typed lines came out so, each from 0 to 1. */
export interface TypedShares {
  /** Of those that mean a choice. */
  taken: number;
  understood: number;
  takenForAnother: number;
  /** Of those that mean none. */
  stillMoved: number;
  stillAsked: number;
  /** Of those that may mean either of two. */
  eitherAsked: number;
  eitherMoved: number;
}

export function sharesOf(lines: readonly Judged[]): TypedShares {
  const meant = lines.filter(({ line }) => line.expect.edge !== undefined);
  const either = lines.filter(({ line }) => line.expect.ask !== undefined);
  const still = lines.filter(({ line }) => line.expect.stay === true);
  const share = (of: readonly Judged[], ...outcomes: readonly Judged["outcome"][]) =>
    of.filter(({ outcome }) => outcomes.includes(outcome)).length / Math.max(1, of.length);
  return {
    taken: share(meant, "taken"),
    understood: share(meant, "taken", "asked about it"),
    takenForAnother: share(meant, "another taken"),
    stillMoved: share(still, "moved"),
    stillAsked: share(still, "asked instead"),
    eitherAsked: share(either, "asked about it"),
    eitherMoved: share(either, "moved"),
  };
}

/** Beside the choice that was meant, or was not, another of the scene may be taken. */
export const leftOutOutcomes = ["it", "another", "asked it", "asked another", "none"] as const;
export type LeftOutOutcome = (typeof leftOutOutcomes)[number];

function outcomeOf({ story, position, edges, edge, said }: LeftOut): LeftOutOutcome {
  const meaning = meaningOf(story, position, edges, said);
  if (meaning.means === "edge") return meaning.edge === edge ? "it" : "another";
  if (meaning.means === "stay") return "none";
  return edge !== undefined && meaning.edges.includes(edge) ? "asked it" : "asked another";
}

/** How lines come out that a choice is not told of: of each kind at most so many, of the stories built with or of the others. */
export function leftOutShares(
  stories: readonly CatalogueStory[],
  ofBuilt: boolean,
  mostOfKind: number,
): (kind: LeftOutKind, ...outcomes: readonly LeftOutOutcome[]) => number {
  const lines = stories.filter((_, at) => isBuiltWith(at) === ofBuilt).flatMap(leftOutOf);
  const byKind = Map.groupBy(lines, ({ kind }) => kind);
  const outcomes = new Map(
    [...byKind].map(([kind, all]) => [kind, someOf(all, mostOfKind).map(outcomeOf)]),
  );
  return (kind, ...wanted) => {
    const all = outcomes.get(kind) ?? [];
    return all.filter((outcome) => wanted.includes(outcome)).length / Math.max(1, all.length);
  };
}
