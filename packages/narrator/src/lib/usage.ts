import type { Usage } from "../port.ts";

/** What several requests used together. */
export function sumOfUsage(used: readonly Usage[]): Usage {
  const sum = (of: (one: Usage) => number) => used.reduce((all, one) => all + of(one), 0);
  return {
    promptTokens: sum(({ promptTokens }) => promptTokens),
    completionTokens: sum(({ completionTokens }) => completionTokens),
  };
}
