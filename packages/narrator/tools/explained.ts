import { lockedAt, offersAt } from "../src/position/index.ts";
import type { PlayerAction, Step } from "../src/port.ts";
import { answers, typedLine } from "../src/understanding/answering/typed-line.ts";
import { nearestDecoy } from "../src/understanding/choices/evidence/decoys.ts";
import { evidenceKinds } from "../src/understanding/choices/evidence/evidence.ts";
import { fitsOf, type Fit } from "../src/understanding/choices/fits.ts";
import { wordsOfStory } from "../src/understanding/choices/story-words.ts";
import { sumOf } from "../src/understanding/choices/weighing/trees.ts";
import { aided, weighingFor } from "../src/understanding/choices/weighing/weighing-for.ts";
import { weigh } from "../src/understanding/choices/weighing/weighed.ts";
import { heardPart } from "../src/understanding/heard-part.ts";
import { heardLine } from "../src/understanding/mood/heard-line.ts";
import { asOwnDeed } from "../src/understanding/own-character.ts";
import { wordsOf } from "../src/understanding/words/spoken-words.ts";

const mostEvidence = 5;
const mostChoices = 2;
const rounded = (value: number) => (value > 0 ? `+${value.toFixed(1)}` : value.toFixed(1));

/** Why a line was taken, asked about or answered: what decided, each choice's chance, and what speaks for and against it. */
export function explained(asked: PlayerAction, step: Step): string[] {
  const { story, position } = asked;
  const said = heardPart(asOwnDeed(story, asked.said ?? ""));
  const edges = offersAt(story.graph, position);
  const locked = lockedAt(story.graph, position);
  const line = typedLine(asked, edges, locked, said);
  const decided = answers.find(([, answer]) => answer(line)?.way === step.way)?.[0];
  const all = [...edges, ...locked];
  const heard = heardLine(said, story.language);
  const weighing = weighingFor(all);
  const { taken, asked: ask } = weighing.thresholds;
  const weighed = weigh(fitsOf(story, position, all, heard), weighing);
  const decoy = nearestDecoy(wordsOfStory(story), position.node, wordsOf(said));

  const strongest = ({ evidence }: Fit) =>
    evidenceKinds
      .map((kind) => ({ kind, part: (weighing.weights[kind] ?? 0) * evidence[kind] }))
      .toSorted((left, right) => Math.abs(right.part) - Math.abs(left.part))
      .slice(0, mostEvidence)
      .map(({ kind, part }) => `${kind} ${rounded(part)}`);
  const choices = weighed
    .toSorted((left, right) => right.fit - left.fit)
    .slice(0, mostChoices)
    .map((one) => {
      const trees = `trees ${rounded(sumOf(weighing.trees, one.weighed))}`;
      return `${one.fit.toFixed(2)} ${one.edge.text}: ${[...strongest(one), trees].join(", ")}`;
    });
  return [
    `${decided ?? (step.way === "edge" ? "picked" : "no choice is likely enough")}; ${heard.mood}; taken from ${taken}, asked about from ${ask}${weighing === aided ? "" : ", without other wordings"}`,
    ...choices,
    ...(decoy ? [`nearest beside the choices: ${decoy.name}, ${decoy.near.toFixed(2)}`] : []),
  ];
}
