import { hasScenes } from "@katha/storygraph";
import { noteOn } from "./answers/note-on.ts";
import type { Situation } from "./answers/plain-lines.ts";
import { addressedIn } from "./answers/situation.ts";
import { closerLook } from "./closer-look/closer-look.ts";
import { nothingLeft } from "./closer-look/nothing-left.ts";
import { detour } from "./turns/detour.ts";
import { edge } from "./turns/edge.ts";
import { contextOf, type TurnContext } from "./turn-context.ts";
import { twoOffers } from "./turns/immerse.ts";
import { offersAt } from "../position/index.ts";
import { neitherOf } from "../understanding/katha/asking.ts";
import { plainSentencesOf } from "./story/plain-sentences.ts";
import { paragraphsOf } from "./story/recent-text.ts";
import { nudgeAfter } from "./turns/nudge.ts";
import { reaction } from "./turns/reaction.ts";
import { refusal } from "./turns/refusal.ts";
import { waysOpen } from "./turns/ways-open.ts";
import { withLater } from "../authored/later.ts";
import { languageOf, languages } from "../languages/index.ts";
import type { Offer, NarrationRequest } from "../port.ts";
import { wordForWord } from "../authored/word-for-word.ts";

/** A turn's text, the description for Immerse, and the choices that follow. */
interface NarratedTurn {
  narrative: string;
  setup: string;
  offers: Offer[];
  /** Immerse was asked for, but everything it could tell was told before. */
  isNothingNew?: boolean;
  /** Told again, it may have other words. */
  hasOtherWords?: boolean;
}

const nothing = "…";

const paragraphs = (parts: readonly string[]) =>
  parts.map((part) => part.trim()).filter((part) => part !== "");

/** A scene with what led to it; of a recently told scene only the new paragraphs. */
function told(context: TurnContext, parts: readonly string[]): string {
  const { recent, lines, style, node, request } = context;
  const scene = node.text.trim();
  const fresh = paragraphs(parts)
    .flatMap((part) => (part === scene ? [part] : paragraphsOf(part)))
    .filter((part) => !recent.hasParagraph(part));
  const text =
    fresh.length > 0
      ? fresh.join("\n\n")
      : lines.again(plainSentencesOf(node, style.language)) || scene || nothing;
  return withLater(request, text);
}

function narrativeOf(context: TurnContext): string {
  const { step } = context.request;
  if (step.way === "edge") return told(context, edge(context));
  if (step.way === "reaction") return paragraphs(reaction(context, step)).join("\n\n") || nothing;
  const parts = step.way === "refusal" ? refusal(context, step.because) : detour(context);
  return paragraphs(parts).join("\n\n") || nothing;
}

/** Without scenes this narrator has nothing to tell, and says so. */
const noScenesIn = (language: string): string =>
  languageOf(language)?.narration?.noScenes ?? languages[0]?.narration?.noScenes ?? nothing;

/** The next choices; where the player is asked which was meant, those and "none of them". */
function offersAfter({ story, position, step }: NarrationRequest): Offer[] {
  const edges = offersAt(story.graph, position);
  if (step.way !== "ask" || step.heard === undefined) return edges;
  const meant = edges.filter(({ text }) => step.choices.includes(text));
  return [...meant, { text: neitherOf(story.language, meant.length), to: null }];
}

const ofThings = new Set<Situation>(["looked", "listened", "asked", "asked_nobody"]);

/** What the player wrote down of it, behind an author's answer to a look or a question that leaves them where they are. */
function besideAnswer(context: TurnContext): string {
  const { step, before, position, noted = [] } = context.request;
  const stays = step.way === "reaction" && before.node === position.node;
  return stays && noted.length > 0 && ofThings.has(addressedIn(context).situation)
    ? noteOn(context)
    : "";
}

export function narrateTurn(request: NarrationRequest): NarratedTurn {
  if (!hasScenes(request.story.graph)) {
    const line = noScenesIn(request.story.language);
    return request.action === "immerse"
      ? { narrative: "", setup: line, offers: [] }
      : { narrative: line, setup: "", offers: [] };
  }
  const context = contextOf(request);
  return { ...toldIn(context, request), hasOtherWords: context.lines.hasChosen() };
}

function toldIn(context: TurnContext, request: NarrationRequest): NarratedTurn {
  const { story, position, step, action } = request;
  const nudged = (text: string) => paragraphs([text, nudgeAfter(request)]).join("\n\n");
  if (step.way === "ask" && step.heard === undefined)
    return { narrative: waysOpen(context), setup: "", offers: offersAfter(request) };
  const authored = wordForWord(request);
  if (authored !== null) {
    const answer = [authored, besideAnswer(context)].filter(Boolean).join(" ");
    return { narrative: nudged(answer), setup: "", offers: offersAfter(request) };
  }
  if (action !== "immerse" || (step.way === "refusal" && step.because === "over"))
    return {
      narrative: nudged(narrativeOf(context)),
      setup: "",
      offers: offersAt(story.graph, position),
    };
  const narrative = step.way === "edge" ? narrativeOf(context) : "";
  const offers = twoOffers(request, context);
  if (offers.length === 0) return { narrative, setup: "", offers };
  const look = closerLook(context);
  if (look !== null) return { narrative, setup: look, offers };
  // The answer that led to another scene is told, and that is enough.
  if (narrative !== "") return { narrative, setup: "", offers };
  return { narrative, setup: nothingLeft(context), offers, isNothingNew: true };
}
