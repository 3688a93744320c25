import { expect, test } from "vitest";
import { boundModel } from "../../../../fixtures/admin/models.ts";
import { draftFaults, draftOf, optionsIn } from "./binding-draft.ts";

const draft = draftOf(boundModel());

test("options that were not changed come back as they were", () => {
  const options = boundModel({ temperature: 0.9, promptPrice: 0.12 });
  expect(options).toMatchObject(optionsIn(draftOf(options)));
  expect(draftFaults(draft, "text")).toEqual([]);
});

test("rooms are whole numbers and have to be there; prices and temperature may be left out", () => {
  const written = { ...draft, promptTokens: "8000.5", answerTokens: "", temperature: "" };
  expect(draftFaults(written, "text")).toEqual(["promptTokens", "answerTokens"]);
  expect(draftFaults({ ...draft, temperature: "3", promptPrice: "-1" }, "text")).toEqual([
    "temperature",
    "promptPrice",
  ]);
  expect(draftFaults({ ...draft, promptPrice: "a few" }, "text")).toEqual(["promptPrice"]);
  expect(optionsIn({ ...draft, temperature: " " }).temperature).toBeNull();
});

test("a painter has a size and patience, and nothing of a storyteller's", () => {
  expect(draftFaults({ ...draft, promptTokens: "" }, "image")).toEqual([]);
  expect(draftFaults({ ...draft, size: "large", seconds: "1" }, "image")).toEqual([
    "seconds",
    "size",
  ]);
});
