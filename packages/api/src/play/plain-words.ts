import type { PlayWords } from "./play-context.ts";

/** For a page without words of its own: the server's sentences, or short ones, in English. */
export const plainWords: PlayWords = {
  nameOf: (model) => model,
  refused: (refusal) => ("detail" in refusal && refusal.detail) || "The turn was not taken.",
  lowCredits: (said) => said ?? "You have few coins left.",
  budgetSpent: () => "The budget for models is spent for today.",
  ownKeyFailed: () => "Your own key did not tell; Katha itself went on.",
  ended: () => "The story has ended.",
  moved: () => "The story went on elsewhere. This is where it stands.",
};
