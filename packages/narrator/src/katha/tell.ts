import { detour } from "./detour.ts";
import { edge } from "./edge.ts";
import { groundOf, spoken, type Ground } from "./ground.ts";
import { setup, twoOffers } from "./immerse.ts";
import { lookedDetour } from "./looked.ts";
import { authorsDetour } from "./other-tongues.ts";
import { offersAt } from "../loom/index.ts";
import { paragraphsOf } from "./story/told.ts";
import { refusal } from "./refusal.ts";
import type { Offer, Telling } from "../port.ts";

/** What a turn says: the story itself, what Immerse describes, and what may be done next. */
export interface Turn {
  narrative: string;
  setup: string;
  offers: Offer[];
}

const nothing = "…";

/** Paragraphs as one text, those left out that were told lately; the author's own words if none is left. */
function text({ told, reading, lines, node }: Ground, parts: readonly string[]): string {
  const scene = node.text.trim();
  const fresh = parts
    .map((part) => part.trim())
    .flatMap((part) => (part === scene ? [part] : paragraphsOf(part)))
    .filter((part) => part !== "" && !told.hasParagraph(part));
  if (fresh.length > 0) return fresh.join("\n\n");
  return lines.again(reading.plain) || lines.again(reading.spoken) || nothing;
}

function partsOf(ground: Ground): string[] {
  const { step } = ground.telling;
  if (step.way === "edge") return edge(ground, step.choice, step.to);
  if (step.way === "refusal") return refusal(ground, step.because);
  const looked = lookedDetour(ground);
  if (looked) return looked;
  const own = spoken(ground);
  return own ? detour(own) : authorsDetour(ground);
}

export function tell(telling: Telling): Turn {
  const ground = groundOf(telling);
  const { work, standing, step, action } = telling;
  if (action !== "immerse" || (step.way === "refusal" && step.because === "over"))
    return {
      narrative: text(ground, partsOf(ground)),
      setup: "",
      offers: offersAt(work.graph, standing),
    };
  const narrative = step.way === "edge" ? text(ground, partsOf(ground)) : "";
  const offers = twoOffers(telling, ground);
  const described = offers.length === 0 ? "" : text(ground, setup(ground));
  return { narrative, setup: described, offers };
}
