import type { EvidenceKind } from "../evidence/evidence.ts";

/** A tree: a number, or two trees that one kind of evidence chooses between at a threshold. */
export type Tree<Kind extends string> =
  | number
  | readonly [kind: Kind, cut: number, atMost: Tree<Kind>, more: Tree<Kind>];

/** Trees ask about the evidence, and about what the weights say of it. */
export type TreeKind = EvidenceKind | "weight" | "lead";

/** How evidence is weighed, and from which chance on what is done. */
export interface Weighing {
  kinds: readonly EvidenceKind[];
  weights: Readonly<Partial<Record<EvidenceKind, number>>>;
  trees: readonly Tree<TreeKind>[];
  /** Whether the rules by hand hold, and trees are not heard where a line refuses something. */
  hasRules: boolean;
  thresholds: {
    /** From here on a choice is taken. */
    taken: number;
    /** Unless another has this share of its chance. */
    rival: number;
    /** From here on it is asked about. */
    asked: number;
    /** And another beside it. */
    beside: number;
  };
}
