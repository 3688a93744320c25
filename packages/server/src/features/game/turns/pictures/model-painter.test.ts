import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testClock } from "../../../../lib/clock.ts";
import { builtInNarrator, modelsFile, openNarrators } from "@katha/narrator";
import { dot, openFakeOpenAi, type FakeOpenAi } from "@katha/narrator/testing";
import { modelPainter } from "./model-painter.ts";
import type { Paint, PictureRequest } from "./paint.ts";

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await openFakeOpenAi({ key: "sk-one" });
});
afterAll(() => fake.close());

const builtIn: Paint = {
  paint: async () => ({ url: "/media/own", alt: "", style: "", prompt: "", servedBy: "katha" }),
  inWords: ({ language }) => (language === "en" ? "A lamp on a step." : "सीढ़ी पर दीया।"),
};
const request: PictureRequest = {
  text: "दीया सीढ़ी पर रखा था।",
  scene: {},
  people: [],
  name: "",
  before: [],
  whole: "",
  language: "hi",
  contentRating: "family",
  bible: null,
  model: "chitrakar",
  seed: "one",
  by: "somebody",
};

function painting() {
  const { image, text } = modelsFile.parse({
    image: { chitrakar: { provider: "fake", model: "painter-1", size: "1024x576", seconds: 2 } },
  });
  const kept: { bytes: Buffer; alt: string | undefined }[] = [];
  const warned: unknown[] = [];
  const log = { warn: (fields: unknown) => warned.push(fields) };
  const { painterFor } = openNarrators({
    isImageModel: () => true,
    bindings: {
      providers: {
        fake: { protocol: "openai", baseURL: fake.baseURL, apiKey: "sk-one", headers: {} },
      },
      image,
      text,
    },
    builtIn: builtInNarrator,
    clock: testClock(),
    log,
    fetchPicture: async () => Promise.reject(new Error("a stranger's address")),
  });
  const save = async (bytes: Buffer, _by: unknown, as?: { alt: string }) => {
    await sharp(bytes).metadata();
    kept.push({ bytes, alt: as?.alt });
    return { url: "/media/kept", width: 1, height: 1 };
  };
  const paint = modelPainter({ painterFor, builtIn, intake: { save }, log });
  const signal = new AbortController().signal;
  return {
    kept,
    warned,
    painted: (more?: Partial<PictureRequest>) => paint.paint({ ...request, ...more }, signal),
  };
}

test.each(["b64_json", "url"] as const)(
  "a provider's picture by %s is kept as ours, with our alt text",
  async (pictures) => {
    fake.always({ pictures });
    const { kept, painted } = painting();
    expect(await painted()).toMatchObject({
      url: "/media/kept",
      alt: "सीढ़ी पर दीया।",
      style: "Chitrakar",
      prompt: "A lamp on a step.",
      servedBy: "fake/painter-1",
    });
    expect(kept).toEqual([{ bytes: dot, alt: "सीढ़ी पर दीया।" }]);
    const { authorization, body } = fake.asked.at(-1) ?? {};
    expect(authorization).toBe("Bearer sk-one");
    expect(body).toMatchObject({ model: "painter-1", size: "1024x576" });
    expect(body?.prompt).toContain("A lamp on a step.");
    expect(body?.prompt).toContain("pattachitra");
    expect(body?.prompt).toContain("for families");
  },
);

test.each(["hangs", "busy", "broken", "refuses", "garbled"] as const)(
  "Katha paints when the provider %s, and no key is told",
  async (fault) => {
    fake.always({ fault });
    const { warned, painted } = painting();
    expect(await painted()).toMatchObject({ servedBy: "katha" });
    expect(warned.length).toBeGreaterThan(0);
    expect(JSON.stringify(warned)).not.toContain("sk-one");
  },
);

test("our own painter serves models without a provider", async () => {
  fake.asked.length = 0;
  expect(await painting().painted({ model: "ajanta" })).toMatchObject({ servedBy: "katha" });
  expect(fake.asked).toEqual([]);
});
