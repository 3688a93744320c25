import {
  fallbackModels,
  imageModelPrefixes,
  modelLists,
  type ModelLists,
} from "@katha/api/contract";
import { expect, test } from "vitest";
import { createTestApp } from "../../testing/index.ts";
import { affordable, findModel, modelBook, modelKinds } from "./index.ts";

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
  expect(new Set(told).size).toBe(told.length);
  expect(told.every((words) => words.includes("built in"))).toBe(true);
  const served = await readModels((key) => (key === "vyasa" ? "a provider" : undefined));
  const builtIn = [...served.text, ...served.image].filter((model) =>
    model.hinglish_description.includes("built in"),
  );
  expect(builtIn.map(({ model_key }) => model_key)).not.toContain("vyasa");
  expect(builtIn).toHaveLength(told.length - 1);
});

test("alternatives are affordable, of the same kind first", () => {
  expect(affordable("image", 5)).toEqual([
    "vishvakarma",
    "chitrakar",
    "vyasa",
    "meera",
    "chanakya",
    "tenali",
    "birbal",
  ]);
  expect(affordable("text", 1)).toEqual(["tenali", "birbal"]);
  expect(affordable("text", 0)).toEqual([]);
});
