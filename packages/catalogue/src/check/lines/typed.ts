import { findingText } from "@katha/storygraph";
import { typing, type StoryVersion, type TypedReport } from "@katha/narrator";
import type { ReadStory } from "../read-stories.ts";

type Typed = Pick<ReadStory, "title" | "language" | "bible" | "graph"> & { content_rating: string };

/** What players who type in every scene find, with the same seed as an author's proof. */
export function typedIn({ title, language, content_rating, bible, graph }: Typed): TypedReport {
  const told = { contentRating: content_rating, prompt: "", systemPrompt: "" };
  const story: StoryVersion = { title, language, ...told, graph, bible };
  const scenes = typing(story);
  for (;;) {
    const scene = scenes.next();
    if (scene.done) return scene.value;
  }
}

export const faultsOfTyped = ({ findings }: TypedReport): string[] =>
  findings.map((found) => `${found.node ?? ""}: ${findingText(found)}`);

/** How much was typed, in words. */
export const typedCounts = ({ lines, scenes, answers }: TypedReport): string =>
  `${lines} lines typed in ${scenes} scenes; ${answers.came} of ${answers.tried} answers came`;
