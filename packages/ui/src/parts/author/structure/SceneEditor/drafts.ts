/** The items of a line of text, without blanks. */
export function partsOf(written: string, between: "," | "\n"): readonly string[] {
  return written
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export function joined(parts: readonly string[] | undefined, between: "," | "\n"): string {
  return (parts ?? []).join(between === "," ? ", " : "\n");
}
