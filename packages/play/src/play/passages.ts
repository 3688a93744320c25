import { isFromKatha, type Passage } from "@katha/narrator";
import { isUnheard, mentionedBefore, stepOf } from "./kept-play.ts";
import type { KeptPlay, ToldTurn } from "./turn.ts";

/** What the built-in narrator looks back at; a model is given more, as far as its prompt goes. */
export const passagesRead = { byRules: 50, byModels: 200 } as const;

export function openingPassage({ node, text }: { node: string; text: string }): Passage {
  return { turnId: null, action: "story_start", said: null, text, node };
}

export function passageOf(turn: Omit<ToldTurn, "offers">): Passage {
  const step = stepOf(turn);
  return {
    // Copied parts keep their original ids in the narrator's memory.
    turnId: turn.copy_of ?? turn.id,
    action: turn.action,
    said: isUnheard(step) ? null : (turn.user_input ?? turn.selected_choice),
    text: [turn.setup, turn.narrative].filter((text) => text !== null).join("\n\n"),
    node: turn.node ?? "",
    deeds: turn.became?.deeds ?? [],
    isFromKatha: step !== null && isFromKatha(step),
  };
}

/** The latest parts, after what earlier ones mentioned. */
export function passagesBefore(
  play: KeptPlay,
  opening: Passage,
  parts: readonly Passage[],
): Passage[] {
  const before = play.depth - parts.length;
  if (before === 0) return [opening, ...parts];
  return [...mentionedBefore(play, before), ...parts];
}
