import type { Condition } from "@katha/storygraph";

/** A scene's text before it is laid out in paragraphs. */
export type TextPart =
  | { kind: "text"; text: string }
  | { kind: "print"; quality: string }
  /** The first branch whose condition holds. */
  | { kind: "either"; branches: { when: Condition; told: TextPart[] }[] };

export function isBlank(told: readonly TextPart[]): boolean {
  return told.every((part) => {
    if (part.kind === "text") return part.text.trim() === "";
    return part.kind === "either" && part.branches.every((branch) => isBlank(branch.told));
  });
}
