import { fieldsOf } from "../graph/fields.ts";
import type { StoryGraph } from "../graph/structure.ts";
import { finding, type GraphFinding } from "./findings.ts";

const standard = new Set(["continue", "immerse", "custom_action", "show", "undo"]);

/** The commands of its own that a story's rules declare. */
export function commandsOf(gameConfig: unknown): string[] {
  const commands = fieldsOf(fieldsOf(gameConfig)?.["commands"]) ?? {};
  return Object.keys(commands).filter((name) => !standard.has(name));
}

/** Commands that players pay for and that nothing answers. */
export function faultsOfCommands(
  { reactions = {} }: StoryGraph,
  commands: readonly string[] = [],
): GraphFinding[] {
  const answered = new Set(Object.values(reactions).map(({ command }) => command));
  return commands
    .filter((command) => !answered.has(command))
    .map((command) => finding("silent_command", { command }));
}
