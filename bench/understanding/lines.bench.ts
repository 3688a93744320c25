import {
  bareStories,
  catalogueStories,
  judgedLines,
  judgedStrangers,
  leftOutKinds,
  leftOutOutcomes,
  leftOutShares,
  sharesOf,
  type TypedShares,
} from "@katha/narrator/testing";
import { printNumber } from "../number.ts";

/**
 * How many typed lines are understood in the stories of the catalogue; decision 0074. Tests guard a sample of this.
 * `npm run bench -- understanding --bare`: in the same stories without other wordings and without answers.
 */
const isBare = process.argv.includes("--bare");
const stories = isBare ? bareStories() : catalogueStories();

const printShare = (label: string, share: number) => printNumber(label, 100 * share, "%");

for (const half of ["lines", "held-out"] as const) {
  const shares = sharesOf(judgedLines(half, stories));
  console.log(`200 lines, ${half}`);
  printShare("  paraphrases taken", shares.taken);
  printShare("  and with those asked about", shares.understood);
  printShare("  taken for another choice", shares.takenForAnother);
  printShare("  of what must stay: moves the story", shares.stillMoved);
  printShare("  of what must stay: asked about", shares.stillAsked);
  printShare("  of what may mean two: asked about", shares.eitherAsked);
  printShare("  of what may mean two: moves the story", shares.eitherMoved);
}

/** A quarter of what strangers typed says of a story what all of it would. */
const every = 4;
const leastUnderstood = 0.8;
/** One line that moves it is chance, two are not. */
const mostMoved = 1;

console.log(
  "what strangers typed, by story: taken, with those asked about, of what must stay: moved",
);
const inPercents = ({ taken, understood, stillMoved }: TypedShares) =>
  [taken, understood, stillMoved].map((share) => `${(100 * share).toFixed(1)} %`).join(", ");
const all = stories.flatMap((story) => judgedStrangers(story, every));
for (const story of stories) {
  const lines = all.filter((judged) => judged.story === story.slug);
  const shares = sharesOf(lines);
  const moved = lines.filter(({ outcome, line }) => outcome === "moved" && line.expect.stay).length;
  console.log(`  ${story.slug.padEnd(40)} ${inPercents(shares)}`);
  if (!isBare && (shares.understood < leastUnderstood || moved > mostMoved)) {
    console.log(
      `  fewer than ${100 * leastUnderstood} % understood, or more than ${mostMoved} moved the story`,
    );
    process.exitCode = 1;
  }
}

console.log(`  ${"all".padEnd(40)} ${inPercents(sharesOf(all))}`);

/** Of each kind: what more of them would say differs by two points. */
const mostOfKind = 500;

// Without other wordings there is nothing to leave out.
const halves = [
  ["built with", true],
  ["held out", false],
] as const;
for (const [half, ofBuilt] of isBare ? [] : halves) {
  const share = leftOutShares(stories, ofBuilt, mostOfKind);
  console.log(`of the stories ${half}, lines that a choice is not told of`);
  for (const kind of leftOutKinds) {
    const shares = leftOutOutcomes.map(
      (outcome) => `${outcome} ${(100 * share(kind, outcome)).toFixed(1)} %`,
    );
    console.log(`  ${kind.padEnd(16)} ${shares.join(", ")}`);
  }
}
