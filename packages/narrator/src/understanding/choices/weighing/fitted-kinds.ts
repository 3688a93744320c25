import { actKinds } from "../evidence/acts.ts";
import { evidenceKinds, type EvidenceKind } from "../evidence/evidence.ts";
import { outcomeKinds } from "../evidence/outcome.ts";

/**
 * Kinds without a weight. No line that weights are fitted to shows what most of them say: `rules.ts` has numbers for these. What
 * the length of a line says depends on the rest of the evidence, and only the trees know it.
 */
const withoutWeight = [
  "passedOver",
  "sensed",
  "remarked",
  "refusedAtEnd",
  "onlyNamed",
  "length",
  // Where choices have many wordings they told nothing more.
  ...actKinds,
  ...outcomeKinds,
] as const satisfies readonly EvidenceKind[];

export type FittedKind = Exclude<EvidenceKind, (typeof withoutWeight)[number]>;
export type Weights = Readonly<Record<FittedKind, number>>;

const unfitted = new Set<EvidenceKind>(withoutWeight);
export const fittedKinds = evidenceKinds.filter((kind): kind is FittedKind => !unfitted.has(kind));
