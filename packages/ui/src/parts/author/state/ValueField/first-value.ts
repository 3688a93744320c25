import type { Quality, QualityKind, Value } from "@katha/storygraph";

/** The initial value that a quality is compared with or set to. */
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
