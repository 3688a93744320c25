import type { ActKind } from "@katha/storygraph";

/** What is said to somebody. */
export const saidActs: ReadonlySet<ActKind> = new Set([
  "ask",
  "tell",
  "say_aloud",
  "call",
  "lie",
  "confess",
  "promise",
  "warn",
  "agree",
  "show",
  "greet",
  "thank",
  "apologise",
  "forgive",
  "insult",
  "threaten",
]);

/** What may be done in any scene. */
export const everydayActs: ReadonlySet<ActKind> = new Set([
  "wait",
  "sleep",
  "sing",
  "laugh",
  "weep",
  "pray",
  "drink",
  "eat",
  "touch",
  "comfort",
  "keep_silent",
  "play",
  "look",
  "listen",
  "read",
  "kiss",
]);
