import type { Step } from "@katha/narrator";
import { findingsIn, withoutNamed, type AnswerFindings } from "./answers.ts";
import { playTo, typeLine } from "./play.ts";
import type { Line, UnaidedStory } from "./stories.ts";
import { sentencesIn, wordsIn } from "./words.ts";

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

interface Typed {
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

export interface Judged extends Typed {
  /** Of lines that mean no choice and were answered. */
  findings?: AnswerFindings;
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
  const named = step.choices.map(at);
  return meant.every((one) => named.includes(one)) ? "asked rightly" : "asked of others";
}

const withoutLine = (said: string, answer: string) => {
  const typed = new Set(wordsIn(said));
  return wordsIn(answer)
    .filter((word) => !typed.has(word))
    .join(" ");
};

async function typedAt(story: UnaidedStory): Promise<Typed[]> {
  const all: Typed[] = [];
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

/** A sentence that so many stories have been answered with is of no story. */
const stories = 3;

/** Types every line as the first in its scene, and judges what comes. */
export async function judge(all: readonly UnaidedStory[]): Promise<Judged[]> {
  const typed: Typed[] = [];
  for (const story of all) typed.push(...(await typedAt(story)));
  const isAnswer = ({ line, outcome }: Typed) => line.meant.length === 0 && outcome === "answered";
  const answeredIn = new Map<string, Set<UnaidedStory>>();
  for (const { story, line, answer } of typed.filter(isAnswer))
    for (const sentence of sentencesIn(answer)) {
      const left = withoutNamed(story, line.said, sentence);
      answeredIn.set(left, (answeredIn.get(left) ?? new Set()).add(story));
    }
  const isEverywhere = (sentence: string) => (answeredIn.get(sentence)?.size ?? 0) >= stories;
  return typed.map((one) =>
    isAnswer(one)
      ? { ...one, findings: findingsIn(one.story, one.line, one.answer, isEverywhere) }
      : one,
  );
}
