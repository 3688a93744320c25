import { expect, test } from "vitest";
import { breakerOf } from "../breaker.ts";
import { firstToAnswer } from "./first-to-answer.ts";

const limit = 1_000;

function asking(answers: Readonly<Record<string, { takes: number; text?: string }>>) {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const asked: string[] = [];
  const logged: string[] = [];
  const boundModels = Object.keys(answers).map((provider) => ({
    provider,
    binding: { model: "m" },
    breaker: breakerOf(clock),
  }));
  const answered = firstToAnswer(boundModels, {
    signal: new AbortController().signal,
    msFor: () => limit - now,
    ask: async ({ provider }) => {
      asked.push(provider);
      const { takes, text } = answers[provider] ?? { takes: 0 };
      now += takes;
      if (text === undefined) throw new Error("no answer");
      return text;
    },
    failed: "Nobody answered",
    log: { warn: ({ provider }, message) => logged.push(`${message}: ${String(provider)}`) },
  });
  const failuresOf = () => boundModels.map(({ breaker }) => breaker.health().failures);
  return { answered, asked, logged, failuresOf };
}

test("the next is asked where one fails, and nobody after the one that answers", async () => {
  const { answered, asked, logged } = asking({
    first: { takes: 10 },
    second: { takes: 10, text: "Yes." },
    third: { takes: 10, text: "No." },
  });
  expect(await answered).toEqual({ answer: "Yes.", servedBy: "second/m" });
  expect(asked).toEqual(["first", "second"]);
  expect(logged).toEqual(["Nobody answered: first"]);
});

test("with no time left nobody else is asked, nor blamed for it", async () => {
  const { answered, asked, failuresOf } = asking({
    first: { takes: limit },
    second: { takes: 10, text: "Yes." },
  });
  await expect(answered).rejects.toMatchObject({ kind: "silent", provider: "first" });
  expect(asked).toEqual(["first"]);
  expect(failuresOf()).toEqual([1, 0]);
});
