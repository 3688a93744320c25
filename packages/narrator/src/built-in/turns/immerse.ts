import { createRng } from "@katha/storygraph";
import { offersAt } from "../../position/index.ts";
import { bibleOf } from "../../bible/bible.ts";
import type { Offer, NarrationRequest } from "../../port.ts";
import { noted } from "../answers/notes.ts";
import { plainLinesFor } from "../answers/plain-lines.ts";
import type { TurnContext } from "../turn-context.ts";
import { lookCloser, stayAwhile } from "./look-words.ts";

const mostNotes = 3;

/** The bible's notes on the place and on things that the scene names; notes on people are for narrators only. */
function notesOf({ request, node, style, lines }: TurnContext): string[] {
  const { places, objects } = bibleOf(request.story.bible);
  const here = places.filter(({ name }) => name === node.place);
  const named = objects.filter(({ name }) => name !== "" && node.text.includes(name));
  return [...here, ...named]
    .filter(({ about }) => about !== "")
    .map(({ name, about }) => lines.again([noted(name, about, style.language)]))
    .filter((note) => note !== "")
    .slice(0, mostNotes);
}

/** The author's notes on the place and its things; null where all were told. */
export function closeLook(context: TurnContext): string | null {
  const notes = notesOf(context);
  return notes.length === 0 ? null : notes.join("\n\n");
}

/** The line for when nothing is left to tell. */
export function nothingNew({ lines, request }: TurnContext): string {
  const written = plainLinesFor(request.story.language, "looked");
  return lines.fresh(written) || lines.render(written[0] ?? "");
}

/** Two things to do: the author's where there are two, else one of them and something to look at. */
export function twoOffers(
  { story, position, seed }: NarrationRequest,
  context: TurnContext,
): Offer[] {
  const edges = offersAt(story.graph, position);
  if (edges.length === 0) return [];
  if (edges.length > 2) {
    const unseen = edges.filter(({ to }) => !position.path.includes(to));
    const from = unseen.length >= 2 ? unseen : edges;
    const rng = createRng(`${seed} offers`);
    const one = rng.between(0, from.length - 1);
    const other = (one + rng.between(1, from.length - 1)) % from.length;
    return from.filter((_, at) => at === one || at === other);
  }
  if (edges.length === 2) return edges;
  const { objects } = bibleOf(story.bible);
  const thing = objects.find(({ name }) => name !== "" && context.node.text.includes(name))?.name;
  const text = thing === undefined ? stayAwhile(story.language) : lookCloser(story.language, thing);
  return [...edges, { text, to: null }];
}
