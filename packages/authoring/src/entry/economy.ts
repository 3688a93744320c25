import { commandsOf, economyOf, rulesOf, type Economy, type PlayRules } from "@katha/storygraph";
import type { StoryEntry } from "@katha/storygraph";

type Rules = Pick<StoryEntry, "initialXp" | "xpGainMultiplier" | "gameConfigText">;

/** What turns cost and earn by the form, as the review will calculate it. */
export function economyIn({ initialXp, xpGainMultiplier, gameConfigText }: Rules): Economy {
  return economyOf({
    initial_xp: Number.parseInt(initialXp, 10),
    game_config: {
      ...rulesIn(gameConfigText),
      xp_gain_multiplier: Number.parseFloat(xpGainMultiplier),
    },
  });
}

/** How the story is played by its form: its difficulty, health, room in the bag, and own commands. */
export function playRulesIn(gameConfigText: string): { rules: PlayRules; commands: string[] } {
  const config = rulesIn(gameConfigText);
  return { rules: rulesOf(config), commands: commandsOf(config) };
}

function rulesIn(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
