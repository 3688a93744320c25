import type { Telling } from "../../port.ts";
import { block, blockTokens, defused } from "./blocks.ts";
import { material } from "./material.ts";
import { fewestRules, rulesFor } from "./rules.ts";
import { sceneWithin } from "./scene.ts";
import { shelfOf } from "./shelf.ts";
import { cutTo, tokensIn } from "./tokens.ts";

export interface Prompt {
  system: string;
  messages: { role: "user"; content: string }[];
}

/** What a chat format adds around the two messages and before the answer. */
const framing = 24;

const noAction: Readonly<Record<Telling["action"], string>> = {
  continue: "The player lets the story go on.",
  immerse: "The player looks around and lets the moment last.",
  custom_action: "The player lets the story go on.",
};

function actionBlock({ said, action }: Telling): string {
  const text = defused(said ?? "");
  return text === "" ? noAction[action] : block("action", text);
}

/**
 * The whole prompt, never over its tokens. What matters most is taken first: the action, the rules,
 * the scene, then the last parts, what is remembered, the bible, the summary and what is recalled.
 * The same telling always gives the same prompt.
 */
export function promptFor({ telling, tokens }: { telling: Telling; tokens: number }): Prompt {
  const all = Math.max(0, tokens - framing);
  const action = cutAction(actionBlock(telling), all);
  const shelf = shelfOf(all - tokensIn(action));
  const system =
    shelf.take(rulesFor(telling)) ??
    shelf.take(fewestRules(telling)) ??
    shelf.takeCut(fewestRules(telling), { most: shelf.left(), least: 8 }) ??
    "";
  const scene = shelf.take(sceneWithin(telling, Math.floor(shelf.left() * 0.6))) ?? "";
  return {
    system,
    messages: [
      {
        role: "user",
        content: [...material(telling, shelf), scene, action]
          .filter((text) => text !== "")
          .join("\n\n"),
      },
    ],
  };
}

/** Whole; cut with a mark only when it alone is more than everything. */
function cutAction(action: string, tokens: number): string {
  if (tokensIn(action) <= tokens) return action;
  const inner = action.slice(action.indexOf("\n") + 1, action.lastIndexOf("\n"));
  const cut = cutTo(inner, tokens - blockTokens("action"));
  return cut === "" ? "" : block("action", cut);
}
