import type { ModelSetting, ModelUsage, ModelUsageRow } from "@katha/api/shapes";

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

export type NamedModel = Pick<ModelSetting, "modelKey" | "displayName">;

/** As players read it. */
const nameOf = ({ modelKey }: ModelUsageRow, models: readonly NamedModel[]): string =>
  models.find((model) => model.modelKey === modelKey)?.displayName ?? modelKey;

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
export function usageBy(
  usage: Pick<ModelUsage, "since" | "today" | "rows">,
  group: UsageGroup,
  by: UsageMeasure,
  models: readonly NamedModel[],
): UsageSum[] {
  const sums = new Map<string, UsageSum>();
  if (group === "day")
    for (const day of daysOf(usage)) sums.set(day, { key: day, name: day, values: nothing });
  for (const row of usage.rows) {
    const [key, name] = {
      day: [row.day, row.day] as const,
      model: [row.modelKey, nameOf(row, models)] as const,
      story: [row.storyId, row.storyTitle] as const,
    }[group];
    const { turns, tokens, dollars, coins } = sums.get(key)?.values ?? nothing;
    sums.set(key, {
      key,
      name,
      values: {
        turns: turns + row.turns,
        tokens: tokens + row.promptTokens + row.completionTokens,
        dollars: dollars + (row.costDollars ?? 0),
        coins: coins + row.coins,
      },
    });
  }
  const all = [...sums.values()];
  return group === "day" ? all : all.toSorted((one, other) => other.values[by] - one.values[by]);
}

export const hasUnpriced = ({ rows }: Pick<ModelUsage, "rows">): boolean =>
  rows.some(({ costDollars, promptTokens }) => costDollars === null && promptTokens > 0);
