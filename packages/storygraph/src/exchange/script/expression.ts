/** An expression in any of the formats. */
export type Expression =
  | { kind: "value"; value: Scalar }
  | { kind: "name"; name: string }
  /** A list of words, such as `(calm, kind)`. */
  | { kind: "words"; words: readonly string[] }
  /** How often an address was visited. */
  | { kind: "visits"; of: string }
  | { kind: "not"; of: Expression }
  | { kind: "minus"; of: Expression }
  | { kind: "binary"; sign: Sign; left: Expression; right: Expression }
  | { kind: "call"; name: string; given: readonly Expression[] };

export type Scalar = boolean | number | string;

const comparisonSigns = ["=", "!=", "<", "<=", ">", ">="] as const;
export type ComparisonSign = (typeof comparisonSigns)[number];

export type Sign =
  | ComparisonSign
  | "and"
  | "or"
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"
  | "has"
  | "hasnt"
  /** ChoiceScript's fairmath. */
  | "fair+"
  | "fair-";

export const valueOf = (value: Scalar): Expression => ({ kind: "value", value });
export const nameOf = (name: string): Expression => ({ kind: "name", name });
export const not = (of: Expression): Expression => ({ kind: "not", of });
export const binary = (sign: Sign, left: Expression, right: Expression): Expression => ({
  kind: "binary",
  sign,
  left,
  right,
});

export function isComparison(sign: Sign): sign is ComparisonSign {
  return comparisonSigns.some((one) => one === sign);
}

/** Every expression within this one, itself first. */
export function* partsOf(expression: Expression): Generator<Expression> {
  yield expression;
  switch (expression.kind) {
    case "not":
    case "minus":
      yield* partsOf(expression.of);
      return;
    case "binary":
      yield* partsOf(expression.left);
      yield* partsOf(expression.right);
      return;
    case "call":
      for (const one of expression.given) yield* partsOf(one);
      return;
    case "value":
    case "name":
    case "words":
    case "visits":
      return;
  }
}
