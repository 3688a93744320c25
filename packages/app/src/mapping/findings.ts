import type { GraphFinding } from "@katha/storygraph";
import type { SayOf, StructureFinding, structureWords } from "@katha/ui";

type Say = SayOf<(typeof structureWords)["en"]>;

function sentenceFor(found: GraphFinding, say: Say): string {
  switch (found.code) {
    case "broken_link":
      return found.params.target === ""
        ? say("finding.leads_nowhere")
        : say("finding.broken_link", found.params);
    case "endless_loop": {
      const count = found.params.nodes.length;
      return count === 1
        ? say("finding.only_itself")
        : say("finding.endless_loop", { count, amount: count });
    }
    case "budget_too_small": {
      const { beats, budget } = found.params;
      return say("finding.budget_too_small", { beats, count: budget, amount: budget });
    }
    case "rating":
      return say(`finding.rating.${found.params.asked}`, found.params);
    case "no_start":
      return say("finding.no_start", found.params);
    case "xp_too_low":
      return say("finding.xp_too_low", found.params);
    case "duplicate_choice":
      return say("finding.duplicate_choice", found.params);
    case "ending_goes_on":
      return say("finding.ending_goes_on", found.params);
    case "bad_budget":
      return say("finding.bad_budget", found.params);
    case "unknown_cast":
      return say("finding.unknown_cast", found.params);
    case "unknown_name":
      return say("finding.unknown_name", found.params);
    default:
      return say(`finding.${found.code}`);
  }
}

/** What lint found, in the author's language. */
export function toFindings(found: readonly GraphFinding[], say: Say): readonly StructureFinding[] {
  return found.map((one) => ({
    code: one.code,
    severity: one.severity,
    node: one.node,
    choice: one.choice,
    message: sentenceFor(one, say),
  }));
}
