import { nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import { reactionTo } from "../../state/turns/answers.ts";
import { afterReaction } from "../../state/turns/react.ts";
import type { PlayState } from "../../state/turns/state.ts";
import { begin, take } from "../../state/turns/take.ts";
import { wordsIn } from "../../state/turns/words.ts";
import type { Start } from "../state/starts.ts";

/** One thing that a player did: a way taken, with the outcome of its check, a command, or something typed. */
export type Decision =
  | { choice: number | null; target: string; isWon: boolean }
  | { command: string }
  | { reaction: string };

/** The same step, as the player read it. */
export interface PathStep {
  /** The scene in which it was done. */
  node: string;
  /** The choice, the command, or the name of the answer to what was typed. */
  text: string;
  /** The outcome of its skill check; null without one. */
  check: "won" | "lost" | null;
}

/** Replays these decisions by the story's plain rules: what the player read on the way, and where it led. */
export function replay(
  graph: StoryGraph,
  { who, endings }: Start,
  decisions: readonly Decision[],
): { node: string; state: PlayState; steps: PathStep[] } {
  let { node, state } = begin(graph, { given: { seed: "", endings }, who });
  const steps: PathStep[] = [];
  for (const decision of decisions) {
    if ("command" in decision || "reaction" in decision) {
      const reaction =
        "command" in decision
          ? reactionTo(graph, node, state, decision.command)
          : decision.reaction;
      const text = "command" in decision ? decision.command : decision.reaction;
      steps.push({ node, text, check: null });
      if (reaction !== undefined) ({ node, state } = afterReaction(graph, node, state, reaction));
      continue;
    }
    const { choice: at, target, isWon } = decision;
    const choice = at === null ? undefined : nodeNamed(graph, node)?.choices[at];
    const title = nodeNamed(graph, target)?.storylet?.title;
    const text = wordsIn(graph, choice?.text ?? title ?? "", state);
    const check = choice?.check === undefined ? null : isWon ? "won" : "lost";
    steps.push({ node, text, check });
    const way = { choice: at, target, isLocked: false };
    ({ node, state } = take(graph, node, state, way, isWon ? 0 : 1));
  }
  return { node, state, steps };
}
