import { bibleIn, bibleNamesIn, economyIn, playRulesIn } from "@katha/authoring";
import { ruledBy, stateDesk, type StoryEntry, viewOf } from "@katha/storygraph";
import { useMemo } from "react";

type Structure = Parameters<typeof viewOf>[0];

export type WrittenStory = ReturnType<typeof useWrittenStory>;

/** The story in the form, as it is played and proved: its rules, and its scenes under them. */
export function useWrittenStory(entry: StoryEntry, structure: Structure) {
  const { initialXp, xpGainMultiplier, gameConfigText, bibleText, contentRating } = entry;
  const economy = useMemo(
    () => economyIn({ initialXp, xpGainMultiplier, gameConfigText }),
    [initialXp, xpGainMultiplier, gameConfigText],
  );
  const { healthMax, inventorySlots, skillCheck } = entry;
  const { rules, commands } = useMemo(
    () => playRulesIn({ healthMax, inventorySlots, skillCheck, gameConfigText }),
    [healthMax, inventorySlots, skillCheck, gameConfigText],
  );
  const graph = useMemo(() => ruledBy(viewOf(structure), rules), [structure, rules]);
  const desk = useMemo(() => stateDesk(graph), [graph]);
  const bibleNames = useMemo(() => bibleNamesIn(bibleText), [bibleText]);
  /** What scenes are checked against. */
  const context = useMemo(
    () => ({ rating: contentRating, commands, bible: bibleIn(bibleText) }),
    [contentRating, commands, bibleText],
  );
  return { entry, structure, rules, commands, economy, graph, desk, bibleNames, context };
}
