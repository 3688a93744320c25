import { expect, test } from "vitest";
import { bound, ownModel, runtimes } from "../../../testing/model-settings.ts";
import { bindingOf, boundFirst, newBinding, ownBinding } from "./bindings.ts";

const [model] = runtimes.runtimes[0]?.models ?? [];
if (!model) throw new Error("Nothing was found.");
const ofOllama = { name: "ollama", protocol: "ollama" } as const;

test("a binding is sent without how it fares", () => {
  const sent = bindingOf(bound);
  expect(bound).toMatchObject(sent);
  expect(Object.keys(sent)).not.toContain("health");
});

test("a model of Katha's own is asked as it is best asked", () => {
  expect(ownBinding("katha", ownModel)).toMatchObject({ model: ownModel.name, hears: false });
});

test("a model is asked with the room that its context leaves, and with its prices", () => {
  const form = newBinding(ofOllama, { ...model, context: 4_096, promptPrice: 1, answerPrice: 2 });
  expect(form).toMatchObject({ promptTokens: 2_596, promptPrice: 1, answerPrice: 2 });
  expect(newBinding(ofOllama, { ...model, context: null }).promptTokens).toBe(8_000);
  expect(newBinding(ofOllama, { ...model, context: 1_024 }).promptTokens).toBe(500);
});

test("who is bound anew is asked first, once, and the others stay behind, five at most", () => {
  const crowd = ["a", "b", "c", "d", "e", "f"].map((name) =>
    Object.assign({}, bound, { model: name }),
  );
  const again = boundFirst(
    newBinding({ name: bound.provider, protocol: "openai" }, { ...model, model: "c" }),
    crowd,
  );
  expect(again.map((one) => one.model)).toEqual(["c", "a", "b", "d", "e"]);
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
