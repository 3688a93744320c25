/** What a player can do in a story, as authors pick it for an answer, in groups. */
export const actGroups = {
  ask: ["ask", "tell", "say_aloud", "call"],
  greet: ["greet", "thank", "apologise", "forgive", "comfort"],
  threaten: ["insult", "threaten", "warn"],
  promise: ["promise", "lie", "confess", "agree", "refuse"],
  look: ["look", "listen", "read", "write"],
  take: ["take", "use", "open", "close", "put", "throw", "break", "burn", "tie"],
  give: ["give", "show", "pay", "help"],
  touch: ["touch", "kiss", "wake"],
  attack: ["attack"],
  go: ["go", "leave", "follow", "climb", "hide"],
  wait: ["wait", "keep_silent", "sleep", "eat", "drink"],
  pray: ["pray", "sing", "play", "laugh", "weep", "imagine"],
} as const;
export type ActGroup = keyof typeof actGroups;
export type ActKind = (typeof actGroups)[ActGroup][number];

export const actKinds: readonly ActKind[] = Object.values(actGroups).flat();

/** The acts of each group that players try first, which an author should answer. */
export const leadingActs: Readonly<Record<ActGroup, readonly ActKind[]>> = {
  ask: ["ask", "tell"],
  greet: ["greet", "thank"],
  threaten: ["insult", "threaten"],
  promise: ["promise", "lie"],
  look: ["look"],
  take: ["take", "use", "open"],
  give: ["give", "show"],
  touch: ["touch", "kiss"],
  attack: ["attack"],
  go: ["go", "leave"],
  wait: ["wait"],
  pray: ["pray", "sing"],
};
