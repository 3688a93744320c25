import { afterAll, beforeAll, expect, test } from "vitest";
import { openFakeOpenAi, type FakeOpenAi } from "../../testing/fake-openai/index.ts";
import { plainNarrator } from "../../testing/narrators/model-turn.ts";
import { usualLimits } from "../deadline.ts";
import { modelsFile, sampleOf, sampleSettings } from "../index.ts";

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await openFakeOpenAi({ key: "right" });
});
afterAll(() => fake.close());

function heard(
  scene: "english" | "hindi",
  { apiKey = "right", baseURL = fake.baseURL, firstToken = 60_000 } = {},
) {
  const [binding] =
    modelsFile.parse({ text: { "*": { provider: "near", model: "m" } } }).text["*"] ?? [];
  if (!binding) throw new Error("There is no binding.");
  return sampleOf({
    provider: { protocol: "openai", baseURL, apiKey, headers: {} },
    binding,
    setting: sampleSettings[scene],
    builtIn: plainNarrator,
    fetch,
    signal: new AbortController().signal,
    limits: { ...usualLimits, firstToken },
  });
}

const told = "Rain runs over your knuckles and drips from them, cold as the river below the hut.";

test("a scene is told beside Katha's own, with its time, its words and whether the schema held", async () => {
  fake.always({ text: told });
  const sample = await heard("english");
  expect(sample).toMatchObject({
    language: "en",
    told,
    failed: null,
    flaw: null,
    schema_held: true,
    words: 16,
  });
  expect(sample.before).toContain("Old Bisnu");
  expect(sample.built_in).not.toBe("");
  expect(sample.first_word_ms).not.toBeNull();
  expect(sample.choices).toContain("Take the oar from the wall.");
});

test("a model without JSON is heard to have none", async () => {
  fake.always({ text: told, json: "I would rather not." });
  expect(await heard("english")).toMatchObject({ told, schema_held: false });
});

test("what belongs in no story names the check that it failed", async () => {
  fake.always({ text: told });
  const sample = await heard("hindi");
  expect(sample.failed).toBeNull();
  expect(sample.flaw).toContain("language");
});

test.each([
  ["hangs", "too_slow"],
  ["busy", "too_many_requests"],
  ["broken", "provider_failed"],
  ["closed", "unreachable"],
  ["refuses", "refused"],
] as const)("a provider that %s: %s", async (fault, failed) => {
  fake.always({ text: told, fault });
  const briefly = fault === "hangs" && { firstToken: 50 };
  expect(await heard("english", { ...briefly })).toMatchObject({ failed, told: "" });
});

test("half a stream is shown as far as it was told", async () => {
  fake.always({ text: `${told} ${told}`, fault: "cuts", faultAfter: 24 });
  const sample = await heard("english");
  expect(sample.failed).toBe("broken_off");
  expect(told).toContain(sample.told.trim());
});

test("a key that is refused, and nobody at the address", async () => {
  fake.always({ text: told });
  expect(await heard("english", { apiKey: "wrong" })).toMatchObject({ failed: "key_refused" });
  const nowhere = { baseURL: "http://127.0.0.1:9/v1" };
  expect(await heard("english", nowhere)).toMatchObject({ failed: "unreachable" });
});
