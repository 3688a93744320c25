// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const commandsMessages = /* @__PURE__ */ table("ownCommands", {
"title":"The story's own commands",
"hint":"Buttons of this story alone, such as “Ask the goat”. What they answer is under Story Structure, in Qualities and things.",
"name":["Command ",["place"]],
"nameFault":"Each command needs a name of its own.",
"cost":["XP that command ",["place"]," takes"],
"costFault":"This must be a whole number, 0 or more.",
"remove":["Delete command ",["place"]],
"add":"Add a command",
"new":"New command",
});
