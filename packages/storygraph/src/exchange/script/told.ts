import type { Condition } from "../../state/model/condition.ts";
import { readsOf, withQuality } from "./reads.ts";

/** A scene's text before it is laid out in paragraphs. */
export type Told =
  | { kind: "text"; text: string }
  | { kind: "print"; quality: string }
  /** The first branch whose condition holds. */
  | { kind: "either"; branches: { when: Condition; told: Told[] }[] };

export function isBlank(told: readonly Told[]): boolean {
  return told.every((part) => {
    if (part.kind === "text") return part.text.trim() === "";
    return part.kind === "either" && part.branches.every((branch) => isBlank(branch.told));
  });
}

/** The qualities that it depends on. */
export function readsOfTold(told: readonly Told[]): Set<string> {
  return new Set(
    told.flatMap((part) => {
      if (part.kind === "text") return [];
      if (part.kind === "print") return [part.quality];
      return part.branches.flatMap((branch) => [
        ...readsOf(branch.when),
        ...readsOfTold(branch.told),
      ]);
    }),
  );
}

/** Replaces a quality by another in everything told so far, in place. */
export function readInstead(told: readonly Told[], from: string, to: string): void {
  for (const part of told) {
    if (part.kind === "print" && part.quality === from) part.quality = to;
    if (part.kind !== "either") continue;
    for (const branch of part.branches) {
      branch.when = withQuality(branch.when, from, to);
      readInstead(branch.told, from, to);
    }
  }
}
