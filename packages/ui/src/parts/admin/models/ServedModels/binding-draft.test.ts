import { expect, test } from "vitest";
import { boundModel } from "../../../../fixtures/admin/models.ts";
import { draftOf, numberShape, optionsIn, wholeShape } from "./binding-draft.ts";

test("options that were not changed come back as they were", () => {
  const options = boundModel({ temperature: 0.9, promptPrice: 0.12 });
  expect(options).toMatchObject(optionsIn(draftOf(options)));
});

test("prices and temperature may be left out", () => {
  const draft = { ...draftOf(boundModel()), temperature: " ", promptPrice: "" };
  expect(optionsIn(draft)).toMatchObject({ temperature: null, promptPrice: null });
});

test("rooms are whole numbers, prices may have a fraction", () => {
  for (const amount of ["8000.5", "8e3", "a few"]) expect(wholeShape.test(amount)).toBe(false);
  expect(wholeShape.test("8000")).toBe(true);
  expect(numberShape.test("0.12")).toBe(true);
  expect(numberShape.test("a few")).toBe(false);
});
