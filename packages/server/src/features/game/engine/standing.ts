import { commandXpCosts, type CommandCosts, type TurnAction } from "@katha/api/contract";
import { offersAt } from "@katha/narrator";
import type { KeptPlay } from "./kept-play.ts";
import type { PlayableStory } from "./playable-story.ts";
import { offersShown, stateShown } from "./shown.ts";

/** The part at which a player stands. */
export interface LastPart {
  /** Null at the opening. */
  action: string | null;
  choices: readonly string[];
}

/** The choices at a part, and the state there. */
export function standingAt({ graph }: PlayableStory, { position }: KeptPlay, last: LastPart) {
  // Immerse offers two choices of its own, but all other choices stay possible.
  const others = last.action === "immerse" ? offersAt(graph, position) : [];
  const open = [...last.choices, ...others.map(({ text }) => text)];
  return {
    choices: [...last.choices],
    state: stateShown(graph, position),
    offers: offersShown(graph, position, open),
  };
}

export type Standing = ReturnType<typeof standingAt>;

function costsOf({ costs }: PlayableStory): CommandCosts {
  const of = (command: TurnAction) => costs[command] ?? commandXpCosts[command];
  return {
    continue: of("continue"),
    immerse: of("immerse"),
    custom_action: of("custom_action"),
    show: of("show"),
    undo: of("undo"),
  };
}

/** What the server says of a story without reading its scenes. */
export function factsOf(work: PlayableStory) {
  const { title, language, contentRating, bible, initialXp, commands, sourcesNote } = work;
  return {
    title,
    language,
    contentRating,
    bible,
    initialXp,
    commands: [...commands],
    costs: costsOf(work),
    sourcesNote,
  };
}

export type StoryFacts = ReturnType<typeof factsOf>;
