import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dot, openFakeOpenAi, type FakeOpenAi } from "../../testing/fake-openai/index.ts";
import {
  openFakeAutomatic1111,
  openFakeComfyUi,
  openFakeStability,
  type FakePainter,
  type PainterFault,
} from "../../testing/fake-painters/index.ts";
import { modelsFile, offeredModels, pictureSampleOf, type Provider } from "../index.ts";
import { closestRatio } from "./stability.ts";

const key = "sk-stability";
const protocols = ["stability", "automatic1111", "comfyui"] as const;
type Protocol = (typeof protocols)[number];
const fakes: Partial<Record<Protocol, FakePainter>> = {};
let openAi: FakeOpenAi;

beforeAll(async () => {
  fakes.stability = await openFakeStability(key);
  fakes.automatic1111 = await openFakeAutomatic1111();
  fakes.comfyui = await openFakeComfyUi();
  openAi = await openFakeOpenAi({ key });
});
afterAll(async () => {
  await openAi.close();
  for (const fake of Object.values(fakes)) await fake.close();
});

function fakeOf(protocol: Protocol): FakePainter {
  const fake = fakes[protocol];
  if (fake === undefined) throw new Error(`${protocol} is not open.`);
  return fake;
}

const providerOf = (
  protocol: Provider["protocol"],
  baseURL: string,
  apiKey: string | undefined,
) => ({ protocol, baseURL, apiKey, headers: {} });

const keyed = { stability: key, automatic1111: "user:pass", comfyui: undefined } as const;
const at = (protocol: Protocol) => providerOf(protocol, fakeOf(protocol).baseURL, keyed[protocol]);

function sample(
  provider: Provider,
  { model = "core", seconds = 20, size = "1536x1024" } = {},
  signal = new AbortController().signal,
) {
  const [binding] =
    modelsFile.parse({ image: { "*": { provider: "near", model, seconds, size } } }).image["*"] ??
    [];
  if (!binding) throw new Error("There is no binding.");
  return pictureSampleOf({
    at: provider,
    binding,
    view: { words: "A lamp on a step.", style: "chitrakar", contentRating: "family" },
    fetch,
    fetchPicture: () => Promise.reject(new Error("a stranger's address")),
    signal,
  });
}

describe.each(protocols)("%s", (protocol) => {
  test("paints what it is asked for", async () => {
    fakeOf(protocol).always(null);
    expect(await sample(at(protocol))).toMatchObject({ bytes: dot, failed: null });
    const sent = JSON.stringify(fakeOf(protocol).asked);
    expect(sent).toContain("A lamp on a step.");
    expect(sent).toContain("pattachitra");
  });

  const ways: [PainterFault, string][] = [
    ["key", "key_refused"],
    ["busy", "too_many_requests"],
    ["broken", "provider_failed"],
    ["unknown", "model_unknown"],
    ["cuts", "broken_off"],
    ["no picture", "no_picture"],
  ];
  test.each(ways)("%s: %s", async (fault, failed) => {
    fakeOf(protocol).always(fault);
    expect(await sample(at(protocol))).toMatchObject({ bytes: undefined, failed });
  });

  test("silent for as long as it is waited for, and where nobody listens", async () => {
    fakeOf(protocol).always("hangs");
    expect(await sample(at(protocol), { seconds: 0.3 })).toMatchObject({ failed: "too_slow" });
    const nobody = providerOf(protocol, "http://127.0.0.1:9", undefined);
    expect(await sample(nobody)).toMatchObject({ failed: "unreachable" });
  });
});

describe("Stability", () => {
  const stability = () => fakeOf("stability");
  test("is asked for a service by its name, and for a model by its own", async () => {
    stability().always(null);
    await sample(at("stability"), { size: "1024x1536" });
    await sample(at("stability"), { model: "sd3.5-medium" });
    const [service, model] = stability().asked;
    expect(service).toMatchObject({
      path: "/v2beta/stable-image/generate/core",
      authorization: `Bearer ${key}`,
      body: { aspect_ratio: "2:3" },
    });
    expect(model).toMatchObject({
      path: "/v2beta/stable-image/generate/sd3",
      body: { aspect_ratio: "3:2", model: "sd3.5-medium" },
    });
  });

  test.each<[PainterFault, string]>([
    ["refuses", "refused"],
    ["unpaid", "unpaid"],
  ])("%s: %s", async (fault, failed) => {
    stability().always(fault);
    expect(await sample(at("stability"))).toMatchObject({ failed });
  });

  test("lists what it sells only for a key that is good", async () => {
    stability().always(null);
    const asking = { fetch, signal: AbortSignal.timeout(5_000) };
    const models = await offeredModels(at("stability"), asking);
    expect(models.map(({ model, kind }) => [model, kind])).toContainEqual(["core", "image"]);
    const wrong = { ...at("stability"), apiKey: "wrong" };
    await expect(offeredModels(wrong, asking)).rejects.toMatchObject({ kind: "key_refused" });
  });

  test.each([
    [1536, 1024, "3:2"],
    [1024, 1024, "1:1"],
    [640, 1136, "9:16"],
  ])("%i by %i is painted as %s", (width, height, ratio) => {
    expect(closestRatio(width, height)).toBe(ratio);
  });
});

test("AUTOMATIC1111 is asked with its checkpoint and a size it can paint, by name and password", async () => {
  const fake = fakeOf("automatic1111");
  fake.always(null);
  await sample(at("automatic1111"), { model: "dreamshaper_8", size: "770x515" });
  expect(fake.asked).toMatchObject([
    {
      authorization: `Basic ${btoa("user:pass")}`,
      body: {
        width: 768,
        height: 512,
        override_settings: { sd_model_checkpoint: "dreamshaper_8" },
      },
    },
  ]);
});

test("ComfyUI paints nothing that nobody waits for any more", async () => {
  const fake = fakeOf("comfyui");
  fake.always("hangs");
  const gone = new AbortController();
  const painting = sample(at("comfyui"), {}, gone.signal);
  await expect.poll(() => fake.asked.at(-1)?.path).toBe("/history/job-1");
  gone.abort();
  await expect(painting).rejects.toThrow("abort");
  await expect
    .poll(() => fake.asked.slice(-3))
    .toMatchObject([
      { path: "/queue", body: { delete: ["job-1"] } },
      { path: "/queue" },
      { path: "/interrupt", body: { prompt_id: "job-1" } },
    ]);
});

test.each([
  ["automatic1111", "dreamshaper_8"],
  ["comfyui", "sd_xl_base_1.0.safetensors"],
] as const)("%s lists its checkpoints as painters", async (protocol, model) => {
  fakeOf(protocol).always(null);
  const asking = { fetch, signal: AbortSignal.timeout(5_000) };
  expect(await offeredModels(at(protocol), asking)).toMatchObject([{ model, kind: "image" }]);
});

test.each([
  ["refuses", "refused"],
  ["busy", "too_many_requests"],
  ["broken", "provider_failed"],
  ["garbled", "no_picture"],
] as const)("OpenAI that %s: %s", async (fault, failed) => {
  openAi.always({ fault });
  expect(await sample(providerOf("openai", openAi.baseURL, key))).toMatchObject({ failed });
});

test("OpenAI's key that is refused, and a picture by its address", async () => {
  openAi.always({ pictures: "url" });
  expect(await sample(providerOf("openai", openAi.baseURL, "wrong"))).toMatchObject({
    failed: "key_refused",
  });
  expect(await sample(providerOf("openai", openAi.baseURL, key))).toMatchObject({ bytes: dot });
});
