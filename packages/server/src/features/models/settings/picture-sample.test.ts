import type { ModelLists, PictureSample } from "@katha/api/contract";
import {
  openFakeAutomatic1111,
  openFakeComfyUi,
  openFakeOpenAi,
  openFakeStability,
  type FakePainter,
} from "@katha/narrator/testing";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";

const key = "sk-planted-key-of-a-painter-01";
const fakes: Record<string, FakePainter> = {};
let openAi: Awaited<ReturnType<typeof openFakeOpenAi>>;
let server: TestApp;
let admin: Person;

const protocols = ["stability", "automatic1111", "comfyui"] as const;

beforeAll(async () => {
  fakes["stability"] = await openFakeStability(key);
  fakes["automatic1111"] = await openFakeAutomatic1111();
  fakes["comfyui"] = await openFakeComfyUi();
  openAi = await openFakeOpenAi({ key });
  const portOf = (name: string) => Number(new URL(fakes[name]?.baseURL ?? "").port);
  const runtimeKinds = [
    {
      name: "automatic1111",
      title: "AUTOMATIC1111",
      protocol: "automatic1111",
      port: portOf("automatic1111"),
      path: "",
    },
    {
      name: "comfyui",
      title: "ComfyUI",
      protocol: "comfyui",
      port: portOf("comfyui"),
      path: "",
    },
  ] as const;
  server = await createTestApp({ runtimeKinds });
  admin = await signUp(server, { role: "admin" });
  for (const protocol of protocols)
    await ask("PUT", `/providers/${protocol}`, {
      protocol,
      base_url: fakes[protocol]?.baseURL,
      ...(protocol === "stability" && { key }),
    });
  await ask("PUT", "/providers/openai", { protocol: "openai", base_url: openAi.baseURL, key });
});
afterAll(async () => {
  await server.close();
  await openAi.close();
  for (const fake of Object.values(fakes)) await fake.close();
});

async function ask(method: "GET" | "PUT" | "POST", path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/admin/models${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}

const models = {
  stability: "core",
  automatic1111: "dreamshaper_8",
  comfyui: "sd_xl_base_1.0.safetensors",
} as const;

async function seen(provider: string, model: string): Promise<PictureSample> {
  return (await ask("POST", "/pictures", { provider, model, seconds: 20 })).body;
}

const bytesIn = (url: string | null) =>
  Buffer.from((url ?? "").replace("data:image/webp;base64,", ""), "base64");

test.each(protocols)("%s paints a sample beside Katha's own, and none is kept", async (name) => {
  const large = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: "#a04020" },
  })
    .png()
    .toBuffer();
  fakes[name]?.always(null, large);
  const sample = await seen(name, models[name]);
  expect(sample).toMatchObject({ failed: null, width: 1200, height: 800 });
  expect(await sharp(bytesIn(sample.picture)).metadata()).toMatchObject({
    format: "webp",
    width: 640,
  });
  expect(await sharp(bytesIn(sample.built_in)).metadata()).toMatchObject({ format: "webp" });
  expect(JSON.stringify(fakes[name]?.asked)).toContain(sample.words);
  expect(await server.db.selectFrom("media").selectAll().execute()).toEqual([]);
});

test("OpenAI's pictures are seen with its key, which is told to nobody", async () => {
  openAi.always({});
  const { text, body } = await ask("POST", "/pictures", {
    provider: "openai",
    model: "gpt-image-1",
  });
  expect(body).toMatchObject({ failed: null, width: 1, height: 1 });
  expect(openAi.asked.at(-1)?.authorization).toBe(`Bearer ${key}`);
  expect(text).not.toContain(key);
});

test("what looks like a picture and cannot be read is none", async () => {
  fakes["comfyui"]?.always(null, Buffer.from("\u0089PNG\r\n\u001a\nand no more", "latin1"));
  expect(await seen("comfyui", models.comfyui)).toMatchObject({
    failed: "no_picture",
    picture: null,
  });
});

test.each([
  ["stability", "refuses", "refused"],
  ["stability", "unpaid", "unpaid"],
  ["automatic1111", "busy", "too_many_requests"],
  ["automatic1111", "cuts", "broken_off"],
  ["comfyui", "broken", "provider_failed"],
  ["comfyui", "key", "key_refused"],
] as const)("%s, %s: %s, beside Katha's own", async (name, fault, failed) => {
  fakes[name]?.always(fault);
  const sample = await seen(name, models[name]);
  expect(sample).toMatchObject({ failed, picture: null });
  expect(sample.built_in).toMatch(/^data:image\/webp;base64,.+/);
});

test("those that paint on this machine are found with their checkpoints", async () => {
  for (const fake of Object.values(fakes)) fake.always(null);
  const { body } = await ask("GET", "/runtimes");
  expect(body.runtimes).toMatchObject([
    { name: "automatic1111", models: [{ model: models.automatic1111, kind: "image" }] },
    { name: "comfyui", models: [{ model: models.comfyui, kind: "image" }] },
  ]);
});

test("a painter is bound to a name that paints, and to none that tells", async () => {
  const bound = [{ provider: "comfyui", model: models.comfyui, seconds: 300 }];
  expect(await ask("PUT", "/image/ravivarma", { bound })).toMatchObject({
    status: 200,
    body: { source: "here", bound: [{ model: models.comfyui, seconds: 300 }] },
  });
  const { image }: ModelLists = (
    await server.app.inject({ url: "/api/v1/models/featured" })
  ).json();
  expect(image.find(({ model_key }) => model_key === "ravivarma")).toMatchObject({
    served_by: "comfyui",
  });
  const refused = await ask("PUT", "/text/vyasa", { bound });
  expect([refused.status, refused.body.detail[0].type]).toEqual([422, "provider_only_paints"]);
  const unheard = await ask("POST", "/samples", {
    provider: "comfyui",
    model: models.comfyui,
    scene: "english",
  });
  expect(unheard.status).toBe(422);
});

test("an address in a private network is not asked", async () => {
  const refused = await ask("PUT", "/providers/far", {
    protocol: "automatic1111",
    base_url: "http://192.168.1.20:7860",
  });
  expect([refused.status, refused.body.detail[0].type]).toEqual([422, "provider_not_public"]);
});
