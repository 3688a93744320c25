export type Joining = "conjunction" | "disjunction";

/** `a, b and c`, or `a, b or c`, as the language writes it. */
export function joined(locale: string, parts: readonly string[], type: Joining): string {
  return new Intl.ListFormat(locale, { style: "long", type }).format(parts);
}

const runsFromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** Isolates a name, so that its direction does not affect the sentence around it. */
export function isolated(name: string): string {
  return runsFromRight.test(name) ? `\u2068${name}\u2069` : name;
}

export function capitalised(sentence: string): string {
  const [first = ""] = sentence;
  return first.toUpperCase() + sentence.slice(first.length);
}
