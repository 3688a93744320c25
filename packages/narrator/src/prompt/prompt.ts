import type { NarrationRequest } from "../port.ts";
import { block, blockTokens, defused } from "./blocks.ts";
import { material } from "./material.ts";
import { fewestRules, rulesFor } from "./rules.ts";
import { sceneWithin } from "./scene.ts";
import { stateFacts } from "./state-facts.ts";
import { toneOf } from "./tone.ts";
import { tokenBudget } from "./token-budget.ts";
import { cutTo, tokensIn } from "./tokens.ts";

export interface Prompt {
  system: string;
  messages: { role: "user"; content: string }[];
}

/** What a chat format adds around the two messages and before the answer. */
const framing = 24;

const noAction: Readonly<Record<NarrationRequest["action"], string>> = {
  continue: "The player lets the story go on.",
  immerse: "The player looks around and lets the moment last.",
  custom_action: "The player lets the story go on.",
};

function actionBlock({ said, action }: NarrationRequest): string {
  const text = defused(said ?? "");
  return text === "" ? noAction[action] : block("action", text);
}

/**
 * The whole prompt, never over its tokens. What matters most is taken first: the action, the rules,
 * the scene, what the story counts, its author's tone, then the last parts, the premise, the author's wishes, what is
 * remembered, the bible, the summary and what is recalled.
 * The same request always gives the same prompt.
 */
export function promptFor({
  request,
  tokens,
}: {
  request: NarrationRequest;
  tokens: number;
}): Prompt {
  const all = Math.max(0, tokens - framing);
  const action = cutAction(actionBlock(request), all);
  const budget = tokenBudget(all - tokensIn(action));
  const system =
    budget.take(rulesFor(request)) ??
    budget.take(fewestRules(request)) ??
    budget.takeCut(fewestRules(request), { most: budget.left(), least: 8 }) ??
    "";
  const scene = budget.take(sceneWithin(request, Math.floor(budget.left() * 0.6))) ?? "";
  const facts = stateFacts(request);
  const state = facts === "" ? "" : (budget.take(facts) ?? "");
  const examples = toneOf(request);
  const tone = examples === "" ? "" : (budget.take(examples) ?? "");
  return {
    system,
    messages: [
      {
        role: "user",
        content: [...material(request, budget), tone, state, scene, action]
          .filter((text) => text !== "")
          .join("\n\n"),
      },
    ],
  };
}

/** Whole; cut with a mark only when it alone exceeds the budget. */
function cutAction(action: string, tokens: number): string {
  if (tokensIn(action) <= tokens) return action;
  const inner = action.slice(action.indexOf("\n") + 1, action.lastIndexOf("\n"));
  const cut = cutTo(inner, tokens - blockTokens("action"));
  return cut === "" ? "" : block("action", cut);
}
