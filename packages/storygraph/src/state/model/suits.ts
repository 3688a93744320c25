import type { Quality, Value } from "./quality.ts";

/** Whether a quality's kind allows this value, bounds aside. */
export function suits(quality: Quality, value: Value): boolean {
  switch (quality.kind) {
    case "flag":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number";
    case "one_of":
      return typeof value === "string" && quality.values.includes(value);
    case "set":
      return typeof value === "object" && value.every((word) => quality.values.includes(word));
    case "text":
      return typeof value === "string";
  }
}
