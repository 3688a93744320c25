import { readdirSync, readFileSync } from "node:fs";
import { typedLinesFolder, type CatalogueStory } from "../stories/catalogue-stories.ts";
import { offersIn } from "@katha/storygraph";
import { labelOf } from "../../position/edges.ts";
import { lockedAt, offersAt } from "../../position/index.ts";
import type { Position, Step } from "../../port.ts";
import { positionAt } from "../position-at.ts";
import { understand } from "../../understanding/understand.ts";
import { withoutSaying } from "./left-out.ts";

interface Line {
  node: string;
  said: string;
  expect: { edge?: number; ask?: number[]; stay?: true };
}

/** What was done with a line, beside what it meant. */
type Outcome =
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

export interface AtScene {
  line: Line;
  story: CatalogueStory;
  position: Position;
  /** The choices of the scene as they are shown there, and otherwise as they are written. */
  texts: readonly string[];
  /** Which of them can be taken. */
  open: ReadonlySet<number | null>;
}

/** A line beside the scene where it is typed as the first there; nothing where the story has no such scene. */
function atScene(story: CatalogueStory, line: Line): AtScene[] {
  const scene = story.graph.nodes[line.node];
  if (scene === undefined) return [];
  const position = positionAt(story.graph, [line.node]);
  const shown = offersIn(story.graph, line.node, position.state);
  const texts = scene.choices.map(({ text }, at) =>
    labelOf(shown.find(({ choice }) => choice === at)?.text ?? text),
  );
  const open = new Set(shown.flatMap(({ choice, isLocked }) => (isLocked ? [] : [choice])));
  return [{ line, story, position, texts, open }];
}

type Half = "lines" | "held-out";

/** The lines of one half. */
function linesOf(half: Half, stories: readonly CatalogueStory[]): AtScene[] {
  const bySlug = new Map(stories.map((story) => [story.slug, story]));
  const names = readdirSync(folder(half)).filter((name) => name.endsWith(".json"));
  return names.flatMap((name) => {
    const { story: slug, lines } = JSON.parse(
      readFileSync(new URL(name, folder(half)), "utf8"),
    ) as { story: string; lines: Line[] };
    const story = bySlug.get(slug);
    return story === undefined ? [] : lines.flatMap((line) => atScene(story, line));
  });
}

function expected(written: string): Line["expect"] {
  if (written === "stay") return { stay: true };
  const choices = written.split("/").map(Number);
  const [edge = 0] = choices;
  return choices.length > 1 ? { ask: choices } : { edge };
}

/** What strangers typed at a story: its `typed-lines.txt` says how it is written. */
function strangersLines(half: Half, story: CatalogueStory): AtScene[] {
  return typedAt(half, story.slug).flatMap((line) => atScene(story, line));
}

function typedAt(half: Half, slug: string): Line[] {
  const [built = "", measured = ""] = readFileSync(
    new URL(`${slug}/typed-lines.txt`, typedLinesFolder),
    "utf8",
  ).split("# Measured\n");
  return (half === "lines" ? built : measured)
    .split("\n")
    .filter((row) => row.includes("\t"))
    .map((row) => {
      const [node = "", meant = "", said = ""] = row.split("\t");
      return { node, said, expect: expected(meant) };
    });
}

/** A story without the aliases that strangers' lines became, as for the next stranger. */
export function withoutTypedLines(story: CatalogueStory): CatalogueStory {
  const typed = new Set(typedAt("lines", story.slug).map(({ said }) => said.trim()));
  const untold = (aliases: readonly string[]) => aliases.filter((alias) => !typed.has(alias));
  const nodes = Object.entries(story.graph.nodes).map(([name, node]) => {
    const choices = node.choices.map(({ aliases, ...choice }) => ({
      ...choice,
      ...(aliases && { aliases: untold(aliases) }),
    }));
    return [name, { ...node, choices }] as const;
  });
  return { ...story, graph: { ...story.graph, nodes: Object.fromEntries(nodes) } };
}

function judge({ line, story, position, texts }: AtScene): Judged {
  const offers = offersAt(story.graph, position);
  const { said } = line;
  const action = "custom_action";
  const step = understand({ story, position, offers, action, passages: [], said });
  return { line, story: story.slug, step, outcome: outcomeOf(line, step, texts) };
}

/** The lines of one half, understood. */
export const judgedLines = (half: Half, stories: readonly CatalogueStory[]): Judged[] =>
  linesOf(half, stories).map(judge);

/** A line that means a choice which is not open yet is understood where nothing is taken. */
const canBeTaken = ({ line: { expect }, open }: AtScene) =>
  expect.edge === undefined || open.has(expect.edge);

/** One in `every` of a story's strangers' lines that no weight is fitted to, understood. */
export const judgedStrangers = (story: CatalogueStory, every: number): Judged[] =>
  strangersLines("held-out", story)
    .filter((_, at) => at % every === 0)
    .filter(canBeTaken)
    .map(judge);

/** What strangers typed at a story, all of it, beside the scene where it was typed. */
export const allStrangersLines = (story: CatalogueStory): AtScene[] =>
  (["lines", "held-out"] as const).flatMap((half) => strangersLines(half, story));

/** The lines to build with, which choices each means, and the choices as they are without just these words. */
export function linesToBuildWith(stories: readonly CatalogueStory[]) {
  const strangers = stories.flatMap((story) => strangersLines("lines", story));
  return [...linesOf("lines", stories), ...strangers].flatMap(
    ({ line: { said, expect }, story, position, texts }) => {
      const open = [...offersAt(story.graph, position), ...lockedAt(story.graph, position)];
      const edges = open.map((edge) => withoutSaying(edge, said));
      const wanted = expect.ask ?? (expect.edge === undefined ? [] : [expect.edge]);
      const meant = edges.filter(({ text }) => wanted.some((at) => texts[at] === text));
      return edges.length === 0 || meant.length < wanted.length
        ? []
        : [{ story, position, edges, said, meant }];
    },
  );
}
