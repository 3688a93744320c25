import { expect, test } from "vitest";
import { usageOf } from "./prose.ts";

const prompt = { system: "Tell it.", messages: [] } as unknown as Parameters<typeof usageOf>[1];

test.each([-1, Number.NaN, 1.5, 1e300, 2 ** 53, undefined])(
  "a count of tokens that is none, %s, is estimated",
  (total) => {
    const usage = usageOf({ inputTokens: { total }, outputTokens: { total } }, prompt, "A river.");
    expect(usage.promptTokens).toBeGreaterThan(0);
    expect(usage.promptTokens).toBeLessThan(100);
    expect(usage.completionTokens).toBeLessThan(100);
  },
);

test("one that can be is taken", () => {
  const counted = { inputTokens: { total: 0 }, outputTokens: { total: 12 } };
  expect(usageOf(counted, prompt, "A river.")).toEqual({ promptTokens: 0, completionTokens: 12 });
});
