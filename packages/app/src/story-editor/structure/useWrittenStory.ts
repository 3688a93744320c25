import { bibleIn, bibleNamesIn, economyIn, playRulesIn } from "@katha/authoring";
import { ruledBy, stateDesk, type StoryEntry, viewOf } from "@katha/storygraph";
import { useMemo } from "react";

type Structure = Parameters<typeof viewOf>[0];

/** The story in the form, as it is played and proved: its rules, and its scenes under them. */
export function useWrittenStory(entry: StoryEntry, structure: Structure) {
  const { initialXp, xpGainMultiplier, gameConfigText, bibleText } = entry;
  const economy = useMemo(
    () => economyIn({ initialXp, xpGainMultiplier, gameConfigText }),
    [initialXp, xpGainMultiplier, gameConfigText],
  );
  const { healthMax, inventorySlots, skillCheck } = entry;
  const rules = useMemo(
    () => playRulesIn({ healthMax, inventorySlots, skillCheck, gameConfigText }),
    [healthMax, inventorySlots, skillCheck, gameConfigText],
  );
  const graph = useMemo(() => ruledBy(viewOf(structure), rules.rules), [structure, rules]);
  const desk = useMemo(() => stateDesk(graph), [graph]);
  const bible = useMemo(() => bibleIn(bibleText), [bibleText]);
  const bibleNames = useMemo(() => bibleNamesIn(bibleText), [bibleText]);
  return { economy, rules, graph, desk, bible, bibleNames };
}
