import { fallbackModelLists } from "@katha/api/models";
import { createI18n, modelMessages, translateWith } from "@katha/ui";
import { expect, it } from "vitest";
import { modelLists, ownTeller } from "../../../testing/models.ts";
import { chosenModel, hintOf, kindOf, nameIn, toOptions } from "./models.ts";

const t = translateWith(createI18n("en"), modelMessages);

it.each(["chitrakar-2", "ajanta", "ravivarma", "vishvakarma-xl"])("%s paints", (key) => {
  expect(kindOf(key)).toBe("image");
});

it.each(["tenali", "my-chitrakar"])("%s narrates", (key) => {
  expect(kindOf(key)).toBe("text");
});

it("keeps the chosen model while it is offered, or takes the default, or the first", () => {
  const options = ["birbal", "tenali"].map((key) => ({ key, name: key, price: 1 }));
  expect(chosenModel(options, "text", "birbal")).toBe("birbal");
  expect(chosenModel(options, "text", "gone")).toBe("tenali");
  expect(chosenModel(options.slice(0, 1), "text", undefined)).toBe("birbal");
  expect(chosenModel([], "image", undefined)).toBe("vishvakarma");
});

it("always has two fallback models, at the known prices", () => {
  expect(toOptions(fallbackModelLists, "text", t)).toEqual([
    { key: "tenali", name: "Tenali", price: 1, note: t("note.tenali") },
  ]);
  expect(toOptions(fallbackModelLists, "image", t)[0]).toMatchObject({ price: 5 });
  expect(nameIn(fallbackModelLists, "vishvakarma")).toBe("Vishvakarma");
  expect(nameIn(fallbackModelLists, "somebody")).toBe("Somebody");
});

it("says who serves a model, and of Katha's own storyteller that it is free", () => {
  const [tenali, vyasa] = toOptions(modelLists, "text", t);
  expect([tenali, vyasa]).toMatchObject([
    { note: t("note.tenali"), servedBy: "riverside" },
    { note: t("note.vyasa"), servedBy: "riverside" },
  ]);
  const [own] = toOptions(ownTeller, "text", t);
  expect(own).toEqual({ key: "tenali", name: "Tenali", price: 0, note: t("own") });
});

it("describes a model that it does not know as the server does", () => {
  const [known] = modelLists.text;
  const stranger = { ...known, modelKey: "somebody", hinglishDescription: "Naya kathakaar" };
  const lists = { ...modelLists, text: [stranger] } as typeof modelLists;
  expect(toOptions(lists, "text", t)[0]).toMatchObject({ note: "Naya kathakaar" });
});

it("says what others would be where no provider serves a model, unless the list failed to load", () => {
  expect(hintOf(ownTeller, "text", t)).toBe(t("others.text"));
  expect(hintOf(modelLists, "text", t)).toBeUndefined();
  expect(hintOf(modelLists, "image", t)).toBe(t("others.image"));
  expect(hintOf(fallbackModelLists, "text", t)).toBeUndefined();
});
