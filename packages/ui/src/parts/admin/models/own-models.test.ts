import { expect, test } from "vitest";
import { ownModel, ownModels } from "../../../fixtures/admin/own-models.ts";
import { lackFor } from "./own-models.ts";

const gigabyte = 1024 ** 3;
const machine = { ...ownModels, memoryBytes: 8 * gigabyte, runtimeBytes: 0 };

test("a model needs memory, and room for what is not here yet", () => {
  const model = { ...ownModel, memoryBytes: 4 * gigabyte, bytes: 3 * gigabyte, bytesHere: 0 };
  expect(lackFor(model, { ...machine, diskFreeBytes: 3 * gigabyte })).toBeUndefined();
  expect(lackFor(model, { ...machine, diskFreeBytes: 2 * gigabyte })).toBe("disk");
  expect(
    lackFor({ ...model, bytesHere: gigabyte }, { ...machine, diskFreeBytes: 2 * gigabyte }),
  ).toBeUndefined();
  expect(lackFor({ ...model, memoryBytes: 9 * gigabyte }, machine)).toBe("memory");
});

test("room is needed for what runs the model too, and nothing is said where it is not known", () => {
  const model = { ...ownModel, memoryBytes: gigabyte, bytes: 3 * gigabyte, bytesHere: 0 };
  const tight = { ...machine, diskFreeBytes: 3 * gigabyte, runtimeBytes: 1 };
  expect(lackFor(model, tight)).toBe("disk");
  expect(lackFor(model, { ...tight, diskFreeBytes: null })).toBeUndefined();
});
