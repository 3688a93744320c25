import { sentencesOf } from "../../src/text/sentences.ts";
import type { StoryVersion } from "../../src/port.ts";
import { bibleOf } from "../../src/bible/bible.ts";
import { linesOf, type Line, type Play } from "./play.ts";

export interface Counts {
  plays: number;
  ended: number;
  typed: number;
  /** Answered by the author; of these, by topic or act, and about the right target or nobody. */
  answered: number;
  toThePoint: number;
  toWhom: number;
  /** Answered by a plain line of ours. */
  ours: number;
  asked: number;
  /** Choices said in other words, and those of them that were understood. */
  aliases: number;
  aliasesTaken: number;
  /** Lines that took a choice and were not another way of saying it. */
  moved: readonly string[];
  /** Sentences of answers that were told before in the same play. */
  twice: readonly string[];
  /** Sentences of answers, and those that answer something else in another play of the story. */
  sentences: number;
  common: readonly string[];
  cameBack: number;
}

const leastLetters = 12;
const flat = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

function sentencesIn({ answer, step }: Line, language: string): string[] {
  if (step.way === "ask" || step.way === "edge") return [];
  return sentencesOf(answer, language)
    .map(flat)
    .filter((sentence) => sentence.length >= leastLetters);
}

function reactionOf({ graph }: StoryVersion, { step }: Line) {
  return step.way === "reaction" ? graph.reactions?.[step.reaction] : undefined;
}

/** An answer to more acts than these and without a topic is a catch-all. */
const mostActs = 6;

function isToThePoint(story: StoryVersion, line: Line): boolean {
  const reaction = reactionOf(story, line);
  if (reaction === undefined) return false;
  const { topics, acts, about } = reaction;
  // It only comes where one of its topics was spoken of.
  if (topics.length > 0) return true;
  const isPerson = bibleOf(story.bible).cast.some(({ name }) => name === about);
  if (isPerson || about === "") return acts.length <= mostActs && acts.includes(line.typed.act);
  return acts.length === 0 || acts.includes(line.typed.act);
}

/** Whether two lines with the same answer asked for the same thing. */
const isSameAsked = (story: StoryVersion, one: Line, other: Line) =>
  one.typed.line === other.typed.line || (isToThePoint(story, one) && isToThePoint(story, other));

function isToWhom(story: StoryVersion, line: Line): boolean {
  const about = reactionOf(story, line)?.about;
  return about !== undefined && ["", about].includes(line.typed.about || (about ?? ""));
}

function heardTwice(lines: readonly Line[], language: string): string[] {
  const heard = new Map<string, string>();
  return lines.flatMap((line) =>
    sentencesIn(line, language).flatMap((sentence) => {
      const before = heard.get(sentence);
      heard.set(sentence, line.typed.line);
      return before === undefined ? [] : [`${sentence} (${before} / ${line.typed.line})`];
    }),
  );
}

function heardElsewhere(story: StoryVersion, plays: readonly Line[][]): string[] {
  const said = plays.map((lines) =>
    lines.flatMap((line) =>
      sentencesIn(line, story.language).map((sentence) => ({ sentence, line })),
    ),
  );
  return said.flatMap((sentences, at) =>
    sentences.flatMap(({ sentence, line }) => {
      const others = said.flatMap((one, play) => (play === at ? [] : one));
      const other = others.find(
        (one) => one.sentence === sentence && !isSameAsked(story, one.line, line),
      );
      return other ? [`${sentence} (${line.typed.line} / ${other.line.typed.line})`] : [];
    }),
  );
}

/** The totals of one story's plays. */
export function countsOf(story: StoryVersion, plays: readonly Play[]): Counts {
  const said = plays.map(linesOf);
  const lines = said.flat();
  const answered = lines.filter(({ step }) => step.way === "reaction");
  const aliases = lines.filter(({ typed }) => typed.act === "choose");
  const took = ({ step, typed }: Line) => step.way === "edge" && step.to === typed.to;
  const moved = lines.filter(({ typed, step }) => typed.act !== "choose" && step.way === "edge");
  return {
    plays: plays.length,
    ended: plays.filter(({ ending }) => ending !== undefined).length,
    typed: lines.length,
    answered: answered.length,
    toThePoint: answered.filter((line) => isToThePoint(story, line)).length,
    toWhom: answered.filter((line) => isToWhom(story, line)).length,
    ours: lines.filter(({ step }) => step.way === "detour" || step.way === "refusal").length,
    asked: lines.filter(({ step }) => step.way === "ask").length,
    aliases: aliases.length,
    aliasesTaken: aliases.filter(took).length,
    moved: moved.map(({ typed, step, scene }) =>
      step.way === "edge" ? `${scene}: “${typed.line}” took “${step.choice}”` : scene,
    ),
    twice: said.flatMap((play) => heardTwice(play, story.language)),
    sentences: lines.flatMap((line) => sentencesIn(line, story.language)).length,
    common: heardElsewhere(story, said),
    cameBack: plays.filter(({ moments }) => moments.some(({ kind }) => kind === "later")).length,
  };
}
