import { fallbackModelLists } from "@katha/api/models";
import { createI18n } from "@katha/ui";
import { modelMessages, translateWith } from "@katha/ui/screens";
import { expect, it } from "vitest";
import { modelLists, ownTeller } from "../../../testing/models.ts";
import { chosenModel, hintOf, kindOf, nameIn } from "./useChosenModels.ts";

const t = translateWith(createI18n("en"), modelMessages);

it.each(["chitrakar-2", "ajanta", "ravivarma", "vishvakarma-xl"])("%s paints", (key) => {
  expect(kindOf(key)).toBe("image");
});

it.each(["tenali", "my-chitrakar"])("%s narrates", (key) => {
  expect(kindOf(key)).toBe("text");
});

it("keeps the chosen model while it is offered, or takes the default, or the first", () => {
  const options = ["birbal", "tenali"].map((key) => ({
    modelKey: key,
    displayName: key,
    creditCost: 1,
  }));
  expect(chosenModel(options, "text", "birbal")).toBe("birbal");
  expect(chosenModel(options, "text", "gone")).toBe("tenali");
  expect(chosenModel(options.slice(0, 1), "text", undefined)).toBe("birbal");
  expect(chosenModel([], "image", undefined)).toBe("vishvakarma");
});

it("always has two fallback models, at the known prices", () => {
  expect(fallbackModelLists.text).toMatchObject([{ modelKey: "tenali", creditCost: 1 }]);
  expect(fallbackModelLists.image[0]).toMatchObject({ creditCost: 5 });
  expect(nameIn(fallbackModelLists, "vishvakarma")).toBe("Vishvakarma");
  expect(nameIn(fallbackModelLists, "somebody")).toBe("Somebody");
});

it("says what others would be where no provider serves a model, unless the list failed to load", () => {
  expect(hintOf(ownTeller, "text", t)).toBe(t("others.text"));
  expect(hintOf(modelLists, "text", t)).toBeUndefined();
  expect(hintOf(modelLists, "image", t)).toBe(t("others.image"));
  expect(hintOf(fallbackModelLists, "text", t)).toBeUndefined();
});
