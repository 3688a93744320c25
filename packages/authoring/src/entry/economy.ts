import { commandsOf, economyOf, rulesOf, type Economy, type PlayRules } from "@katha/storygraph";
import type { StoryEntry } from "@katha/storygraph";

type Rules = Pick<StoryEntry, "initialXp" | "xpGainMultiplier" | "gameConfigText">;

/** What turns cost and earn according to the form, calculated as the review does. */
export function economyIn({ initialXp, xpGainMultiplier, gameConfigText }: Rules): Economy {
  return economyOf({
    initial_xp: Number.parseInt(initialXp, 10),
    game_config: {
      ...rulesIn(gameConfigText),
      xp_gain_multiplier: Number.parseFloat(xpGainMultiplier),
    },
  });
}

type OwnRules = Pick<StoryEntry, "healthMax" | "inventorySlots" | "skillCheck" | "gameConfigText">;

/** The rules of play in the form: difficulty, health, room in the bag, the story's own commands. */
export function playRulesIn(entry: OwnRules): { rules: PlayRules; commands: string[] } {
  const config = rulesIn(entry.gameConfigText);
  const rules = rulesOf({
    ...config,
    health_max: Number.parseInt(entry.healthMax, 10),
    inventory_slots: Number.parseInt(entry.inventorySlots, 10),
    skill_check_difficulty: entry.skillCheck,
  });
  return { rules, commands: commandsOf(config) };
}

function rulesIn(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
