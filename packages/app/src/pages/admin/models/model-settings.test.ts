import { expect, test } from "vitest";
import {
  bound as boundRead,
  foundOllama,
  modelSettings,
  ownModel,
  runtimes,
  unboundSettings,
} from "../../../testing/model-settings.ts";
import {
  boundFirst,
  newBinding,
  ownBinding,
  offerIn,
  presets,
  providerNameFor,
  toFoundModels,
  toModelSettings,
} from "./model-settings.ts";

const found = toFoundModels(runtimes).runtimes;
const own = { name: "katha", title: "Katha’s own" };
const { providers, models } = toModelSettings(modelSettings, found, own);
const ollama = {
  name: "ollama",
  title: "Ollama",
  protocol: "ollama",
  address: foundOllama,
} as const;
const [model] = found[0]?.models ?? [];
if (!model) throw new Error("Nothing was found.");

const ofOllama = { name: "ollama", protocol: "ollama" } as const;

test("a provider is called as its company or program is, and else by its name", () => {
  expect(providers.map(({ title }) => title)).toEqual(["OpenAI", "riverside"]);
  const kept = { ...modelSettings.providers[0], name: "mine", baseUrl: foundOllama } as const;
  const whole = toModelSettings(
    { ...modelSettings, providers: [{ ...modelSettings.providers[1], ...kept } as never] },
    found,
    own,
  );
  expect(whole.providers[0]?.title).toBe("Ollama");
  expect(presets.map(({ title }) => title)).toContain("Together");
});

test("Katha itself tells as the first storyteller, and paints as every painter", () => {
  const keys = models.filter(({ isOwn }) => isOwn).map(({ key }) => key);
  expect(keys).toEqual(["tenali", "vishvakarma"]);
});

test("a model of Katha's own is bound by the title of its provider, and asked as it is best asked", () => {
  const bound = { ...boundRead, provider: own.name, model: ownModel.name };
  const server = {
    name: own.name,
    protocol: "ollama",
    baseUrl: "",
    hasKey: false,
    source: "katha",
  } as const;
  const whole = toModelSettings(
    {
      ...modelSettings,
      providers: [...modelSettings.providers, server],
      models: modelSettings.models.map((one) => ({ ...one, bound: [bound] })),
    },
    found,
    own,
  );
  expect(whole.providers.map(({ name }) => name)).not.toContain(own.name);
  expect(whole.models[0]?.bound[0]?.providerTitle).toBe(own.title);
  expect(ownBinding(own.name, ownModel)).toMatchObject({ model: ownModel.name, hears: false });
});

test("a name that is served as all others can be bound itself, even where the file says who they are", () => {
  const asOthers = unboundSettings.models.map((one) =>
    Object.assign({}, one, { source: "file", asOthers: one.modelKey === "tenali" }),
  );
  const mapped = toModelSettings({ ...unboundSettings, models: asOthers }, [], own).models;
  expect(mapped.find(({ key }) => key === "tenali")).toMatchObject({
    isAsOthers: true,
    isFromFile: false,
  });
  expect(mapped.find(({ key }) => key === "vyasa")?.isFromFile).toBe(true);
});

test("a model is asked with the room that its context leaves, and with its prices", () => {
  const form = newBinding(ofOllama, { ...model, context: 4_096, promptPrice: 1, answerPrice: 2 });
  expect(form).toMatchObject({ promptTokens: 2_596, promptPrice: 1, answerPrice: 2 });
  expect(newBinding(ofOllama, { ...model, context: null }).promptTokens).toBe(8_000);
  expect(newBinding(ofOllama, { ...model, context: 1_024 }).promptTokens).toBe(500);
});

test("who is bound anew is asked first, once, and the others stay behind, five at most", () => {
  const vyasa = models.find(({ key }) => key === "vyasa");
  const [first] = vyasa?.bound ?? [];
  if (!first) throw new Error("Nobody is bound.");
  const crowd = ["a", "b", "c", "d", "e", "f"].map((name) =>
    Object.assign({}, first, { model: name }),
  );
  const again = boundFirst(
    newBinding({ name: first.provider, protocol: "openai" }, { ...model, model: "c" }),
    crowd,
  );
  expect(again.map((one) => one.model)).toEqual(["c", "a", "b", "d", "e"]);
});

test("a program at an address that is kept has that name; a new one gets a name that is free", () => {
  const kept = { ...ollama, isFromFile: false, hasKey: false };
  expect(providerNameFor(ollama, [{ ...kept, name: "mine" }])).toEqual({
    name: "mine",
    isNew: false,
  });
  expect(providerNameFor(ollama, [])).toEqual({ name: "ollama", isNew: true });
  const elsewhere = { ...kept, address: "http://10.0.0.7:11434" };
  expect(providerNameFor(ollama, [elsewhere, { ...elsewhere, name: "ollama-2" }])).toEqual({
    name: "ollama-3",
    isNew: true,
  });
});

test("the best storyteller that was found is offered while nobody is bound", () => {
  const [first] = runtimes.runtimes;
  const [good] = first?.models ?? [];
  if (!first || !good) throw new Error("Nothing was found.");
  const list = [
    { ...good, model: "small", english: "with_care" },
    { ...good, model: "painter", kind: "image" },
    good,
  ] as const;
  const several = [{ ...first, models: [...list] }];
  expect(offerIn(unboundSettings, several)).toEqual({ runtime: "Ollama", model: "qwen3:8b" });
  expect(offerIn(modelSettings, several)).toBeUndefined();
  const weak = [{ ...first, models: [{ ...good, english: "no" as const }] }];
  expect(offerIn(unboundSettings, weak)).toBeUndefined();
});

test.each([
  ["openai", "gpt-image-1", "1536x1024", 90],
  ["openai", "dall-e-3", "1792x1024", 60],
  ["stability", "core", "1536x1024", 90],
  ["comfyui", "sd_xl_base_1.0.safetensors", "1216x832", 300],
  ["automatic1111", "dreamshaper_8", "768x512", 300],
] as const)(
  "%s is asked for a picture by %s of %s, and waited for",
  (protocol, name, size, seconds) => {
    const painter = { ...model, model: name, kind: "image" as const };
    expect(newBinding({ name: "near", protocol }, painter)).toEqual({
      provider: "near",
      model: name,
      size,
      seconds,
    });
  },
);
