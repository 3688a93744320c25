import type { GraphFinding } from "@katha/storygraph";
import type { StructureFinding, Translate, structureMessages } from "@katha/ui";

type T = Translate<typeof structureMessages>;

function sentenceFor(found: GraphFinding, t: T): string {
  switch (found.code) {
    case "broken_link":
      return found.params.target === ""
        ? t("finding.leads_nowhere")
        : t("finding.broken_link", found.params);
    case "endless_loop": {
      const { count } = found.params;
      return count === 1
        ? t("finding.only_itself")
        : t("finding.endless_loop", { count, amount: count });
    }
    case "budget_too_small": {
      const { beats, budget } = found.params;
      return t("finding.budget_too_small", { beats, count: budget, amount: budget });
    }
    case "rating":
      return t(`finding.rating.${found.params.asked}`, found.params);
    case "no_start":
      return t("finding.no_start", found.params);
    case "xp_too_low":
      return t("finding.xp_too_low", found.params);
    case "duplicate_choice":
      return t("finding.duplicate_choice", found.params);
    case "ending_goes_on":
      return t("finding.ending_goes_on", found.params);
    case "bad_budget":
      return t("finding.bad_budget", found.params);
    case "unknown_cast":
      return t("finding.unknown_cast", found.params);
    case "unknown_name":
      return t("finding.unknown_name", found.params);
    default:
      return t(`finding.${found.code}`);
  }
}

/** What lint found, in the author's language. */
export function toFindings(found: readonly GraphFinding[], t: T): readonly StructureFinding[] {
  return found.map((one) => ({
    code: one.code,
    severity: one.severity,
    node: one.node,
    choice: one.choice,
    message: sentenceFor(one, t),
  }));
}
