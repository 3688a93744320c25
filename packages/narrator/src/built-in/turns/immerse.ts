import { createRng } from "@katha/storygraph";
import { offersAt } from "../../position/index.ts";
import { bibleOf } from "../../bible/bible.ts";
import type { Offer, NarrationRequest } from "../../port.ts";
import { noted } from "../answers/notes.ts";
import { plainLinesFor } from "../answers/plain-lines.ts";
import type { TurnContext } from "../turn-context.ts";
import { lookCloser, stayAwhile } from "./look-words.ts";

const mostNotes = 3;

/** What the bible tells of the place, of the things that the scene names and of who is there. */
function notesOf({ request, node, reading, lines }: TurnContext): string[] {
  const { places, objects, cast } = bibleOf(request.story.bible);
  const here = places.filter(({ name }) => name === node.place);
  const named = objects.filter(({ name }) => name !== "" && node.text.includes(name));
  // The rest of an entry is for the narrator: what somebody is beside what meets the eye.
  const people = cast
    .filter(({ name, is }) => node.cast?.includes(name) && !/\byou\b/iu.test(is))
    .map(({ name, is }) => ({ name, about: is.split(/[;；]/u)[0] ?? "" }));
  return [...here, ...named, ...people]
    .filter(({ about }) => about !== "")
    .map(({ name, about }) => lines.again([noted(name, about, reading.language)]))
    .filter((note) => note !== "")
    .slice(0, mostNotes);
}

/** A sentence of the scene's own, when the bible tells nothing new. */
function ownSentence({ lines, reading }: TurnContext): string {
  const sentence = lines.again(reading.plain.filter(({ length }) => length >= 12 && length <= 170));
  return sentence === "" ? "" : `*${sentence.replaceAll("*", "")}*`;
}

/** Describes the place and the people in it from the author's own material. */
export function setup(context: TurnContext): string[] {
  const notes = notesOf(context);
  if (notes.length > 0) return [notes.join(" ")];
  const own = ownSentence(context);
  if (own !== "") return [own];
  const { lines, request } = context;
  return [lines.render(plainLinesFor(request.story.language, "looked")[0] ?? "")];
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
