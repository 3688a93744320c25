// What both sides agree on about playing, apart from `limits.ts` so that the first pages do without it; no zod here.

/** A player who acts after a pause this long has come back to the story. */
export const sittingGapMs = 3 * 60 * 60_000;

export const newPlayerCoins = 100;
export const lowCreditsBelow = 10;
/** The most that one correction can add or take. */
export const coinsCorrectedMax = 100_000;
export const fallbackModels = {
  text: { model_key: "tenali", credit_cost: 1 },
  image: { model_key: "vishvakarma", credit_cost: 5 },
} as const;
export const imageModelPrefixes = ["chitrakar", "ajanta", "ravivarma", "vishvakarma"] as const;

export const playerTextMax = 4_000;
/** The most turns of a device that settle by one call. */
export const alongTurnsMost = 25;
/** For a name and other answers that a player gives before the first line. */
export const whoTextMax = 60;

/** What a turn asks for where the player's own key is to tell it. */
export const ownKeyModel = "own";

/** What became of a turn for which the player's own key was asked; all but the first were told by Katha. */
export const ownKeyOutcomes = [
  "told",
  "off",
  "missing",
  "key_refused",
  "unpaid",
  "model_unknown",
  "busy",
  "unfit",
  "failed",
] as const;
export type OwnKeyOutcome = (typeof ownKeyOutcomes)[number];

/** Whom a budget for models is of: the whole site, each player, or each story. */
export const budgetScopes = ["site", "player", "story"] as const;
export type BudgetScope = (typeof budgetScopes)[number];

/** What a reader may put on the parts of a session. */
export const ownPartLimits = {
  name: 80,
  note: 2_000,
  wording: 12_000,
  marks: 500,
  wordings: 500,
} as const;
