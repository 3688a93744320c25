import { describe, expect, test } from "vitest";
import { ModelsFileFault, readModelsFile } from "./models-file.ts";

const variables: Record<string, string> = { OPENAI_API_KEY: "sk-secret", EMPTY: " " };
const needs = {
  name: "models.jsonc",
  models: { text: ["tenali", "vyasa"], image: ["vishvakarma"] },
  keyOf: (variable: string) => variables[variable],
};
const read = (file: object) => readModelsFile(JSON.stringify(file), needs);
const openai = { baseURL: "https://api.openai.com/v1", key: "OPENAI_API_KEY" };

test("one provider or several, in the order in which they are tried, with what is usual filled in", () => {
  const { bindings, warnings, keyNames } = readModelsFile(
    `{
      // Two of them.
      "providers": { "openai": ${JSON.stringify(openai)}, "here": { "baseURL": "http://localhost:11434/v1" } },
      "text": {
        "tenali": { "provider": "here", "model": "small" },
        "*": [{ "provider": "openai", "model": "big", "prompt": 20000 }, { "provider": "here", "model": "small" }],
      },
    }`,
    needs,
  );
  expect(bindings.providers["openai"]?.apiKey).toBe("sk-secret");
  expect(bindings.text["tenali"]).toMatchObject([{ model: "small", prompt: 8_000, answer: 1_500 }]);
  expect(bindings.text["*"]?.map(({ model }) => model)).toEqual(["big", "small"]);
  expect(bindings.image).toEqual({});
  expect(warnings).toEqual([]);
  expect(keyNames).toEqual(["OPENAI_API_KEY"]);
});

describe("what is wrong is told in a line that helps", () => {
  const one = { provider: "openai", model: "m" };
  test.each([
    [{ providers: { openai: { baseURL: "api" } } }, "providers.openai.baseURL must be an address"],
    [
      { providers: { openai: { ...openai, key: "sk-secret-1" } } },
      "providers.openai.key must be the name of an environment variable, not the key itself",
    ],
    [
      {
        providers: { comfyui: { protocol: "comfyui", baseURL: "http://127.0.0.1:8188" } },
        text: { tenali: { provider: "comfyui", model: "m" } },
      },
      'text.tenali names the provider "comfyui", which paints and does not tell',
    ],
    [{ providers: { openai: { ...openai, url: "x" } } }, "providers.openai has no setting url"],
    [{ provider: {} }, "the file has no setting provider"],
    [
      { providers: { openai }, text: { tenali: { ...one, structure: "none" } } },
      "text.tenali has no setting structure (it is called structuredOutput now)",
    ],
    [{ providers: { openai }, text: { tenaly: one } }, "Did you mean tenali?"],
    [
      { providers: { openai }, text: { vishvakarma: one } },
      'binds "vishvakarma", which is no text',
    ],
    [
      { providers: { openai }, text: { tenali: { ...one, provider: "opneai" } } },
      'text.tenali names the provider "opneai", which is not among the file\'s providers. Did you mean openai?',
    ],
    [{ providers: { openai }, text: { tenali: { provider: "openai" } } }, "text.tenali model"],
    [
      { providers: { openai }, image: { vishvakarma: { ...one, size: "big" } } },
      "image.vishvakarma size must be a size like 1536x1024",
    ],
    [
      { providers: { openai: { ...openai, key: "EMPTY" } } },
      "reads the key of openai from EMPTY, which is not set. Set it in .env",
    ],
    [
      { providers: { openai: { baseURL: "https://me:sk-secret@api.openai.com/v1" } } },
      "must not carry a password",
    ],
  ])("%j", (file, message) => {
    expect(() => read(file)).toThrow(ModelsFileFault);
    expect(() => read(file)).toThrow(message);
    expect(() => read(file)).not.toThrow("sk-secret");
  });

  test("a comma too few, with its line", () => {
    expect(() => readModelsFile('{\n  "text": {}\n  "image": {}\n}', needs)).toThrow(
      "models.jsonc is not JSON with comments. Look at line 3.",
    );
  });
});

describe("a key that would travel openly", () => {
  const warningsFor = (host: string) =>
    read({ providers: { one: { ...openai, baseURL: `http://${host}/v1` } } }).warnings;

  test.each([
    "models.example.org",
    "localhost.evil.com",
    "10.evil.com",
    "127.0.0.1.evil.com",
    "172.32.0.4",
    "[2001:db8::1]",
  ])("is warned of: %s", (host) => {
    expect(warningsFor(host)).toEqual([expect.stringContaining("http://")]);
  });

  test.each([
    "localhost:8080",
    "127.0.0.1",
    "10.1.2.3",
    "192.168.1.9",
    "172.16.0.4",
    "172.31.255.1:11434",
    "[::1]:8080",
    "[fd12:3456:789a::1]",
    "ollama:11434",
  ])("is not to a machine of one's own: %s", (host) => {
    expect(warningsFor(host)).toEqual([]);
  });
});
