import { begin, offersIn, type StoryGraph } from "@katha/storygraph";
import { ourPlayer } from "./ink-player.ts";

/** Takes the choices with these words, and returns the text at the end. */
export function walked(graph: StoryGraph, picks: readonly string[]) {
  const player = ourPlayer(graph, "Continue");
  for (const pick of picks) {
    const at = player.met().choices.indexOf(pick);
    if (at === -1) throw new Error(`No “${pick}” among ${player.met().choices.join(", ")}.`);
    player.pick(at);
  }
  return player.met();
}

/** What the first scene shows, locked choices in brackets. */
export function firstOffers(graph: StoryGraph): string[] {
  const { node, state } = begin(graph);
  return offersIn(graph, node, state).map(({ text, isLocked }) => (isLocked ? `(${text})` : text));
}
