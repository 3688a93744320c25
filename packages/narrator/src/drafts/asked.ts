import { isPresent, nodeNamed } from "@katha/storygraph";
import type { StoryVersion } from "../port.ts";
import { startPosition } from "../position/index.ts";

/** What an author wants an answer to. */
export interface AnswerWanted {
  story: StoryVersion;
  /** The scene the author is looking at; blank: any in which the answer can come. */
  scene: string;
  reaction: { about: string; acts: readonly string[]; topics: readonly string[]; at: string };
  /** What players typed. */
  lines: readonly string[];
  wish: string;
  besides: readonly string[];
}

/** The scene to write the answer for: its own, else the author's, else the first that has whom it is about. */
export function sceneFor({ story, scene, reaction }: AnswerWanted): string {
  const { graph } = story;
  const { about, at } = reaction;
  if (at !== "") return at;
  const isHere = (node: string) =>
    nodeNamed(graph, node) !== undefined && isPresent(graph, node, about);
  if (scene !== "" && isHere(scene)) return scene;
  return Object.keys(graph.nodes).find(isHere) ?? startPosition(graph).node;
}
