import { textOf } from "../../../lib/tables/read-table.ts";
import type { Edge } from "../../../position/edges.ts";
import { evidenceKinds } from "../evidence/evidence.ts";
import { thresholds } from "../thresholds.ts";
import { fittedKinds } from "./fitted-kinds.ts";
import { grown } from "./trees.ts";
import type { Weighing } from "./weighing.ts";
import { weights } from "./weights.ts";

/** For choices that are told in many ways. */
export const aided: Weighing = {
  kinds: fittedKinds,
  weights,
  trees: grown,
  hasRules: true,
  thresholds,
};

/** For choices of which only their own words are known. Fitted by `tools/weights/fit-unaided.ts`, not by hand. */
const unaided: Weighing = {
  kinds: evidenceKinds,
  ...(JSON.parse(textOf(new URL("unaided.json", import.meta.url))) as Pick<
    Weighing,
    "weights" | "trees"
  >),
  hasRules: false,
  thresholds: thresholds.unaided,
};

/** How the choices of a scene are weighed: as where there are other wordings if most of them have some. */
export function weighingFor(edges: readonly Edge[]): Weighing {
  const worded = edges.filter(({ aliases }) => aliases !== undefined && aliases.length > 0);
  return worded.length * 2 > edges.length ? aided : unaided;
}
