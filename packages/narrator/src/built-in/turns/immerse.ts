import { offersAt } from "../../position/index.ts";
import { bibleOf } from "../../understanding/bible.ts";
import type { Offer, NarrationRequest } from "../../port.ts";
import { joined } from "./detour.ts";
import { voicedContext, type TurnContext } from "../turn-context.ts";
import { lookCloser, stayAwhile } from "./look-words.ts";
import { anySentence, authorsSetup, notes } from "./authors-words.ts";
import { recalled } from "../passages/recall.ts";
import { airOf, gestureOf, thingsAround } from "../passages/things.ts";

/** Describes the place and the people in it from the author's own material. */
export function setup(context: TurnContext): string[] {
  const own = voicedContext(context);
  if (!own) return authorsSetup(context);
  const { lines, voice, name } = own;
  const [place = "", ...objects] = notes(context, name === "chanakya" ? 2 : 3);
  const things = thingsAround(own, name === "chanakya" ? 2 : 3);
  const ownWords = place === "" && objects.length === 0 ? anySentence(own) : "";
  const first = gestureOf(own);
  const people = joined(first, gestureOf(own, first));
  return [
    joined(place, airOf(own), ...things.slice(0, 1)),
    joined(...things.slice(1), ...objects),
    ownWords,
    joined(people, people === "" ? recalled(own) : ""),
    lines.fresh(voice.still),
  ];
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
    const skip = seed.length % from.length;
    return from.filter((_, at) => at !== skip || from.length === 2).slice(0, 2);
  }
  if (edges.length === 2) return edges;
  const { objects } = bibleOf(story.bible);
  const thing = objects.find(({ name }) => name !== "" && context.node.text.includes(name))?.name;
  const text = thing === undefined ? stayAwhile(story.language) : lookCloser(story.language, thing);
  return [...edges, { text, to: null }];
}
