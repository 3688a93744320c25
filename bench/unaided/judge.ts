import type { Step } from "@katha/narrator";
import { findingsIn, frameOf, type AnswerFindings } from "./answers.ts";
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
  const named = new Set(step.choices.map(at));
  return meant.every((one) => named.has(one)) ? "asked rightly" : "asked of others";
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

/** A sentence that has been the answer to so many lines, and not in one story alone, is of no story. */
const severalLines = 3;
/** In how many other stories a line is typed, to hear what is the same there. */
const others = 2;

/** The frames of sentences that are the answer anywhere. */
async function framesEverywhere(typed: readonly Typed[]): Promise<Set<string>> {
  const heard = new Map<string, { lines: Set<Line>; stories: Set<UnaidedStory> }>();
  const hear = (story: UnaidedStory, line: Line, answer: string) => {
    for (const sentence of sentencesIn(answer)) {
      const frame = frameOf(story, line.said, sentence);
      const { lines, stories } = heard.get(frame) ?? { lines: new Set(), stories: new Set() };
      heard.set(frame, { lines: lines.add(line), stories: stories.add(story) });
    }
  };
  for (const all of Map.groupBy(typed, ({ story }) => story.language).values()) {
    const stories = [...new Set(all.map(({ story }) => story))];
    for (const { story, line, answer } of all) {
      hear(story, line, answer);
      for (let on = 1; on <= others; on += 1) {
        const other = stories[(stories.indexOf(story) + on) % stories.length];
        if (other === undefined || other === story) continue;
        const elsewhere = await typeLine(playTo(other, other.graph.start_node), line.said);
        if (elsewhere.step.way !== "edge") hear(other, line, elsewhere.answer);
      }
    }
  }
  const isEverywhere = ({ lines, stories }: { lines: Set<Line>; stories: Set<UnaidedStory> }) =>
    lines.size >= severalLines && stories.size > 1;
  return new Set([...heard].flatMap(([frame, where]) => (isEverywhere(where) ? [frame] : [])));
}

/** Types every line as the first in its scene, and judges what comes. */
export async function judge(all: readonly UnaidedStory[]): Promise<Judged[]> {
  const typed: Typed[] = [];
  for (const story of all) typed.push(...(await typedAt(story)));
  const isAnswer = ({ line, outcome }: Typed) => line.meant.length === 0 && outcome === "answered";
  const frames = await framesEverywhere(typed.filter(isAnswer));
  const isEverywhere = (frame: string) => frames.has(frame);
  const judged: Judged[] = [];
  for (const one of typed) {
    const { story, line, answer } = one;
    const findings = isAnswer(one) ? findingsIn(story, line, answer, isEverywhere) : undefined;
    judged.push(findings === undefined ? one : { ...one, findings });
  }
  return judged;
}
