import type { authoringApi } from "@katha/api/authoring";
import type { PlayRules, StoryEntry } from "@katha/storygraph";
import { parseStructure } from "../structure/structure-text.ts";

/** The story in the form, saved or not. */
export interface WrittenStory {
  entry: StoryEntry;
  structure: object;
  rules: PlayRules;
}

type Body = Parameters<ReturnType<typeof authoringApi.useProveTypingMutation>[0]>[0];

/** As the server reads it, and types and plays in it. */
export function writtenOnWire({ entry, structure, rules }: WrittenStory): Body {
  return {
    title: entry.title,
    language: entry.language as Body["language"],
    contentRating: entry.contentRating,
    storyStructure: structure as Body["storyStructure"],
    bible: parseStructure(entry.bibleText) ?? {},
    rules: { ...rules },
  };
}

/** As the server plays in it. */
export const playedOnWire = (written: WrittenStory) => ({
  ...writtenOnWire(written),
  storyPrompt: written.entry.storyPrompt,
  storySystemPrompt: written.entry.storySystemPrompt,
});
