import { fieldsOf } from "../graph/fields.ts";

const standard = new Set(["continue", "immerse", "custom_action", "show", "undo"]);

/** The commands of its own that a story's rules declare. */
export function commandsOf(gameConfig: unknown): string[] {
  const commands = fieldsOf(fieldsOf(gameConfig)?.["commands"]) ?? {};
  return Object.keys(commands).filter((name) => !standard.has(name));
}
