import { expect, test } from "vitest";
import { foundOllama, modelSettings, runtimes } from "../../../testing/model-settings.ts";
import { providerNameFor, sourceOf } from "./sources.ts";

const { providers } = modelSettings;
const found = runtimes.runtimes;
const own = { name: "katha", title: "Katha’s own" };
const ollama = { name: "ollama", baseUrl: foundOllama };

test("a provider is called as its company or program is, and else by its name", () => {
  const known = { providers, runtimes: found, own };
  expect(["openai", "riverside"].map((name) => sourceOf(name, known).title)).toEqual([
    "OpenAI",
    "riverside",
  ]);
  const mine = {
    name: "mine",
    protocol: "openai",
    baseUrl: foundOllama,
    hasKey: true,
    source: "here",
  } as const;
  expect(sourceOf("mine", { ...known, providers: [mine] })).toEqual({
    name: "mine",
    title: "Ollama",
    protocol: "openai",
    baseUrl: foundOllama,
  });
});

test("Katha's own models have a title without an address", () => {
  const server = { name: own.name, protocol: "ollama", baseUrl: "", hasKey: false } as const;
  const known = { providers: [...providers, { ...server, source: "katha" as const }], own };
  expect(sourceOf(own.name, { ...known, runtimes: found })).toMatchObject({
    title: own.title,
    baseUrl: "",
  });
});

test("a program at an address that is kept has that name; a new one gets a name that is free", () => {
  expect(providerNameFor(ollama, [{ ...ollama, name: "mine" }])).toEqual({
    name: "mine",
    isNew: false,
  });
  expect(providerNameFor(ollama, [])).toEqual({ name: "ollama", isNew: true });
  const elsewhere = { ...ollama, baseUrl: "http://10.0.0.7:11434" };
  expect(providerNameFor(ollama, [elsewhere, { ...elsewhere, name: "ollama-2" }])).toEqual({
    name: "ollama-3",
    isNew: true,
  });
});
