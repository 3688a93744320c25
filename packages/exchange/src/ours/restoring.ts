import type { Condition, GraphNode } from "@katha/storygraph";
import { loss, type Loss } from "../lost.ts";
import type { Writing } from "../writing/conditions.ts";
import type { InOurWords } from "./in-our-words.ts";
import type { Tokenised } from "./tokenised.ts";
import { withMarks } from "./tokens.ts";
import type { WrittenNode } from "./written-node.ts";

/** A re-read scene with what our notes say about it. */
export interface Edited {
  node: string;
  notes: GraphNode;
  parts: WrittenNode;
  left: Tokenised;
  /** Choices shown as locked, by their words. */
  locked?: ReadonlyMap<string, Locked>;
}

/** The reason shown on a locked choice; unedited where it is as before. */
export type Locked = { reason: string | null } | "as_before";

export interface Restoring {
  writing: Writing;
  words: InOurWords;
  /** Null where a way leads to no hub; else its condition without the part that says which hub the player came from. */
  backToHub: (
    target: string,
    when: Condition | undefined,
  ) => { when: Condition | undefined } | null;
  lost: Loss[];
}

/** Restores names in a text; our own counters stay as they are and are reported as lost. */
export function named(
  text: string,
  marks: readonly string[],
  node: string,
  restoring: Restoring,
): string {
  const { words, lost } = restoring;
  const ours = text.replaceAll(
    /\{([^{}|]+)((?:\|[^{}|]*)*)\}/gu,
    (whole: string, name: string, forms: string) => {
      const own = words.meantBy(name);
      if (own === undefined) lost.push(loss("logic", node, { code: whole }));
      return own === undefined ? whole : `{${own}${forms}}`;
    },
  );
  return withMarks(ours, marks);
}

/** Restores what is never written: after its earlier predecessor, or before its earlier successor. */
export function withUnwritten<Part>(
  told: readonly { at: number | null; part: Part }[],
  unwritten: readonly { at: number; part: Part }[],
): Part[] {
  const all = [...told];
  for (const one of unwritten) {
    const after = all.findLastIndex(({ at }) => at !== null && at < one.at);
    const before = all.findIndex(({ at }) => at !== null && at > one.at);
    all.splice(after === -1 ? Math.max(0, before) : after + 1, 0, one);
  }
  return all.map(({ part }) => part);
}
