/**
 * Types the lines of `bench/typed-lines/STORY/secret-lines.txt`, each in a state of play in its scene, and prints what
 * comes: `secrets.ts STORY`. Whether an answer is to the point is for a reader to judge.
 */
import { readFileSync } from "node:fs";
import { nextPosition } from "../src/position/index.ts";
import type { Step } from "../src/port.ts";
import { catalogueStories, typedLinesFolder } from "../src/testing/stories/catalogue-stories.ts";
import { typedAction } from "../src/testing/typed-action.ts";
import { standsIn } from "../src/typing-players/stands.ts";
import { understand } from "../src/understanding/index.ts";

const [slug = ""] = process.argv.slice(2);
const story = catalogueStories().find((one) => one.slug === slug);
if (story === undefined) throw new Error(`There is no story "${slug}" in the catalogue.`);
const stands = standsIn(story.graph, "1");

function whatCame(step: Step): string {
  if (step.way === "edge") return `goes to ${step.to}`;
  if (step.way === "ask") return `asks: ${step.choices.join(" | ")}`;
  if (step.way === "reaction") return `${step.reaction}: ${firstWords(step.reaction)}`;
  return step.way;
}

const firstWords = (name: string) => story.graph.reactions?.[name]?.says[0]?.slice(0, 120) ?? "";

/** Of the states of play in a scene, one from which the wanted scene can be reached. */
function positionFor(scene: string, wanted: readonly string[]) {
  const here = stands.filter(({ position }) => position.node === scene);
  return (here.find(({ edges }) => edges.some(({ to }) => wanted.includes(to))) ?? here[0])
    ?.position;
}

const rows = readFileSync(new URL(`${slug}/secret-lines.txt`, typedLinesFolder), "utf8").split(
  "\n",
);
for (const row of rows.filter((one) => one.includes("\t"))) {
  const [scene = "", wanted = "", said = ""] = row.split("\t");
  const position = positionFor(scene, wanted.split("/"));
  if (position === undefined) throw new Error(`No play comes to ${scene}.`);
  const step = understand(typedAction(story, position, said));
  const isThere = wanted.split("/").includes(nextPosition(story.graph, position, step).node);
  process.stdout.write(
    `${isThere ? "+" : " "} ${scene} (${wanted}) ${said}\n    ${whatCame(step)}\n`,
  );
}
