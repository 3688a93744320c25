import type { GraphNode } from "../../graph/structure.ts";
import type { Condition } from "../../state/model/condition.ts";
import { loss, type Loss } from "../lost.ts";
import type { Writing } from "../writing/conditions.ts";
import type { InOurWords } from "./in-our-words.ts";
import type { Tokenised } from "./tokenised.ts";
import { withMarks } from "./tokens.ts";
import type { WrittenNode } from "./written-node.ts";

/** A scene that was read anew, with what our notes say of it. */
export interface Edited {
  node: string;
  notes: GraphNode;
  parts: WrittenNode;
  left: Tokenised;
  /** Choices that stand there locked, by their words. */
  locked?: ReadonlyMap<string, Locked>;
}

/** Why a choice is locked there; that was not edited where it is as before. */
export type Locked = { reason: string | null } | "as_before";

export interface Restoring {
  writing: Writing;
  words: InOurWords;
  /** Null where a way leads to no hub; else what is asked beside the hub being the one that was come from. */
  backToHub: (
    target: string,
    when: Condition | undefined,
  ) => { when: Condition | undefined } | null;
  lost: Loss[];
}

/** Names in a text as the story has them; variables that only count stay as they are, and are said. */
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
      const own = words.nameOf(name);
      if (own === undefined) lost.push(loss("logic", node, { code: whole }));
      return own === undefined ? whole : `{${own}${forms}}`;
    },
  );
  return withMarks(ours, marks);
}

/** Puts back what never is written: after what stood before it, or before what stood after it. */
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
