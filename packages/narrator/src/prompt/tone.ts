import { canAnswer } from "@katha/storygraph";
import type { NarrationRequest } from "../port.ts";
import { block, defused } from "./blocks.ts";

const heading =
  "How the author answers what players do here. Answer in this manner, in this length, and repeat none of it.";
const mostExamples = 5;
const mostLetters = 300;

/** Authored answers that nearly fit, as examples of tone; empty where there are none. */
export function toneOf({ story, step, before }: NarrationRequest): string {
  if (step.way === "edge" || step.way === "ask") return "";
  const { graph } = story;
  const lines = Object.entries(graph.reactions ?? {})
    .filter(([name, reaction]) => {
      const isTyped = reaction.command === "" && reaction.says.length > 0;
      return isTyped && canAnswer(graph, before.node, before.state, name, reaction);
    })
    .toSorted(([, left], [, right]) => rank(right.about) - rank(left.about))
    .flatMap(([, { says }]) => says.slice(0, 1))
    .filter((line) => line.length <= mostLetters && !line.includes("{"))
    .slice(0, mostExamples)
    .map((line) => `- ${defused(line.replaceAll(/\s+/gu, " "))}`);
  return lines.length === 0 ? "" : `${heading}\n${block("author-answers", lines.join("\n"))}`;
}

/** Answers of a person show how people here speak. */
const rank = (about: string) => (about === "" ? 0 : 1);
