import { z } from "zod";
import { skillCheckDifficulties } from "../values.ts";

export const command = z
  .looseObject({ cost: z.int().min(0).describe("XP that the command costs") })
  .meta({ id: "StoryCommand" });
export type StoryCommand = z.infer<typeof command>;

/** A story's rules, with every default filled in. */
export const gameConfig = z
  .object({
    xp_gain_multiplier: z.number().min(0.1),
    health_max: z.int().min(1),
    inventory_slots: z.int().min(0),
    skill_check_difficulty: z.enum(skillCheckDifficulties),
    commands: z.record(z.string(), command),
  })
  .meta({ id: "GameConfig" });
export type GameConfig = z.infer<typeof gameConfig>;
