import type { Quality, Value } from "./quality.ts";
import { hasEvery, wordSetOf } from "./word-set.ts";

/** Whether a quality's kind allows this value, bounds aside. */
export function suits(quality: Quality, value: Value): boolean {
  switch (quality.kind) {
    case "flag":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number";
    case "one_of":
      return typeof value === "string" && wordSetOf(quality.values).has(value);
    case "set":
      return typeof value === "object" && hasEvery(wordSetOf(quality.values), value);
    case "text":
      return typeof value === "string";
  }
}
