import * as z from "zod";
import { gameConfigDefaults } from "../limits.ts";
import { skillCheckDifficulties } from "../values.ts";

export const command = z
  .looseObject({ cost: z.int().min(0).describe("XP that the command costs") })
  .meta({ id: "StoryCommand", reader: "readStoryCommand" });
export type StoryCommand = z.infer<typeof command>;

/** A story's rules, with every default filled in. */
export const gameConfig = z
  .object({
    xp_gain_multiplier: z
      .number()
      .min(0.1)
      .meta({ fallback: gameConfigDefaults.xp_gain_multiplier }),
    health_max: z.int().min(1).meta({ fallback: gameConfigDefaults.health_max }),
    inventory_slots: z.int().min(0).meta({ fallback: gameConfigDefaults.inventory_slots }),
    skill_check_difficulty: z
      .enum(skillCheckDifficulties)
      .meta({ fallback: gameConfigDefaults.skill_check_difficulty, isOpen: true }),
    commands: z.record(z.string(), command),
  })
  .meta({ id: "GameConfig", isDocument: true });
export type GameConfig = z.infer<typeof gameConfig>;
