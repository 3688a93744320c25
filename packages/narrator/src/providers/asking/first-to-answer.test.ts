import { expect, test } from "vitest";
import { breakerOf } from "../breaker.ts";
import { NarratorFault } from "../faults.ts";
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

test("after a pause one request tries, whatever ends meanwhile", async () => {
  let now = 0;
  const breaker = breakerOf({ now: () => new Date(now) });
  const asked: PromiseWithResolvers<string>[] = [];
  const ask = () => {
    const answered = firstToAnswer([{ provider: "first", binding: { model: "m" }, breaker }], {
      signal: new AbortController().signal,
      msFor: () => limit,
      ask: () => {
        const answer = Promise.withResolvers<string>();
        asked.push(answer);
        return answer.promise;
      },
      failed: "Nobody answered",
      log: { warn: () => undefined },
    });
    return answered.catch(() => undefined);
  };
  const requests = Array.from({ length: 5 }, ask);
  const [failing, late, refused] = [asked.slice(0, 3), asked[3], asked[4]];
  for (const { reject } of failing) reject(new Error("no answer"));
  await Promise.all(requests.slice(0, 3));
  now += 30_000;
  const trial = ask();
  expect(asked).toHaveLength(6);
  refused?.reject(new NarratorFault("refused", { provider: "first", why: "no" }));
  await requests[4];
  void ask();
  expect(asked).toHaveLength(6);
  late?.reject(new Error("no answer"));
  await requests[3];
  now += 30_000;
  void ask();
  expect(asked).toHaveLength(6);
  asked[5]?.resolve("Yes.");
  expect(await trial).toMatchObject({ answer: "Yes." });
  expect(breaker.health().state).toBe("ready");
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
