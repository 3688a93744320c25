import { readdirSync, readFileSync } from "node:fs";
import type { CatalogueStory } from "../../built-in/testing/catalogue-stories.ts";
import { lockedAt, offersAt, type Edge } from "../../position/index.ts";
import type { Position, Step } from "../../port.ts";
import { positionAt } from "../../testing/position-at.ts";
import { understand } from "../understand.ts";

interface Line {
  node: string;
  said: string;
  kind: string;
  expect: { edge?: number; ask?: number[]; stay?: true };
}

/** What was done with a line, beside what it meant. */
export type Outcome =
  | "taken"
  | "asked about it"
  | "asked about another"
  | "missed"
  | "another taken"
  | "stayed"
  | "asked instead"
  | "moved";

export interface Judged {
  line: Line;
  story: string;
  outcome: Outcome;
  step: Step;
}

const folder = (half: string) => new URL(`${half}/`, import.meta.url);

function outcomeOf({ expect: { edge, ask } }: Line, step: Step, texts: readonly string[]): Outcome {
  const at = (text: string) => texts.indexOf(text);
  const isAsked = step.way === "ask" && step.heard !== undefined;
  const meant = isAsked ? step.choices.map(at) : [];
  if (edge !== undefined) {
    if (step.way === "edge") return at(step.choice) === edge ? "taken" : "another taken";
    if (isAsked) return meant.includes(edge) ? "asked about it" : "asked about another";
    return "missed";
  }
  if (step.way === "edge") return "moved";
  if (ask !== undefined)
    return meant.some((one) => ask.includes(one))
      ? "asked about it"
      : isAsked
        ? "asked about another"
        : "stayed";
  return isAsked ? "asked instead" : "stayed";
}

interface AtScene {
  line: Line;
  story: CatalogueStory;
  position: Position;
  /** The choices of the scene as the story has them. */
  texts: readonly string[];
}

/** The lines of one half, each at its scene as the first there. */
function linesOf(half: "lines" | "held-out", stories: readonly CatalogueStory[]): AtScene[] {
  const bySlug = new Map(stories.map((story) => [story.slug, story]));
  const names = readdirSync(folder(half)).filter((name) => name.endsWith(".json"));
  return names.flatMap((name) => {
    const { story: slug, lines } = JSON.parse(
      readFileSync(new URL(name, folder(half)), "utf8"),
    ) as { story: string; lines: Line[] };
    const story = bySlug.get(slug);
    if (story === undefined) return [];
    return lines.map((line) => ({
      line,
      story,
      position: positionAt(story.graph, [line.node]),
      texts: (story.graph.nodes[line.node]?.choices ?? []).map(({ text }) => text.trim()),
    }));
  });
}

/** The lines of one half, understood. */
export function judgedLines(
  half: "lines" | "held-out",
  stories: readonly CatalogueStory[],
): Judged[] {
  return linesOf(half, stories).map(({ line, story, position, texts }) => {
    const offers = offersAt(story.graph, position);
    const { said } = line;
    const action = "custom_action";
    const step = understand({ story, position, offers, action, passages: [], said, seed: "1" });
    return { line, story: story.slug, step, outcome: outcomeOf(line, step, texts) };
  });
}

/** The lines to build with, and which choice each means. */
export function linesToBuildWith(stories: readonly CatalogueStory[]) {
  return linesOf("lines", stories).flatMap(({ line, story, position, texts }) => {
    const edges = [...offersAt(story.graph, position), ...lockedAt(story.graph, position)];
    const { edge, ask } = line.expect;
    const meant: Edge | "none" | "either" | undefined =
      ask !== undefined
        ? "either"
        : edge === undefined
          ? "none"
          : edges.find(({ text }) => text === texts[edge]);
    return meant === undefined ? [] : [{ story, position, edges, said: line.said, meant }];
  });
}
