import type { MessageTable } from "../types.ts";

export const commandsMessages = {
  title: /*i18n*/ { id: "ownCommands.title", message: "The story's own commands" },
  hint: /*i18n*/ {
    id: "ownCommands.hint",
    message:
      "Buttons of this story alone, such as “Ask the goat”. What they answer is under Story Structure, in Qualities and things.",
  },
  name: /*i18n*/ { id: "ownCommands.name", message: "Command {place}" },
  nameFault: /*i18n*/ {
    id: "ownCommands.nameFault",
    message: "Each command needs a name of its own.",
  },
  cost: /*i18n*/ { id: "ownCommands.cost", message: "XP that command {place} takes" },
  costFault: /*i18n*/ {
    id: "ownCommands.costFault",
    message: "This must be a whole number, 0 or more.",
  },
  remove: /*i18n*/ { id: "ownCommands.remove", message: "Delete command {place}" },
  add: /*i18n*/ { id: "ownCommands.add", message: "Add a command" },
  new: /*i18n*/ { id: "ownCommands.new", message: "New command" },
} as const satisfies MessageTable;
