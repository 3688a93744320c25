import { commandXpCosts } from "../contract/limits.ts";
import type { StoryCommand } from "../shapes/made/story/game-config.ts";
import { type Reader, number, object } from "./fields.ts";

const usualCosts: Readonly<Record<string, number>> = commandXpCosts;

/** One without a cost costs what a command of its name usually does. */
export const readStoryCommand: Reader<StoryCommand> = (value, name = "") =>
  object<StoryCommand>({ cost: number(usualCosts[name]) })(value);
