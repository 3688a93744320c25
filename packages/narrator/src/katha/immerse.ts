import { offersAt } from "../loom/index.ts";
import { bibleOf } from "../loom/bible.ts";
import type { Offer, Telling } from "../port.ts";
import { joined } from "./detour.ts";
import { spoken, type Ground } from "./ground.ts";
import { lookCloser, stayAwhile } from "./look.ts";
import { anySentence, authorsSetup, notes } from "./other-tongues.ts";
import { recalled } from "./recall.ts";
import { airOf, gestureOf, thingsAround } from "./things.ts";

/** The place and who is in it, sense by sense, from what its author has put there. */
export function setup(ground: Ground): string[] {
  const own = spoken(ground);
  if (!own) return authorsSetup(ground);
  const { lines, voice, name } = own;
  const [place = "", ...objects] = notes(ground, name === "chanakya" ? 2 : 3);
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
export function twoOffers({ work, standing, seed }: Telling, ground: Ground): Offer[] {
  const ways = offersAt(work.graph, standing);
  if (ways.length === 0) return [];
  if (ways.length > 2) {
    const unseen = ways.filter(({ to }) => !standing.path.includes(to));
    const from = unseen.length >= 2 ? unseen : ways;
    const skip = seed.length % from.length;
    return from.filter((_, at) => at !== skip || from.length === 2).slice(0, 2);
  }
  if (ways.length === 2) return ways;
  const { objects } = bibleOf(work.bible);
  const thing = objects.find(({ name }) => name !== "" && ground.node.text.includes(name))?.name;
  const text = thing === undefined ? stayAwhile(work.language) : lookCloser(work.language, thing);
  return [...ways, { text, to: null }];
}
