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

function sidesOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "not":
    case "minus":
      return [expression.of];
    case "binary":
      return [expression.left, expression.right];
    case "call":
      return expression.given;
    case "value":
    case "name":
    case "words":
    case "visits":
      return [];
  }
}

/** Every expression within this one, itself first. */
export function partsOf(expression: Expression): Expression[] {
  const found: Expression[] = [];
  const open = [expression];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    found.push(one);
    for (const side of sidesOf(one).toReversed()) open.push(side);
  }
  return found;
}

/** The operands of `a and b and c`, in order: reading such a chain side by side would go as deep as it is long. */
export function chainOf(sign: Sign, expression: Expression): Expression[] {
  const found: Expression[] = [];
  let left = expression;
  while (left.kind === "binary" && left.sign === sign) {
    found.push(left.right);
    left = left.left;
  }
  return [left, ...found.toReversed()];
}
