import {
  fallbackModels,
  imageModelPrefixes,
  modelLists,
  type ModelLists,
} from "@katha/api/contract";
import { expect, test } from "vitest";
import { createTestApp } from "../../testing/index.ts";
import {
  affordable,
  askedModel,
  findModel,
  modelBook,
  modelKinds,
  offeredModels,
} from "./index.ts";

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

const one = { vyasa: "riverside", ajanta: "hillside" } as const;
const servedOne = (key: string) =>
  Object.hasOwn(one, key) ? one[key as keyof typeof one] : undefined;
const servers = (models: ModelLists["text"]) =>
  models.map(({ model_key, served_by }) => [model_key, served_by]);

test("where no provider serves a teller, Katha's own is the only one, and free", async () => {
  const { text, image } = await readModels();
  expect(text).toMatchObject([{ model_key: "tenali", credit_cost: 0, served_by: null }]);
  expect(image).toMatchObject(modelBook.image);
  expect(image.every(({ served_by }) => served_by === null)).toBe(true);
});

test("a model that a provider serves is listed with who serves it, at its price", async () => {
  const { text, image } = await readModels(servedOne);
  expect(servers(text)).toEqual([
    ["tenali", null],
    ["vyasa", "riverside"],
  ]);
  expect(text[1]).toEqual({ ...findModel("text", "vyasa"), served_by: "riverside" });
  expect(servers(image)).toEqual([
    ["vishvakarma", null],
    ["chitrakar", null],
    ["ajanta", "hillside"],
    ["ravivarma", null],
  ]);
});

test("where a provider serves Katha's own name too, it has a price", async () => {
  const { text } = await readModels((key) => (key === "tenali" ? "riverside" : undefined));
  expect(text).toEqual([{ ...findModel("text", "tenali"), served_by: "riverside" }]);
});

test("a teller that is not offered is told for by Katha's own, for no coins", () => {
  const offered = offeredModels(servedOne);
  expect(askedModel(offered, "text", null)).toMatchObject({ model_key: "tenali" });
  expect(askedModel(offered, "text", "vyasa")).toMatchObject({ credit_cost: 3 });
  expect(askedModel(offered, "text", "birbal")).toMatchObject({
    model_key: "birbal",
    credit_cost: 0,
    served_by: null,
  });
  expect(askedModel(offered, "text", "nobody")).toBeUndefined();
  expect(askedModel(offered, "image", "tenali")).toBeUndefined();
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
  expect(affordable(own, "text", 0)).toEqual(["tenali"]);
});
