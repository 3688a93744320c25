import type { Step } from "@katha/narrator";
import { playTo, typeLine } from "./play.ts";
import type { Line, UnaidedStory } from "./stories.ts";

export const outcomes = [
  "taken",
  "asked rightly",
  "another taken",
  "asked of others",
  "moved",
  "asked",
  "answered",
] as const;
export type Outcome = (typeof outcomes)[number];

export interface Judged {
  story: UnaidedStory;
  line: Line;
  step: Step;
  outcome: Outcome;
  answer: string;
  /** How many choices a question named. */
  asked: number;
  /** Another line was typed before it in the same scene, and answered in the same words. */
  isSameAgain: boolean | undefined;
}

const wordsIn = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** So many words one behind the other are the author's where a scene has them so. */
const fewestWords = 5;

const runsOf = (text: string) =>
  wordsIn(text).map((_, at, words) => words.slice(at, at + fewestWords).join(" "));

/** Whether an answer is told in words of the story's scenes. */
export function isAuthors({ story: { graph }, line, answer }: Judged): boolean {
  const scenes = Object.values(graph.nodes).map(({ text }) => ` ${wordsIn(text).join(" ")} `);
  const typed = ` ${wordsIn(line.said).join(" ")} `;
  return runsOf(answer)
    .slice(0, 1 - fewestWords)
    .some((run) => !typed.includes(` ${run} `) && scenes.some((text) => text.includes(` ${run} `)));
}

function outcomeOf(
  story: UnaidedStory,
  { scene, meant }: Line,
  step: Step,
  moved: boolean,
): Outcome {
  const choices = story.graph.nodes[scene]?.choices ?? [];
  const at = (text: string) => choices.findIndex((choice) => choice.text === text);
  if (step.way === "edge" || moved) {
    if (meant.length !== 1) return "moved";
    return step.way === "edge" && meant.includes(at(step.choice)) ? "taken" : "another taken";
  }
  if (step.way !== "ask") return "answered";
  if (meant.length === 0) return "asked";
  const named = new Set(step.choices.map(at));
  return meant.every((one) => named.has(one)) ? "asked rightly" : "asked of others";
}

const withoutLine = (said: string, answer: string) => {
  const typed = new Set(wordsIn(said));
  return wordsIn(answer)
    .filter((word) => !typed.has(word))
    .join(" ");
};

/** Types every line of a story as the first in its scene, and judges what comes. */
export async function judge(story: UnaidedStory): Promise<Judged[]> {
  const all: Judged[] = [];
  let last: Line | undefined;
  for (const line of story.lines) {
    const play = playTo(story, line.scene);
    const { step, answer, after } = await typeLine(play, line.said);
    const moved = after.position.node !== line.scene;
    const outcome = outcomeOf(story, line, step, moved);
    let isSameAgain: boolean | undefined;
    if (line.meant.length === 0 && outcome === "answered") {
      if (last?.scene === line.scene) {
        const first = await typeLine(play, last.said);
        const second = await typeLine(first.after, line.said);
        if (first.step.way === second.step.way)
          isSameAgain =
            withoutLine(last.said, first.answer) === withoutLine(line.said, second.answer);
      }
      last = line;
    }
    const asked = step.way === "ask" ? step.choices.length : 0;
    all.push({ story, line, step, outcome, answer, asked, isSameAgain });
  }
  return all;
}
