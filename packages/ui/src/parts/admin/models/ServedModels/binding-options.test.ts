import { expect, test } from "vitest";
import { boundModel } from "../../../../fixtures/admin/models.ts";
import { numberShape, wholeShape, withOptions } from "./binding-options.ts";

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const written = {
  promptTokens: "6000",
  answerTokens: " 800 ",
  temperature: "0.9",
  promptPrice: "0.12",
  answerPrice: "",
  structuredOutput: "json_object",
  hears: "on",
};

test("what was written is what the model is asked with", () => {
  const bound = boundModel({ answerPrice: 3, bridges: true, seconds: 90 });
  expect(withOptions(bound, "text", sent(written))).toEqual({
    ...bound,
    promptTokens: 6_000,
    answerTokens: 800,
    temperature: 0.9,
    promptPrice: 0.12,
    answerPrice: null,
    structuredOutput: "json_object",
    hears: true,
    bridges: false,
  });
});

test("a painter has a size and patience, and nothing else is changed", () => {
  const bound = boundModel({ temperature: 0.9 });
  expect(withOptions(bound, "image", sent({ size: "512x512", seconds: "60" }))).toEqual({
    ...bound,
    size: "512x512",
    seconds: 60,
  });
});

test("prices and temperature may be left out", () => {
  const left = sent({ ...written, temperature: " ", promptPrice: "" });
  expect(withOptions(boundModel(), "text", left)).toMatchObject({
    temperature: null,
    promptPrice: null,
  });
});

test("rooms are whole numbers, prices may have a fraction", () => {
  for (const amount of ["8000.5", "8e3", "a few"]) expect(wholeShape.test(amount)).toBe(false);
  expect(wholeShape.test("8000")).toBe(true);
  expect(numberShape.test("0.12")).toBe(true);
  expect(numberShape.test("a few")).toBe(false);
});
