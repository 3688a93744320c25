import { economyOf, type Economy } from "@katha/storygraph";
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

function rulesIn(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
