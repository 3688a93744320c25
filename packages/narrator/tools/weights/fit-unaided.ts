import { writeFileSync } from "node:fs";
import { bareStories, type CatalogueStory } from "../../src/testing/stories/catalogue-stories.ts";
import { offersAt } from "../../src/position/index.ts";
import { allStrangersLines, type AtScene } from "../../src/testing/typed-lines/typed-lines.ts";
import {
  evidenceKinds,
  type EvidenceKind,
} from "../../src/understanding/choices/evidence/evidence.ts";
import type { Weighing } from "../../src/understanding/choices/weighing/weighing.ts";
import type { TreeKind } from "../../src/understanding/choices/weighing/weighing.ts";
import { weigh } from "../../src/understanding/choices/weighing/weighed.ts";
import { boostedTrees } from "./boosted-trees.ts";
import { example, type HeardExample } from "./examples.ts";
import { fittedWeights } from "./logistic-regression.ts";
import { printOutcomes, type Weighed } from "./outcomes.ts";

/**
 * `node --conditions=@katha/source packages/narrator/tools/weights/fit-unaided.ts` writes `choices/weighing/unaided.json`
 * anew: how choices are weighed of which only their own words are known; see decision 0074. It learns from what strangers
 * typed at two of three stories of the catalogue, read without their wordings and answers, and prints what comes of the third
 * and at which thresholds. Run it after a change of the evidence or of the word lists.
 */
const isMeasured = (at: number) => at % 3 === 2;

const kinds: readonly EvidenceKind[] = evidenceKinds;
const treeKinds: readonly TreeKind[] = [...kinds, "weight", "lead"];

interface Typed extends Pick<HeardExample, "choices"> {
  story: number;
  language: string;
  /** Which choices may be meant; none where the line means none. */
  wanted: readonly number[];
}

function typedAt(story: CatalogueStory, at: number): Typed[] {
  return allStrangersLines(story).flatMap(
    ({ line: { said, expect }, position, texts }: AtScene) => {
      const edges = offersAt(story.graph, position);
      const meant = expect.ask ?? (expect.edge === undefined ? [] : [expect.edge]);
      const wanted = meant.map((one) => edges.findIndex(({ text }) => text === texts[one]));
      if (edges.length === 0 || wanted.includes(-1)) return [];
      return example({ story, position, edges, said }, 1, undefined).map(({ choices }) => ({
        choices,
        story: at,
        language: story.language,
        wanted,
      }));
    },
  );
}

/** Where either of two may be meant, each is as likely. */
const asExamples = (all: readonly Typed[]): HeardExample[] =>
  all.flatMap(({ choices, wanted }) =>
    wanted.length === 0
      ? [{ choices, meant: -1, times: 1 }]
      : wanted.map((meant) => ({ choices, meant, times: 1 / wanted.length })),
  );

type Fitted = Pick<Weighing, "kinds" | "weights" | "trees" | "hasRules">;

function fit(all: readonly Typed[]): Fitted {
  const examples = asExamples(all);
  const found = fittedWeights(
    examples.map(({ choices, meant, times }) => ({
      meant,
      times,
      choices: choices.map((evidence) => kinds.map((kind) => evidence[kind])),
    })),
  );
  const weights = Object.fromEntries(
    kinds.map((kind, at) => [kind, Number((found[at] ?? 0).toFixed(2))]),
  );
  const weighing = { kinds, weights, hasRules: false };
  const trees = boostedTrees(
    treeKinds,
    examples.map(({ choices, meant, times }) => ({
      meant,
      times,
      choices: weigh(
        choices.map((evidence) => ({ evidence })),
        weighing,
      ).map(({ weighed }) => treeKinds.map((kind) => weighed[kind])),
    })),
    "weight",
  );
  return { ...weighing, trees };
}

const weighedBy =
  (model: Fitted) =>
  ({ choices, wanted, language }: Typed): Weighed => ({ choices, wanted, language, model });

const all = bareStories().flatMap(typedAt);
const learnt = all.filter(({ story }) => !isMeasured(story));
const measured = all.filter(({ story }) => isMeasured(story));

/** What a story is weighed by that was not learnt from: for the thresholds. */
const folds = [0, 1, 2];
const isInFold = ({ story }: Typed, fold: number) => Math.floor(story / 3) % folds.length === fold;
const unseen = folds.flatMap((fold) => {
  const model = fit(learnt.filter((one) => !isInFold(one, fold)));
  return learnt.filter((one) => isInFold(one, fold)).map(weighedBy(model));
});
const { weights, trees } = fit(learnt);
const model: Fitted = { kinds, weights, trees, hasRules: false };
writeFileSync(
  new URL("../../src/understanding/choices/weighing/unaided.json", import.meta.url),
  `${JSON.stringify({ weights, trees })}\n`,
);
printOutcomes(unseen, measured.map(weighedBy(model)));
