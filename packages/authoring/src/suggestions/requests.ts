import type { Body } from "@katha/api";
import type { GraphNode, StoryEntry } from "@katha/storygraph";

type SuggestForm = Body<"suggest">;
type Scene = NonNullable<SuggestForm["scene"]>;

/** The server reads no more than this: the end of what comes before a draft, the beginning of anything else. */
const most = { choices: 20, besides: 20, before: 2 } as const;
export const beginning = (text: string, length = 4_000) => text.slice(0, length).toWellFormed();
const end = (text: string) => text.slice(-6_000).toWellFormed();

/** What the form says about the story. */
export function storyFacts(entry: StoryEntry) {
  return {
    title: entry.title,
    tagline: entry.tagline,
    storyDescription: beginning(entry.storyDescription),
    storyPrompt: beginning(entry.storyPrompt),
    language: entry.language as NonNullable<SuggestForm["language"]>,
    contentRating: entry.contentRating,
  };
}

interface SceneGraph {
  readonly start_node: string;
  readonly nodes: Readonly<
    Record<
      string,
      Pick<GraphNode, "text" | "place" | "mood" | "hour" | "weather"> & {
        readonly choices: readonly { readonly text: string; readonly target: string }[];
        readonly cast?: readonly string[];
      }
    >
  >;
}

/** A scene, and what comes before it. */
export function sceneFacts({ nodes }: SceneGraph, name: string): Scene {
  const node = nodes[name];
  if (node === undefined) return {};
  const before = Object.values(nodes).filter(
    (one) => one !== node && one.choices.some(({ target }) => target === name),
  );
  const facts = [node.place, node.mood, node.hour, node.weather, ...(node.cast ?? [])];
  return {
    text: end(node.text),
    choices: node.choices.slice(0, most.choices).map(({ text }) => beginning(text, 300)),
    facts: facts.filter((fact): fact is string => Boolean(fact)),
    before: before.slice(0, most.before).map(({ text }) => end(text)),
  };
}

/** The earlier drafts that are sent along, cut to the server's limits. */
export function draftsSoFar(drafts: readonly { text: string }[]): string[] {
  return drafts.slice(0, most.besides).map(({ text }) => beginning(text, 1_000));
}
