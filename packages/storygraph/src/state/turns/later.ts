import { isEnding, nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import type { Later, Owed } from "../model/later.ts";
import type { Reaction } from "../model/parts.ts";
import { isPresent, placeOfReaction, reactionOfPlace } from "./answers.ts";
import { countAt, type PlayState } from "./state.ts";
import { placeOfChoice } from "./ways.ts";
import { toldBefore, wordsIn } from "./words.ts";

const none: Later = { owed: [], told: [], now: [] };
const mostInAnEnding = 2;

interface Told {
  later?: string;
  about: string;
}

/** What is told later of a deed, as its author wrote it. */
function authorOf({ nodes, reactions = {} }: StoryGraph, deed: string): Told | undefined {
  const answer = reactionOfPlace(deed);
  if (answer !== undefined && Object.hasOwn(reactions, answer)) return reactions[answer];
  const node = deed.slice(0, Math.max(0, deed.indexOf("\n")));
  const choice = (Object.hasOwn(nodes, node) ? nodes[node]?.choices : undefined)?.find(
    (one) => placeOfChoice(node, one) === deed,
  );
  return choice && { ...choice, about: "" };
}

/** Something that was done in a play, and what its author lets be told of it. */
export interface Deed extends Pick<Reaction, "about" | "acts" | "topics"> {
  /** The name under which it is counted. */
  deed: string;
  told: string;
  /** The sentence by which the story remembers it. */
  remembers: string | null;
}

/** What typed lines have done up to now of which something can be told. */
export function deedsDone(graph: StoryGraph, state: PlayState): Deed[] {
  return Object.entries(graph.reactions ?? {}).flatMap(([name, reaction]) => {
    const { about, acts, topics, remembers, later } = reaction;
    const deed = placeOfReaction(name);
    const told = later ?? remembers;
    if (told === undefined || countAt(state.counts, deed) === 0) return [];
    const sentence = remembers === undefined ? null : wordsIn(graph, remembers, state);
    return [{ deed, about, acts, topics, told: wordsIn(graph, told, state), remembers: sentence }];
  });
}

/** The state after a deed of which something is told later: that is owed from now on, and only once. */
export function withDeed(state: PlayState, done: Owed): PlayState {
  const { later = none } = state;
  const isKnown =
    later.told.includes(done.deed) || later.owed.some(({ deed }) => deed === done.deed);
  if (isKnown) return state;
  return { ...state, later: { ...later, owed: [...later.owed, done] } };
}

/** The state after somebody was told of a deed because they asked for it: it is owed no more. */
export function withToldOnAsking(state: PlayState, deed: string): PlayState {
  const { later } = state;
  if (later === undefined || !later.owed.some((one) => one.deed === deed)) return state;
  const owed = later.owed.filter((one) => one.deed !== deed);
  return { ...state, later: { ...later, owed, told: [...later.told, deed] } };
}

/** What is owed and was not told yet in the same words, of a deed that is told of alike in several scenes. */
function owedAnew(graph: StoryGraph, { owed, told }: Later): readonly Owed[] {
  const wordsOf = (deed: string) => authorOf(graph, deed)?.later;
  const known = new Set(told.map(wordsOf));
  const words = owed.map(({ deed }) => wordsOf(deed));
  return owed.filter((_, at) => !known.has(words[at]) && words.indexOf(words[at]) === at);
}

/** The state on coming to a scene: one deed is told of where its person is, and in an ending the last of what is owed. */
export function withOwedTold(graph: StoryGraph, node: string, state: PlayState): PlayState {
  const { later } = state;
  const scene = nodeNamed(graph, node);
  if (later === undefined || scene === undefined) return state;
  const owed = owedAnew(graph, later);
  const next = owed.find(
    ({ deed, at }) => at !== node && isPresent(graph, node, authorOf(graph, deed)?.about ?? ""),
  );
  const now = isEnding(scene) ? owed.slice(-mostInAnEnding) : next ? [next] : [];
  const left = isEnding(scene) ? [] : owed.filter((one) => one !== next);
  const told = later.told.concat(now.map(({ deed }) => deed));
  return { ...state, later: { owed: left, told, now } };
}

/** The paragraphs about earlier deeds that a step told of on its way; `struck`: deeds that the player disputes. */
export function toldLater(
  graph: StoryGraph,
  { before, after }: { before?: PlayState; after: PlayState },
  struck: readonly string[] = [],
): string[] {
  const { later } = after;
  if (later === undefined || later.now === before?.later?.now) return [];
  return later.now
    .filter(({ remembers }) => remembers === null || !struck.includes(remembers))
    .map(({ deed }) => wordsIn(graph, authorOf(graph, deed)?.later ?? "", after).trim())
    .filter((text) => text !== "");
}

const speech = /["“”«»]|(?:^|\s)\*\S/u;
const leadingOn = /[:?؟…—]["”*]?\s*$/u;
/** Somebody speaks in it, or it waits for what comes next. */
const isOpen = (paragraph: string) => speech.test(paragraph) || leadingOn.test(paragraph);
/** He, she, it and they with their endings: "उसका", "उन्होंने". */
const hindi = "(?:उस|इस)(?:े|ने|क[ाीेो]|से|में|पर|लिए)?|(?:उन|इन)(?:्हें|्होंने|क[ाीेो]|से|में|पर)?";
/** Whom or what these mean stands in the paragraph before. */
const leaning = new RegExp(
  String.raw`^["“”«*]?(?:he|she|it|they|his|her|hers|him|them|their|its|that|this|those|these|there|then|so|but|and|yes|no|वह|वे|वो|${hindi}|यह|ये|फिर|और|पर|मगर|तो|हाँ|नहीं|সে|তারা?|তিনি|ও|এই|তখন|কিন্তু|तो|ती|ते|त्या|मग|पण|அவன்|அவள்|அவர்|அது|இது|பிறகு|ஆனால்|وہ|اس|ان|یہ|پھر|اور|مگر|تو)(?![\p{L}\p{M}])`,
  "iu",
);

/** Whether another paragraph may stand between these two: nobody is being answered, and nothing leans on what was said. */
const isGap = (before: string, after: string) =>
  !isOpen(before) && !speech.test(after) && !leaning.test(after);

/** Where it tears nothing apart: the last gap, in an ending before its last paragraph; without any where the scene ends. */
function placeFor(paragraphs: readonly string[], isAtEnding: boolean): number {
  const end = paragraphs.length;
  const gaps = paragraphs
    .map((_, at) => at)
    .filter((at) => {
      const [before, after] = [paragraphs[at - 1], paragraphs[at]];
      return before !== undefined && after !== undefined && isGap(before, after);
    });
  const lastGap = gaps.at(-1);
  if (isAtEnding) return lastGap ?? Math.max(0, end - 1);
  return isOpen(paragraphs.at(-1) ?? "") ? (lastGap ?? end) : end;
}

/** The text of a scene in this state with such paragraphs: where its author marked the place, else where they tear nothing apart. */
export function joinedLater(
  graph: StoryGraph,
  { node, state }: { node: string; state: PlayState },
  text: string,
  later: readonly string[],
): string {
  if (later.length === 0) return text;
  const paragraphs = text.split(/\n{2,}/u).filter((paragraph) => paragraph.trim() !== "");
  const next = toldBefore(graph, node, state);
  const marked = paragraphs.findLastIndex((paragraph) => paragraph.trim() === next);
  const scene = nodeNamed(graph, node);
  const isAtEnding = scene !== undefined && isEnding(scene);
  const unmarked = next === "" ? paragraphs.length : placeFor(paragraphs, isAtEnding);
  const place = marked === -1 ? unmarked : marked;
  return [...paragraphs.slice(0, place), ...later, ...paragraphs.slice(place)].join("\n\n");
}
