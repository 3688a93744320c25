import { expect, test } from "vitest";
import { catalogueStories } from "../../testing/stories/catalogue-stories.ts";
import { meaningOf } from "./meaning.ts";
import {
  isBuiltWith,
  leftOutOf,
  leftOutKinds,
  someOf,
  type LeftOut,
} from "../../testing/typed-lines/left-out.ts";

const stories = catalogueStories();

/** Beside the choice that was meant, or was not, another of the scene may be taken. */
const shown = ["it", "another", "asked it", "asked another", "none"] as const;
type Outcome = (typeof shown)[number];

function outcomeOf({ story, position, edges, edge, said }: LeftOut): Outcome {
  const meaning = meaningOf(story, position, edges, said);
  if (meaning.means === "edge") return meaning.edge === edge ? "it" : "another";
  if (meaning.means === "stay") return "none";
  return edge !== undefined && meaning.edges.includes(edge) ? "asked it" : "asked another";
}

/** Of each kind: what more of them would say differs by two points. */
const mostOfKind = 500;

test.each([
  ["built with", true],
  ["held out", false],
])(
  "of the stories %s, a choice is known by an alias that it is not told of",
  (half, isBuilt) => {
    const lines = stories.filter((_, at) => isBuiltWith(at) === isBuilt).flatMap(leftOutOf);
    const tried = leftOutKinds.flatMap((kind) =>
      someOf(
        lines.filter((line) => line.kind === kind),
        mostOfKind,
      ),
    );
    const outcomes = tried.map((one) => ({ kind: one.kind, outcome: outcomeOf(one) }));
    const share = (kind: LeftOut["kind"], ...wanted: Outcome[]) => {
      const all = outcomes.filter((one) => one.kind === kind);
      return all.filter(({ outcome }) => wanted.includes(outcome)).length / Math.max(1, all.length);
    };
    for (const kind of leftOutKinds) {
      const shares = shown.map(
        (outcome) => `${outcome} ${(100 * share(kind, outcome)).toFixed(1)} %`,
      );
      const all = outcomes.filter((one) => one.kind === kind).length;
      process.stdout.write(`${half}, ${kind}, ${all}: ${shares.join(", ")}\n`);
    }
    expect(share("alias", "it")).toBeGreaterThan(0.62);
    expect(share("alias", "it", "asked it")).toBeGreaterThan(0.86);
    // Of every second of these the choice is not told.
    expect(share("polite", "it")).toBeGreaterThan(0.65);
    expect(share("polite", "it", "asked it")).toBeGreaterThan(0.9);
    expect(share("alias", "another")).toBeLessThanOrEqual(0.015);
    expect(share("stays", "another")).toBeLessThanOrEqual(0.01);
    // Most of these mean the same here: the next scene offers what the last one did, in other words.
    expect(share("elsewhere", "another")).toBeLessThanOrEqual(0.05);
    expect(share("mood", "it", "another")).toBeLessThanOrEqual(0.05);
  },
  300_000,
);
