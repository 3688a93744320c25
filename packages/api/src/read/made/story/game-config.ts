// Made from the contract by `npm run readers`.
import type { GameConfig } from "../../../shapes/made/story/game-config.ts";
import { type Reader, document, number, record, text } from "../../fields.ts";
import { readStoryCommand } from "../../story-command.ts";

export const readGameConfig: Reader<GameConfig> = document({
  xp_gain_multiplier: number(1),
  health_max: number(100),
  inventory_slots: number(8),
  skill_check_difficulty: text("medium"),
  commands: record(readStoryCommand),
});
