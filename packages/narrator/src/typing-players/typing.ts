import { createRng, type GraphFinding } from "@katha/storygraph";
import type { StoryVersion } from "../port.ts";
import { understand } from "../understanding/index.ts";
import { faultOf } from "./faults.ts";
import { linesAt, type TypedLine } from "./lines.ts";
import { standsIn, type Stand } from "./stands.ts";

export interface TypingOptions {
  seed?: string | number;
  /** The most lines that are typed, however large the story is. */
  lines?: number;
}

/** The results of typing at a story. */
export interface TypedReport {
  lines: number;
  scenes: number;
  /** Whether all lines were typed: of a large story only some are. */
  is_whole: boolean;
  /** The answers that lines were typed for, and how many of them came. */
  answers: { tried: number; came: number };
  findings: GraphFinding[];
}

/** Two or three seconds of a server's processor. */
const usualLines = 1_500;
const mostStands = 500;

interface Typed {
  stand: Stand;
  lines: readonly TypedLine[];
}

/** As many lines as may be typed: the first of every scene, then the second of every scene, and so on. */
function within(all: readonly Typed[], most: number): Typed[] {
  const counts = all.map(() => 0);
  let left = most;
  for (let rank = 0; left > 0; rank += 1) {
    const longer = all.flatMap(({ lines }, at) => (lines.length > rank ? [at] : []));
    if (longer.length === 0) break;
    for (const at of longer.slice(0, left)) counts[at] = rank + 1;
    left -= longer.length;
  }
  return all.map(({ stand, lines }, at) => ({ stand, lines: lines.slice(0, counts[at]) }));
}

/** One fault of a kind at a choice is enough to mend it. */
const keyOf = ({ code, node, choice }: GraphFinding) => JSON.stringify([code, node, choice]);

/**
 * Types in every scene of a story: its choices in their own words and others, what its answers are
 * written for, and what means nothing there. After each scene it says how many lines that were, and
 * ends when it is told that these are enough. The same seed, the same report.
 */
export function* typing(
  story: StoryVersion,
  { seed = 1, lines: most = usualLines }: TypingOptions = {},
): Generator<number, TypedReport, "enough" | undefined> {
  const tries = new Map<string, number>();
  const stands = standsIn(story.graph, String(seed));
  const planned = stands.slice(0, mostStands).map((stand): Typed => {
    const { position, fresh } = stand;
    const rng = createRng(`${seed} ${position.node} ${fresh[0]?.text ?? ""}`);
    return { stand, lines: linesAt({ story, stand, rng }, tries) };
  });
  const all = planned.reduce((sum, { lines }) => sum + lines.length, 0);
  const found = new Map<string, GraphFinding>();
  const tried = new Set<string>();
  const came = new Set<string>();
  const scenes = new Set<string>();
  let lines = 0;
  for (const { stand, lines: wanted } of within(planned, most)) {
    const { position, edges: offers } = stand;
    scenes.add(position.node);
    for (const line of wanted) {
      const { said } = line;
      const asked = { story, position, action: "custom_action", offers, passages: [] } as const;
      const step = understand({ ...asked, said });
      lines += 1;
      if (line.for === "answer") tried.add(line.reaction);
      if (step.way === "reaction")
        for (const name of [step.reaction, ...(step.also ?? [])]) came.add(name);
      const fault = faultOf(story, stand, line, step);
      if (fault && !found.has(keyOf(fault))) found.set(keyOf(fault), fault);
    }
    if ((yield lines) === "enough") break;
  }
  const answers = { tried: tried.size, came: [...tried].filter((name) => came.has(name)).length };
  const is_whole = lines === all && stands.length <= mostStands;
  return { lines, scenes: scenes.size, is_whole, answers, findings: [...found.values()] };
}
