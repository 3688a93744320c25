import { afterReaction, nodeNamed, react, wordsIn, type StoryGraph } from "@katha/storygraph";
import type { Position, Step } from "../port.ts";
import { labelOf, move } from "../position/index.ts";

type EdgeStep = Extract<Step, { way: "edge" }>;

function choiceOf(graph: StoryGraph, { node }: Position, { taken, to, choice }: EdgeStep) {
  const choices = nodeNamed(graph, node)?.choices ?? [];
  if (taken !== undefined) return "choice" in taken ? choices[taken.choice] : undefined;
  return choices.find(({ text, target }) => target === to && labelOf(text) === choice);
}

/** What the story remembers of a step, in the author's sentences. */
export function deedsOf(graph: StoryGraph, before: Position, step: Step): string[] {
  if (step.way === "edge") {
    const { remembers, check } = choiceOf(graph, before, step) ?? {};
    if (remembers === undefined) return [];
    const isLost = check !== undefined && move(graph, before, step).check?.isWon === false;
    return isLost ? [] : [wordsIn(graph, remembers, before.state)];
  }
  if (step.way !== "reaction") return [];
  const deeds: string[] = [];
  let { node, state } = before;
  for (const name of [step.reaction, ...(step.also ?? [])]) {
    const remembers = react(graph, state, name)?.remembers;
    if (remembers) deeds.push(remembers);
    ({ node, state } = afterReaction(graph, node, state, name));
  }
  return deeds;
}
