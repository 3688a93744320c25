import { commandXpCosts, type CommandCosts, type TurnAction } from "@katha/api/contract";
import type { PlayableStory } from "./playable-story.ts";

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
