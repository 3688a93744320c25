import { isObject, objectOf } from "./coerce.ts";

/** The commands that every story has. */
export const standardCommands = ["continue", "immerse", "show", "undo", "custom_action"] as const;

/** A command of the game with its price; null for the default price. */
export interface CommandPrice {
  name: string;
  cost: number | null;
}

const fieldsIn = (value: unknown) => (isObject(value) ? value : {});

/** The commands in the game's rules, in their order. */
export function commandsIn(gameConfigText: string): CommandPrice[] {
  return Object.entries(fieldsIn(objectOf(gameConfigText)["commands"])).map(([name, command]) => {
    const { cost } = fieldsIn(command);
    return { name, cost: typeof cost === "number" ? cost : null };
  });
}

/** The rules with other commands; any other settings of a command are kept under its name. */
export function withCommands(gameConfigText: string, commands: readonly CommandPrice[]): string {
  const rules = objectOf(gameConfigText);
  const before = fieldsIn(rules["commands"]);
  const written = commands.map(({ name, cost }): [string, unknown] => {
    const { cost: _was, ...more } = fieldsIn(before[name]);
    return [name, cost === null ? more : { ...more, cost }];
  });
  return JSON.stringify({ ...rules, commands: Object.fromEntries(written) }, null, 2);
}
