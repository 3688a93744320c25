import type { People } from "../language.ts";

export const people: People = {
  // The player's own character.
  self: ["(मैं कौन|अपने आप को|खुद को|अपना चेहरा)", "(mera chehra|apne aap|khud ko|main kaun)"],
};
