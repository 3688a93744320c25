import { readdirSync, readFileSync } from "node:fs";
import { bookFrom } from "@katha/catalogue";
import type { StoryVersion } from "@katha/narrator";
import { normalise } from "@katha/storygraph";

export const sets = ["build", "measure"] as const;
export type StorySet = (typeof sets)[number];

export const choiceKinds = ["choice-near", "choice-far"] as const;
export const stayKinds = [
  "look",
  "question",
  "deed",
  "remark",
  "refusal",
  "breaking",
  "other",
] as const;
export type LineKind = (typeof choiceKinds)[number] | "either" | (typeof stayKinds)[number];

/** What somebody typed in a scene, and which of its choices that meant; none: it must not move the story. */
export interface Line {
  scene: string;
  meant: readonly number[];
  kind: LineKind;
  said: string;
}

/** A story as an ordinary author leaves it: scenes and choices, and nothing else. */
export interface UnaidedStory extends StoryVersion {
  slug: string;
  set: StorySet;
  /** The language, and the script where it is not that language's own. */
  tongue: string;
  lines: readonly Line[];
}

const home = new URL("./", import.meta.url);
const rowsOf = (text: string) =>
  text.split("\n").filter((row) => row !== "" && !row.startsWith("#"));

function lineFrom(row: string): Line {
  const [scene = "", meaning = "", kind = "", said = ""] = row.split("\t");
  const meant = meaning === "stay" ? [] : meaning.split("/").map(Number);
  return { scene, meant, kind: kind as LineKind, said };
}

function storyFrom(set: StorySet, slug: string): UnaidedStory {
  const folder = new URL(`${set}/${slug}/`, home);
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
  // The reader of the catalogue asks for a bible and a cover, which nobody has written here.
  const page = (name: string) => ({
    file: `${set}/${slug}/${name}`,
    text: name.endsWith(".json") ? "{}" : read(name),
  });
  const { front, structure } = bookFrom(slug, ["story.md", "scenes.md"], page);
  const graph = normalise(structure);
  const language = String(front["language"]);
  const told = Object.values(graph.nodes).map(({ text }) => text);
  const isLatin = !/\p{Script=Devanagari}/u.test(told.join(""));
  return {
    slug,
    set,
    tongue: language === "hi" && isLatin ? "hi in Latin letters" : language,
    title: String(front["title"]),
    language,
    contentRating: "teen",
    prompt: String(front["story_prompt"]),
    systemPrompt: "",
    graph,
    bible: null,
    lines: rowsOf(read("lines.txt")).map(lineFrom),
  };
}

export const storiesOf = (set: StorySet): UnaidedStory[] =>
  readdirSync(new URL(`${set}/`, home))
    .toSorted()
    .map((slug) => storyFrom(set, slug));
