import type { TurnAction } from "@katha/api/contract";
import { isSaid } from "@katha/narrator";
import type { StoryFacts } from "./facts.ts";

interface CommandGiven {
  action: TurnAction;
  command: string | null;
}

/** The story's own command that was pressed, or typed word for word. */
export function commandOf(
  { commands }: Pick<StoryFacts, "commands">,
  { action, command, userInput }: CommandGiven & { userInput: string | null },
): string | null {
  if (command !== null || action !== "custom_action" || userInput === null) return command;
  return commands.find(({ name }) => isSaid(name, userInput))?.name ?? null;
}

/** The XP that a turn costs; undefined where the story has no such command. */
export function xpCostOf(
  { costs, commands }: Pick<StoryFacts, "costs" | "commands">,
  { action, command }: CommandGiven,
): number | undefined {
  if (command === null) return costs[action];
  return commands.find(({ name }) => name === command)?.cost;
}
