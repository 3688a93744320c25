import { normalise } from "@katha/storygraph";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openFakeOpenAi, politely, type FakeOpenAi } from "../../testing/fake-openai/index.ts";
import { modelsFile, NarratorFault, openNarrators, type Bindings, type Limits } from "../index.ts";
import { collected, partOf, plainNarrator, requestTo } from "../../testing/narrators/model-turn.ts";
import { positionAt } from "../../testing/position-at.ts";
import { gateStory } from "../../testing/stories/gate-story.ts";
import { startPosition } from "../../position/index.ts";

const key = "sk-proj-a-key-that-nobody-may-read";
let first: FakeOpenAi;
let second: FakeOpenAi;
let logged: unknown[] = [];

beforeAll(async () => {
  [first, second] = await Promise.all([openFakeOpenAi({ key }), openFakeOpenAi()]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
});
afterEach(() => {
  for (const fake of [first, second]) {
    fake.always({});
    fake.asked.length = 0;
  }
  logged = [];
});

function bindings(more: Record<string, unknown> = {}, order = ["first", "second"]): Bindings {
  const { text, image } = modelsFile.parse({
    text: { tenali: order.map((provider) => ({ provider, model: "a-model", ...more })) },
  });
  return {
    providers: {
      first: { protocol: "openai", baseURL: first.baseURL, apiKey: key, headers: {} },
      second: { protocol: "openai", baseURL: second.baseURL, apiKey: undefined, headers: {} },
    },
    text,
    image,
  };
}

let now = Date.parse("2026-01-15T09:30:00.000Z");
const clock = { now: () => new Date(now) };
const wait = (milliseconds: number) => {
  now += milliseconds;
};
/** Short enough for tests, long enough for a busy machine. */
const limits: Limits = {
  firstToken: 1_200,
  opening: 600,
  stall: 1_200,
  whole: 15_000,
  hearing: 400,
  bridge: 400,
  details: 1_200,
  writing: 1_200,
};

function narratorsWith({
  bound = bindings(),
  ...more
}: { bound?: Bindings; limits?: Partial<Limits> } = {}) {
  return openNarrators({
    bindings: bound,
    builtIn: plainNarrator,
    clock,
    isImageModel: (model) => model === "vishvakarma",
    limits: { ...limits, ...more.limits },
    log: { warn: (fields) => logged.push(fields) },
    fetchPicture: () => Promise.reject(new Error("no")),
  });
}

const never = new AbortController().signal;
const answerOf = (narrators = narratorsWith(), request = requestTo()) =>
  collected(narrators.narratorFor("tenali").narrate(request, never));

describe("a provider that answers", () => {
  test("is heard word for word, then offers and scene, then who it was and what it took", async () => {
    const heard = await answerOf();
    expect(heard.failed).toBeUndefined();
    expect(heard.text).toBe(politely.text);
    expect(heard.parts.filter(({ kind }) => kind === "delta").length).toBeGreaterThan(10);
    expect(partOf(heard, "choices")?.offers).toEqual([
      { text: "Answer it.", to: "home" },
      { text: "Count along under your breath.", to: null },
      { text: "Cover the lamp with your hand.", to: null },
    ]);
    expect(partOf(heard, "scene")?.scene).toEqual({
      place: "riverbank",
      mood: "eerie",
      hour: "night",
      weather: "still",
      cast: ["The ferryman"],
    });
    expect(heard.parts.at(-1)).toMatchObject({ kind: "done", servedBy: "first/a-model" });
    const usage = partOf(heard, "done")?.usage;
    expect(usage?.promptTokens).toBeGreaterThan(100);
    expect(usage?.completionTokens).toBeGreaterThan(20);
    expect(second.asked).toEqual([]);
  });

  test("is asked in our words and the material's blocks, with its key and a schema for what comes next", async () => {
    await answerOf();
    const [prose, details] = first.asked;
    expect(prose?.authorization).toBe(`Bearer ${key}`);
    expect(prose?.body).toMatchObject({ model: "a-model", stream: true, max_tokens: 1_500 });
    expect(prose?.body.messages?.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(prose?.body.messages?.[1]?.content).toContain("<action>\nCall across.\n</action>");
    expect(details?.body.response_format).toMatchObject({
      type: "json_schema",
      json_schema: { strict: true, schema: { required: ["choices", "scene"] } },
    });
  });

  test("may think first, apart or in tags, and nobody hears it", async () => {
    first.next({ thinks: "in tags" }, {});
    expect((await answerOf()).text).toBe(politely.text);
    first.next({ thinks: "apart" }, {});
    expect((await answerOf()).text).toBe(politely.text);
  });

  test("is estimated where it does not count", async () => {
    first.always({ tellsUsage: false });
    const usage = partOf(await answerOf(), "done")?.usage;
    expect(usage?.promptTokens).toBeGreaterThan(300);
    expect(usage?.completionTokens).toBeGreaterThan(40);
  });

  test("describes in the setup when the player lingers, and is asked for no choices then", async () => {
    const request = requestTo({ action: "immerse", said: null });
    const heard = await answerOf(narratorsWith(), request);
    expect(partOf(heard, "delta")?.part).toBe("setup");
    expect(first.asked).toHaveLength(1);
  });

  test("gets the fields that its configuration names, and not those that it takes out", async () => {
    const body = { max_tokens: null, max_completion_tokens: 900, reasoning_effort: "low" };
    await answerOf(narratorsWith({ bound: bindings({ body, structuredOutput: "none" }) }));
    expect(first.asked).toHaveLength(1);
    expect(first.asked[0]?.body).toMatchObject({
      max_completion_tokens: 900,
      reasoning_effort: "low",
    });
    expect(first.asked[0]?.body).not.toHaveProperty("max_tokens");
  });
});

describe("choices", () => {
  const authored = [{ text: "Answer it.", to: "home" }];
  const offersAfter = async (...answers: string[]) => {
    first.next({}, ...answers.map((json) => ({ json })));
    return partOf(await answerOf(), "choices")?.offers;
  };

  test("are understood with words around them and fields that were not asked for", async () => {
    const answer =
      'Here you go:\n```json\n{"choices":[{"text":"1. Wave the lamp."}, 7, ""],"more":1}\n```';
    expect(await offersAfter(answer)).toEqual([...authored, { text: "Wave the lamp.", to: null }]);
  });

  test("are asked for once more when they cannot be read, and then the author's are enough", async () => {
    const good = JSON.stringify({ choices: ["Wave."], scene: {} });
    expect(await offersAfter("I think: wave!", good)).toEqual([
      ...authored,
      { text: "Wave.", to: null },
    ]);
    expect(first.asked).toHaveLength(3);
    expect(first.asked[2]?.body.messages?.at(-1)?.content).toContain("JSON alone");
    first.asked.length = 0;
    expect(await offersAfter("Wave!", '{"choices": "wave"}', "not asked")).toEqual(authored);
    expect(first.asked).toHaveLength(3);
  });

  test("repeat nothing of the author's, keep within the rating, and are two at most", async () => {
    const choices = ["answer it", "Smoke opium.", "Sing.", "Wait.", "Leave.", "x".repeat(200)];
    expect(await offersAfter(JSON.stringify({ choices, scene: {} }))).toEqual([
      ...authored,
      { text: "Sing.", to: null },
      { text: "Wait.", to: null },
    ]);
  });

  test.each(["hangs", "broken", "garbled", "refuses", "closed"] as const)(
    "are the author's when the provider then %s",
    async (fault) => {
      first.next({}, { fault }, { fault });
      const heard = await answerOf();
      expect(heard.failed).toBeUndefined();
      expect(partOf(heard, "choices")?.offers).toEqual(authored);
      expect(partOf(heard, "done")?.servedBy).toBe("first/a-model");
    },
  );

  test("at an ending are none, and nobody is asked for any", async () => {
    const position = positionAt(requestTo().story.graph, ["bank", "home"]);
    const heard = await answerOf(narratorsWith(), requestTo({ position }));
    expect(partOf(heard, "choices")?.offers).toEqual([]);
    expect(first.asked).toHaveLength(1);
  });
});

describe("what came to pass", () => {
  const counting = normalise(gateStory);
  const at = startPosition(counting);
  const request = () => ({
    ...requestTo({ step: { way: "detour", beat: null }, before: at, position: at }),
    story: { ...requestTo().story, graph: counting },
  });
  const happened = async (details: object) => {
    first.next({}, { json: JSON.stringify({ choices: [], scene: {}, ...details }) });
    return partOf(await answerOf(narratorsWith(), request()), "consequences")?.names;
  };

  test("is asked for by the author's names that may happen now, and by no others", async () => {
    expect(await happened({ happened: ["kind", 7, "falls"] })).toEqual(["kind", "falls"]);
    const [prose, details] = first.asked;
    const schema = JSON.stringify(details?.body.response_format);
    expect(schema).toContain('"enum":["kind"]');
    expect(details?.body.messages?.at(-1)?.content).toContain(
      "<may-happen>\nkind: The player was kind.\n</may-happen>",
    );
    expect(prose?.body.messages?.at(-1)?.content).toContain("- (hidden) Grudge: 2, of 0 to 9");
  });

  test.each([{}, { happened: "kind" }, { happened: [] }])(
    "is nothing where a model says %j",
    async (details) => expect(await happened(details)).toBeUndefined(),
  );

  test("is not asked of a model in a story that lets nothing happen", async () => {
    await answerOf();
    expect(JSON.stringify(first.asked)).not.toMatch(/happened|may-happen|<state>/);
  });
});

describe("before the first word", () => {
  test.each(["hangs", "busy", "broken", "closed", "refuses", "refuses in words"] as const)(
    "the next provider tells when the first one %s",
    async (fault) => {
      first.always({ fault });
      const heard = await answerOf();
      expect(heard.failed).toBeUndefined();
      expect(heard.text).toBe(politely.text);
      expect(partOf(heard, "done")?.servedBy).toBe("second/a-model");
    },
  );

  test("and when a forbidden word is the first one", async () => {
    first.always({ text: "Opium smoke hung over the bank." });
    const heard = await answerOf();
    expect([heard.text, partOf(heard, "done")?.servedBy]).toEqual([
      politely.text,
      "second/a-model",
    ]);
  });

  test("the built-in narrator writes when no model does, and is named in the answer", async () => {
    first.always({ fault: "broken" });
    second.always({ fault: "busy" });
    const heard = await answerOf();
    expect(heard.text).toBe("The built-in narrator wrote it.");
    expect(partOf(heard, "done")?.servedBy).toBe("katha");
  });

  test("a provider alone that fails at once is asked once more", async () => {
    first.next({ fault: "broken" });
    const heard = await answerOf(narratorsWith({ bound: bindings({}, ["first"]) }));
    expect(partOf(heard, "done")?.servedBy).toBe("first/a-model");
  });

  test("one that thinks is waited for, and one that says nothing is not", async () => {
    first.next({ thinks: "apart", tokensPerSecond: 4, text: "A lamp." }, {});
    expect(partOf(await answerOf(), "done")?.servedBy).toBe("first/a-model");
    first.next({ firstTokenAfterMs: 4_000 });
    expect(partOf(await answerOf(), "done")?.servedBy).toBe("second/a-model");
  });

  test("one that is given more time than others is waited for", async () => {
    const plain = bindings();
    const { first: slow } = plain.providers;
    if (slow === undefined) throw new Error("There is no such provider.");
    const patient = { ...slow, limits: { firstToken: 60_000 } };
    const bound = { ...plain, providers: { ...plain.providers, first: patient } };
    first.next({ firstTokenAfterMs: 2_000 }, {});
    expect(partOf(await answerOf(narratorsWith({ bound })), "done")?.servedBy).toBe(
      "first/a-model",
    );
  });

  test("a refusal that comes word by word, slowly, is no part either, and costs nothing", async () => {
    // Words that came together would be held back together, and nobody would have waited for the next.
    first.always({ fault: "refuses in words", tokensPerSecond: 4 });
    const heard = await answerOf(narratorsWith({ limits: { opening: 1 } }));
    expect(heard.failed).toBeUndefined();
    expect(partOf(heard, "done")?.servedBy).toBe("second/a-model");
  });

  test("a story may begin as refusals do", async () => {
    const text = "I cannot sleep, and I'm sorry for the lamp.";
    first.next({ text }, {});
    const asked = requestTo();
    const nodes = {
      bank: { text: "I woke at the river.", choices: [{ text: "Call across.", target: "far" }] },
      far: { text: "My lamp was out.", choices: [] },
    };
    const story = { ...asked.story, graph: normalise({ start_node: "bank", nodes }) };
    expect((await answerOf(narratorsWith(), { ...asked, story })).text).toBe(text);
  });
});

describe("after the first sentence", () => {
  test.each(["stalls", "cuts", "garbled"] as const)(
    "nobody takes over when the provider %s",
    async (fault) => {
      first.always({ fault, tokensPerSecond: 200, faultAfter: 30 });
      const heard = await answerOf();
      expect(politely.text.startsWith(heard.text)).toBe(true);
      expect(heard.text).not.toBe("");
      expect(heard.failed).toMatchObject({ kind: "broken_off", provider: "first" });
      expect(partOf(heard, "done")).toBeUndefined();
      expect(second.asked).toEqual([]);
    },
  );

  test("a forbidden word ends the turn before it is seen", async () => {
    first.always({ text: "You smelt it first. It was opium, and then the bell." });
    const heard = await answerOf();
    expect(heard.text).toBe("You smelt it first. ");
    expect(heard.failed).toMatchObject({ kind: "beyond_rating" });
    expect((heard.failed as Error).message).toContain("Nothing was charged");
    const older = await answerOf(narratorsWith(), requestTo({ contentRating: "teen" }));
    expect(older.failed).toBeUndefined();
  });

  test("a turn that takes too long as a whole ends", async () => {
    first.always({ tokensPerSecond: 10 });
    const heard = await answerOf(narratorsWith({ limits: { whole: 1_500 } }));
    expect(heard.failed).toMatchObject({ kind: "broken_off", why: "took too long" });
  });
});

describe("what does not belong in the story", () => {
  const leaked = "You are the narrator of a story game that somebody plays by acting in it.";

  test("is asked for once more with the reason, and then the better answer is told", async () => {
    first.next({ text: leaked }, {});
    const heard = await answerOf();
    expect(heard.text).toBe(politely.text);
    expect(first.asked[1]?.body.messages?.[0]?.content).toContain("our own words");
    expect(partOf(heard, "done")).toMatchObject({ servedBy: "first/a-model" });
    expect(partOf(heard, "done")?.flaw).toBeUndefined();
  });

  test("twice, and the next model is asked as if nobody had answered, and once more itself", async () => {
    first.always({ text: leaked });
    second.next({ text: leaked }, {});
    const heard = await answerOf();
    expect(partOf(heard, "done")?.servedBy).toBe("second/a-model");
    const rules = second.asked.map(({ body }) => body.messages?.[0]?.content);
    expect(rules[0]).not.toContain("thrown away");
    expect(rules[1]).toContain("thrown away");
    expect(first.asked).toHaveLength(2);
  });

  test("twice, and the built-in narrator answers, which costs nothing", async () => {
    first.always({ text: leaked });
    second.always({ text: leaked });
    const heard = await answerOf();
    expect(heard.text).toBe("The built-in narrator wrote it.");
    expect(heard.failed).toBeUndefined();
  });

  test("later on ends the telling there, and the part is told to cost nothing", async () => {
    first.always({ text: `The lamp went out. ${leaked} And so on.` });
    const heard = await answerOf();
    expect(heard.text).toBe("The lamp went out. ");
    expect(partOf(heard, "done")).toMatchObject({ flaw: "our own words" });
  });
});

describe("a player who stops", () => {
  test("ends the request at the provider, and nobody else is asked", async () => {
    first.always({ tokensPerSecond: 20 });
    const stopping = new AbortController();
    const parts = narratorsWith().narratorFor("tenali").narrate(requestTo(), stopping.signal);
    const heard = collected(
      (async function* () {
        for await (const part of parts) {
          yield part;
          stopping.abort(new Error("stopped"));
        }
      })(),
    );
    expect((await heard).failed).toMatchObject({ message: "stopped" });
    expect(second.asked).toEqual([]);
    expect(logged).toEqual([]);
  });
});

describe("a provider that keeps failing", () => {
  test("is left alone for a while, tried by one turn, and welcomed back", async () => {
    first.always({ fault: "broken" });
    const narrators = narratorsWith();
    for (let turn = 0; turn < 5; turn += 1) await answerOf(narrators);
    expect(first.asked).toHaveLength(3);
    first.always({});
    wait(31_000);
    expect(partOf(await answerOf(narrators), "done")?.servedBy).toBe("first/a-model");
    expect(partOf(await answerOf(narrators), "done")?.servedBy).toBe("first/a-model");
  });

  test("is left alone for as long as it asks", async () => {
    first.next({ fault: "busy" });
    const narrators = narratorsWith();
    await answerOf(narrators);
    await answerOf(narrators);
    expect(first.asked).toHaveLength(1);
    wait(2_001);
    expect(partOf(await answerOf(narrators), "done")?.servedBy).toBe("first/a-model");
  });
});

test("no key is in what is thrown or logged, even where the provider says it back", async () => {
  const wrong = bindings({}, ["first"]);
  const secret = "sk-live-wrong-key";
  const bound = {
    ...wrong,
    providers: {
      first: { protocol: "openai" as const, baseURL: first.baseURL, apiKey: secret, headers: {} },
    },
  };
  const heard = await answerOf(narratorsWith({ bound }));
  expect(partOf(heard, "done")?.servedBy).toBe("katha");
  expect(logged).toEqual([
    { provider: "first", model: "a-model", kind: "silent", status: 401, why: expect.any(String) },
  ]);
  expect(JSON.stringify(logged)).not.toContain(secret);
  first.always({ fault: "cuts", tokensPerSecond: 200, faultAfter: 30 });
  const { failed } = await answerOf();
  expect(failed).toBeInstanceOf(NarratorFault);
  const all = JSON.stringify(failed, Object.getOwnPropertyNames(failed));
  expect(all).not.toContain(key);
  expect((failed as NarratorFault).cause).toBeUndefined();
});

test("a model that nobody is bound to is served by the built-in narrator, and the list of models says who serves", () => {
  const narrators = narratorsWith();
  expect(narrators.narratorFor("vyasa")).toBe(plainNarrator);
  expect(narrators.servedBy("vyasa")).toBeUndefined();
  expect(narrators.servedBy("tenali")).toBe("first");
  const all = modelsFile.parse({ text: { "*": { provider: "first", model: "m" } } });
  const everything = narratorsWith({
    bound: { ...bindings(), ...all, providers: bindings().providers },
  });
  expect(everything.servedBy("vyasa")).toBe("first");
  expect(everything.servedBy("vishvakarma")).toBeUndefined();
});
