// Made from the contract by `npm run readers`.

export interface ModelBudget {
  scope: "site" | "player" | "story";
  /** US dollars a day; null: no limit */
  dollars: number | null;
  /** Turns a day; null: no limit */
  turns: number | null;
}

export interface ModelUsageRow {
  /** Of UTC */
  day: string;
  modelKey: string;
  storyId: string;
  storyTitle: string;
  /** For which a provider was asked */
  turns: number;
  /** Charged to players */
  coins: number;
  promptTokens: number;
  completionTokens: number;
  /** Null where no price is set */
  costDollars: number | null;
}

export interface ModelUsage {
  /** Of UTC */
  since: string;
  /** Of UTC */
  today: string;
  /** By day, model and story, newest day first */
  rows: ModelUsageRow[];
  spentToday: {
    turns: number;
    dollars: number;
  };
  budgets: ModelBudget[];
}
