import { expect, test } from "vitest";
import { ownModel, ownModels } from "../../../fixtures/admin/own-models.ts";
import { lackFor } from "./own-models.ts";

const gigabyte = 1024 ** 3;
const gigabytes = (amount: number) => amount * gigabyte;
const isHere = { ...ownModels.runtime, state: "ready" as const };
const withDisk = (diskFreeBytes: number | null) => ({
  machine: { ...ownModels.machine, memoryBytes: gigabytes(8), diskFreeBytes },
  runtime: isHere,
});

test("a model needs memory, and room for what is not here yet", () => {
  const model = { ...ownModel, memoryBytes: gigabytes(4), bytes: gigabytes(3), bytesHere: 0 };
  expect(lackFor(model, withDisk(gigabytes(3)))).toBeUndefined();
  expect(lackFor(model, withDisk(gigabytes(2)))).toBe("disk");
  expect(lackFor({ ...model, bytesHere: gigabyte }, withDisk(gigabytes(2)))).toBeUndefined();
  expect(lackFor({ ...model, memoryBytes: gigabytes(9) }, withDisk(gigabytes(99)))).toBe("memory");
});

test("room is needed for what runs the model too, and nothing is said where it is not known", () => {
  const model = { ...ownModel, memoryBytes: gigabyte, bytes: gigabytes(3), bytesHere: 0 };
  const runtime = { ...ownModels.runtime, state: "absent" as const, bytes: 1 };
  const own = withDisk(gigabytes(3));
  expect(lackFor(model, { ...own, runtime })).toBe("disk");
  expect(lackFor(model, { ...withDisk(null), runtime })).toBeUndefined();
});
