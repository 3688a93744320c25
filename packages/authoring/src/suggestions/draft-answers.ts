import type { Body } from "@katha/api";
import type { Reaction, StoryEntry } from "@katha/storygraph";
import { parseStructure } from "../structure/structure-text.ts";

type DraftAnswers = Body<"draftAnswers">;

export interface AskedAnswer {
  node: string;
  reaction: Reaction;
  /** The players' lines to answer. */
  lines: readonly string[];
}

interface Wanted {
  wish: string;
  /** Earlier drafts, which should not be repeated. */
  besides: readonly string[];
}

/** The most that the server reads. */
const mostLines = 10;
const mostBesides = 20;

/** The request for drafts of an answer, for the story in the form, saved or not. */
export function draftAnswersRequest(
  entry: StoryEntry,
  structure: object,
  { node, reaction, lines }: AskedAnswer,
  { wish, besides }: Wanted,
): DraftAnswers {
  const { about, acts, topics, at } = reaction;
  return {
    title: entry.title,
    storyPrompt: entry.storyPrompt,
    language: entry.language as NonNullable<DraftAnswers["language"]>,
    contentRating: entry.contentRating,
    storyStructure: structure as DraftAnswers["storyStructure"],
    bible: parseStructure(entry.bibleText) ?? {},
    scene: node,
    reaction: { about, acts: [...acts], topics: [...topics], at },
    lines: lines.slice(0, mostLines),
    wish: wish.trim(),
    besides: besides.slice(0, mostBesides),
  };
}
