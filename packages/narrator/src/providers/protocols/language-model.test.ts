import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openFakeOpenAi, type FakeOpenAi } from "../../testing/fake-openai/index.ts";
import { collected, partOf, plainNarrator, requestTo } from "../../testing/narrators/model-turn.ts";

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await openFakeOpenAi();
});
afterAll(() => fake.close());

test("where the SDK could not be loaded once, the built-in narrator tells that turn and the model the next", async () => {
  // Other tests may have loaded it.
  vi.resetModules();
  vi.doMock("ai", () => {
    throw new Error("too many open files");
  });
  const { modelsFile, openNarrators } = await import("../index.ts");
  const logged: string[] = [];
  const { text, image } = modelsFile.parse({ text: { "*": { provider: "near", model: "m" } } });
  const narrators = openNarrators({
    bindings: {
      providers: {
        near: { protocol: "openai", baseURL: fake.baseURL, apiKey: undefined, headers: {} },
      },
      text,
      image,
    },
    builtIn: plainNarrator,
    clock: { now: () => new Date() },
    isImageModel: () => false,
    log: { warn: (_fields, message) => logged.push(message) },
    fetchPicture: () => Promise.reject(new Error("no")),
  });
  const servedBy = async () => {
    const told = narrators.narratorFor("tenali").narrate(requestTo(), new AbortController().signal);
    return partOf(await collected(told), "done")?.servedBy;
  };
  expect(await servedBy()).toBe("katha");
  expect(logged).toContain("The AI SDK could not be loaded; the next turn tries again");
  vi.doUnmock("ai");
  expect(await servedBy()).toBe("near/m");
});
