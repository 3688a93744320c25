// Made from the contract by `npm run readers`.

export interface StoryCommand {
  /** XP that the command costs */
  cost: number;
}

export interface GameConfig {
  xp_gain_multiplier: number;
  health_max: number;
  inventory_slots: number;
  skill_check_difficulty: "easy" | "medium" | "hard";
  commands: Record<string, StoryCommand>;
}
