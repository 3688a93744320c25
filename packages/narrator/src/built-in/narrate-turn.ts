import { hasScenes } from "@katha/storygraph";
import { detour } from "./turns/detour.ts";
import { edge } from "./turns/edge.ts";
import { contextOf, voicedContext, type TurnContext } from "./turn-context.ts";
import { setup, twoOffers } from "./turns/immerse.ts";
import { lookedDetour } from "./turns/look-closer.ts";
import { authorsDetour } from "./turns/authors-words.ts";
import { offersAt } from "../position/index.ts";
import { paragraphsOf } from "./story/recent-text.ts";
import { refusal } from "./turns/refusal.ts";
import type { Offer, NarrationRequest } from "../port.ts";
import { wordForWord } from "../word-for-word.ts";

/** A turn's text, the description that Immerse gives, and the choices that follow. */
export interface NarratedTurn {
  narrative: string;
  setup: string;
  offers: Offer[];
}

const nothing = "…";

/** Joins paragraphs without those shown recently; falls back to the author's own words. */
function text({ recent, reading, lines, node }: TurnContext, parts: readonly string[]): string {
  const scene = node.text.trim();
  const fresh = parts
    .map((part) => part.trim())
    .flatMap((part) => (part === scene ? [part] : paragraphsOf(part)))
    .filter((part) => part !== "" && !recent.hasParagraph(part));
  if (fresh.length > 0) return fresh.join("\n\n");
  return lines.again(reading.plain) || lines.again(reading.spoken) || nothing;
}

function partsOf(context: TurnContext): string[] {
  const { step } = context.request;
  if (step.way === "edge") return edge(context, step.choice, step.to);
  if (step.way === "refusal") return refusal(context, step.because);
  const looked = lookedDetour(context);
  if (looked) return looked;
  const own = voicedContext(context);
  return own ? detour(own) : authorsDetour(context);
}

/** Without scenes there is nothing that this narrator could tell, and it does not pretend to. */
const noScenes: Readonly<Record<string, string>> = {
  en: "This story has no written scenes. I tell what its author wrote, so only an AI model can tell this one: choose another text model above.",
  hi: "इस कहानी में लिखे हुए दृश्य नहीं हैं। मैं वही सुनाता हूँ जो लेखक ने लिखा है, इसलिए इसे केवल कोई AI मॉडल सुना सकता है: ऊपर दूसरा लेख मॉडल चुनें।",
};

export function narrateTurn(request: NarrationRequest): NarratedTurn {
  if (!hasScenes(request.story.graph)) {
    const line = noScenes[request.story.language] ?? noScenes["en"] ?? nothing;
    return request.action === "immerse"
      ? { narrative: "", setup: line, offers: [] }
      : { narrative: line, setup: "", offers: [] };
  }
  const { story, position, step, action } = request;
  const authored = wordForWord(request);
  if (authored !== null)
    return { narrative: authored, setup: "", offers: offersAt(story.graph, position) };
  const context = contextOf(request);
  if (action !== "immerse" || (step.way === "refusal" && step.because === "over"))
    return {
      narrative: text(context, partsOf(context)),
      setup: "",
      offers: offersAt(story.graph, position),
    };
  const narrative = step.way === "edge" ? text(context, partsOf(context)) : "";
  const offers = twoOffers(request, context);
  const described = offers.length === 0 ? "" : text(context, setup(context));
  return { narrative, setup: described, offers };
}
