export const budgetScopes = ["site", "player", "story"] as const;
export type BudgetScope = (typeof budgetScopes)[number];

/** What storytellers of providers may cost a day; null is no limit. */
export interface ModelBudget {
  scope: BudgetScope;
  /** US dollars. */
  dollars: number | null;
  turns: number | null;
}

/** What one model told of one story on one day. */
export interface UsageRow {
  /** Of UTC: "2026-11-20". */
  day: string;
  modelKey: string;
  modelName: string;
  storyId: string;
  storyTitle: string;
  turns: number;
  coins: number;
  promptTokens: number;
  completionTokens: number;
  /** US dollars; null where no price is set. */
  dollars: number | null;
}

export interface ModelUsage {
  /** The first day that is shown. */
  since: string;
  today: string;
  rows: readonly UsageRow[];
  budgets: readonly ModelBudget[];
  spentToday: { turns: number; dollars: number };
}

export const usageGroups = ["day", "model", "story"] as const;
export type UsageGroup = (typeof usageGroups)[number];

export const usageMeasures = ["turns", "tokens", "dollars", "coins"] as const;
export type UsageMeasure = (typeof usageMeasures)[number];

/** What was used in all on a day, by a model or in a story. */
export interface UsageSum {
  key: string;
  name: string;
  values: Readonly<Record<UsageMeasure, number>>;
}

const nothing = { turns: 0, tokens: 0, dollars: 0, coins: 0 };
const dayMs = 86_400_000;

function daysOf({ since, today }: Pick<ModelUsage, "since" | "today">): string[] {
  const [first, last] = [Date.parse(since), Date.parse(today)];
  const count = Math.max(0, Math.round((last - first) / dayMs)) + 1;
  return Array.from({ length: count }, (_, at) =>
    new Date(first + at * dayMs).toISOString().slice(0, 10),
  );
}

/** Days from the first to today, the empty ones too; models and stories that were used most first. */
export function usageBy(usage: ModelUsage, group: UsageGroup, by: UsageMeasure): UsageSum[] {
  const sums = new Map<string, UsageSum>();
  if (group === "day")
    for (const day of daysOf(usage)) sums.set(day, { key: day, name: day, values: nothing });
  for (const row of usage.rows) {
    const [key, name] = {
      day: [row.day, row.day] as const,
      model: [row.modelKey, row.modelName] as const,
      story: [row.storyId, row.storyTitle] as const,
    }[group];
    const { turns, tokens, dollars, coins } = sums.get(key)?.values ?? nothing;
    sums.set(key, {
      key,
      name,
      values: {
        turns: turns + row.turns,
        tokens: tokens + row.promptTokens + row.completionTokens,
        dollars: dollars + (row.dollars ?? 0),
        coins: coins + row.coins,
      },
    });
  }
  const all = [...sums.values()];
  return group === "day" ? all : all.toSorted((one, other) => other.values[by] - one.values[by]);
}

export const hasUnpriced = ({ rows }: ModelUsage): boolean =>
  rows.some(({ dollars, promptTokens }) => dollars === null && promptTokens > 0);
