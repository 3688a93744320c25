import { fallbackModelLists } from "@katha/api/models";
import { expect, it } from "vitest";
import { chosenModel, kindOf, nameIn, toOptions } from "./models.ts";

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
  expect(toOptions(fallbackModelLists, "text")).toEqual([
    { key: "tenali", name: "Tenali", price: 1 },
  ]);
  expect(toOptions(fallbackModelLists, "image")[0]).toMatchObject({ price: 5 });
  expect(nameIn(fallbackModelLists, "vishvakarma")).toBe("Vishvakarma");
  expect(nameIn(fallbackModelLists, "somebody")).toBe("somebody");
});
