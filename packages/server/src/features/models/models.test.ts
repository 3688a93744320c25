import {
  fallbackModels,
  imageModelPrefixes,
  modelLists,
  type ModelLists,
} from "@katha/api/contract";
import { expect, test } from "vitest";
import { createTestApp } from "../../testing/index.ts";
import { affordable, findModel, modelBook, modelKinds, offeredModels } from "./index.ts";

async function readModels(servedBy?: (key: string) => string | undefined): Promise<ModelLists> {
  const server = await createTestApp(servedBy && { servedBy });
  try {
    return modelLists.parse((await server.app.inject({ url: "/api/v1/models/featured" })).json());
  } finally {
    await server.close();
  }
}

test("the first of each kind is the client's default, with its price", () => {
  for (const kind of modelKinds)
    expect(modelBook[kind][0]).toMatchObject({ tier: "standard", ...fallbackModels[kind] });
});

test("a key's prefix tells its kind", () => {
  const isImage = (key: string) => imageModelPrefixes.some((prefix) => key.startsWith(prefix));
  for (const { model_key } of modelBook.image) expect(isImage(model_key)).toBe(true);
  for (const { model_key } of modelBook.text) expect(isImage(model_key)).toBe(false);
  expect(findModel("text", "vishvakarma")).toBeUndefined();
});

test("the list of models is public, with descriptions and who serves them", async () => {
  const { text, image } = await readModels();
  const told = [...text, ...image].map((model) => model.hinglish_description);
  expect(told.every((words) => words.includes("built in"))).toBe(true);
  const served = await readModels((key) => (key === "vyasa" ? "a provider" : undefined));
  const builtIn = [...served.text, ...served.image].filter((model) =>
    model.hinglish_description.includes("built in"),
  );
  expect(builtIn.map(({ model_key }) => model_key)).not.toContain("vyasa");
  expect(builtIn).toHaveLength(told.length - 1);
});

test("built-in narration costs no coins and is described alike; pictures keep their price", async () => {
  const { text, image } = await readModels((key) => (key === "vyasa" ? "a provider" : undefined));
  const vyasa = text.find(({ model_key }) => model_key === "vyasa");
  expect(vyasa).toEqual(findModel("text", "vyasa"));
  const builtIn = text.filter((model) => model !== vyasa);
  expect(new Set(builtIn.map(({ credit_cost }) => credit_cost))).toEqual(new Set([0]));
  expect(new Set(builtIn.map((model) => model.hinglish_description)).size).toBe(1);
  expect(image.map(({ credit_cost }) => credit_cost)).toEqual(
    modelBook.image.map(({ credit_cost }) => credit_cost),
  );
});

test("alternatives are affordable, of the same kind first", () => {
  const served = offeredModels(() => "a provider");
  const own = offeredModels(() => undefined);
  expect(affordable(served, "image", 5)).toEqual([
    "vishvakarma",
    "chitrakar",
    "vyasa",
    "meera",
    "chanakya",
    "tenali",
    "birbal",
  ]);
  expect(affordable(served, "text", 1)).toEqual(["tenali", "birbal"]);
  expect(affordable(served, "text", 0)).toEqual([]);
  expect(affordable(own, "text", 0)).toEqual(own.text.map(({ model_key }) => model_key));
});
