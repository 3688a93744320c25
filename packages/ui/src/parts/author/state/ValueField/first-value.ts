import type { Quality, QualityKind, Value } from "@katha/storygraph";

/** What a quality is held against, or set to, before anything else is chosen. */
export function firstValue(quality: Quality | undefined, kind: QualityKind): Value {
  switch (kind) {
    case "flag":
      return true;
    case "number":
      return 1;
    default:
      return quality !== undefined && "values" in quality ? (quality.values[0] ?? "") : "";
  }
}
