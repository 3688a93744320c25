import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openFakeOllama, type FakeOllama } from "../../testing/fake-ollama/index.ts";
import { collected, partOf, narratorsOf, requestTo } from "../../testing/narrators/model-turn.ts";

let fake: FakeOllama;
beforeAll(async () => {
  fake = await openFakeOllama();
});
beforeEach(() => {
  fake.always({});
  fake.asked.length = 0;
});
afterAll(() => fake.close());

async function told(model = "qwen3:8b") {
  const narrators = narratorsOf(
    { name: "ollama", protocol: "ollama", baseURL: fake.baseURL, apiKey: undefined },
    { model, prompt: 12_000, answer: 2_000, temperature: 0.7 },
  );
  const narrator = narrators.narratorFor("tenali");
  const all = await collected(narrator.narrate(requestTo(), new AbortController().signal));
  return { ...all, status: narrators.providerStatusOf("tenali")[0] };
}

test("a part is told with room for its whole prompt, and without a thought before it", async () => {
  const all = await told();
  expect(all.text).toContain("The lamp had burnt down");
  expect(partOf(all, "done")).toMatchObject({
    servedBy: "ollama/qwen3:8b",
    usage: { promptTokens: 642, completionTokens: 90 },
    hasDetails: true,
  });
  expect(partOf(all, "choices")?.offers.map(({ text }) => text)).toContain(
    "Count along under your breath.",
  );
  const [telling, details] = fake.asked;
  expect(telling).toMatchObject({
    model: "qwen3:8b",
    stream: true,
    think: false,
    options: { num_ctx: 14_000, num_predict: 2_000, temperature: 0.7 },
  });
  expect(telling?.messages?.[0]?.role).toBe("system");
  expect(details).toMatchObject({ stream: false, format: { type: "object" } });
  expect(details?.options?.num_ctx).toBe(14_000);
});

test("a model that thinks all the same tells what it thought to nobody", async () => {
  fake.always({ thinks: "apart" });
  expect((await told()).text).not.toContain("think");
});

test.each(["broken", "busy"] as const)("where it is %s, Katha's own tells", async (fault) => {
  fake.always({ fault });
  const all = await told();
  expect(partOf(all, "done")?.servedBy).toBe("katha");
  expect(all.status?.health.lastFailure?.status).toBe(fault === "busy" ? 503 : 500);
});

test("a model that was removed is told apart from a provider that is away", async () => {
  const all = await told("llama3:8b");
  expect(partOf(all, "done")?.servedBy).toBe("katha");
  expect(all.status?.health.lastFailure?.status).toBe(404);
});

test.each(["garbled", "cuts"] as const)(
  "a telling that %s in the middle is void",
  async (fault) => {
    fake.always({ fault, faultAfter: 40 });
    const all = await told();
    expect(all.failed).toMatchObject({ kind: "broken_off" });
    expect(partOf(all, "done")).toBeUndefined();
  },
);

test("the time to the first word and to the last is kept", async () => {
  const { status } = await told();
  expect(status?.latency.firstWord).toBeGreaterThanOrEqual(0);
  expect(status?.latency.whole).toBeGreaterThanOrEqual(status?.latency.firstWord ?? 0);
});
