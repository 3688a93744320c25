import { storyBounds } from "../../bounds/story-bounds.ts";
import { isEnding, nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import type { Later, Owed } from "../model/later.ts";
import type { Reaction } from "../model/parts.ts";
import { isPresent, placeOfReaction, reactionOfPlace } from "./answers.ts";
import { cutTo } from "./cut.ts";
import { countAt, type PlayState } from "./state.ts";
import { placeOfChoice } from "./ways.ts";
import { toldBefore, wordsIn } from "./words.ts";

const none: Later = { owed: [], told: [], now: [] };
const mostInAnEnding = 2;

interface ToldTurn {
  later?: string;
  about: string;
}

const choicesTold = new WeakMap<StoryGraph, ReadonlyMap<string, ToldTurn>>();

/** Choices by the name under which they are counted, in the scenes that tell of one later. */
function choicesToldIn(graph: StoryGraph): ReadonlyMap<string, ToldTurn> {
  const before = choicesTold.get(graph);
  if (before !== undefined) return before;
  const told = new Map<string, ToldTurn>();
  for (const [node, { choices }] of Object.entries(graph.nodes)) {
    if (choices.every(({ later }) => later === undefined)) continue;
    for (const choice of choices) {
      const place = placeOfChoice(node, choice);
      if (!told.has(place)) told.set(place, { ...choice, about: "" });
    }
  }
  choicesTold.set(graph, told);
  return told;
}

/** What the author wrote to be told later of a deed. */
function authorOf(graph: StoryGraph, deed: string): ToldTurn | undefined {
  const { reactions = {} } = graph;
  const answer = reactionOfPlace(deed);
  if (answer !== undefined && Object.hasOwn(reactions, answer)) return reactions[answer];
  return choicesToldIn(graph).get(deed);
}

/** A deed in a play, with what its author lets be told of it later. */
export interface Deed extends Pick<Reaction, "about" | "acts" | "topics"> {
  /** The name under which it is counted. */
  deed: string;
  told: string;
  /** The sentence by which the story remembers it. */
  remembers: string | null;
}

/** The deeds of typed lines so far that can be told of. */
export function deedsDone(graph: StoryGraph, state: PlayState): Deed[] {
  return Object.entries(graph.reactions ?? {}).flatMap(([name, reaction]) => {
    const { about, acts, topics, remembers, later } = reaction;
    const deed = placeOfReaction(name);
    const told = later ?? remembers;
    if (told === undefined || countAt(state.counts, deed) === 0) return [];
    const sentence =
      remembers === undefined ? null : wordsIn(graph, remembers, state, storyBounds.label);
    return [{ deed, about, acts, topics, told: wordsIn(graph, told, state), remembers: sentence }];
  });
}

/** Records a deed that is told of later: it is owed from now on, and only once. */
export function withDeed(state: PlayState, done: Owed): PlayState {
  const { later = none } = state;
  const isKnown =
    later.told.includes(done.deed) || later.owed.some(({ deed }) => deed === done.deed);
  if (isKnown) return state;
  return { ...state, later: { ...later, owed: [...later.owed, done] } };
}

/** Marks a deed as told because the player asked for it: it is no longer owed. */
export function withToldOnAsking(state: PlayState, deed: string): PlayState {
  const { later } = state;
  if (later === undefined || !later.owed.some((one) => one.deed === deed)) return state;
  const owed = later.owed.filter((one) => one.deed !== deed);
  return { ...state, later: { ...later, owed, told: [...later.told, deed] } };
}

/** The deeds still owed, without those whose words were told already for another scene. */
function owedAnew(graph: StoryGraph, { owed, told }: Later): readonly Owed[] {
  const wordsOf = (deed: string) => authorOf(graph, deed)?.later;
  const known = new Set(told.map(wordsOf));
  return owed.filter(({ deed }) => {
    const words = wordsOf(deed);
    const isNew = !known.has(words);
    known.add(words);
    return isNew;
  });
}

/** What is told on arriving at a scene: one deed where its person is, in an ending the last ones owed. */
export function withOwedTold(
  graph: StoryGraph,
  node: string,
  later: Later | undefined,
): Later | undefined {
  const scene = nodeNamed(graph, node);
  if (later === undefined || scene === undefined) return later;
  const owed = owedAnew(graph, later);
  const next = owed.find(
    ({ deed, at }) => at !== node && isPresent(graph, node, authorOf(graph, deed)?.about ?? ""),
  );
  const now = isEnding(scene) ? owed.slice(-mostInAnEnding) : next ? [next] : [];
  const left = isEnding(scene) ? [] : owed.filter((one) => one !== next);
  const told = later.told.concat(now.map(({ deed }) => deed));
  return { owed: left, told, now };
}

/** The paragraphs about earlier deeds that a step told; `struck`: deeds that the player disputes. */
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
/** A paragraph with speech, or one that leads into the next. */
const isOpen = (paragraph: string) => speech.test(paragraph) || leadingOn.test(paragraph);
/** He, she, it and they with their endings: "उसका", "उन्होंने". */
const hindi = "(?:उस|इस)(?:े|ने|क[ाीेो]|से|में|पर|लिए)?|(?:उन|इन)(?:्हें|्होंने|क[ाीेो]|से|में|पर)?";
/** A paragraph that begins with these refers to the one before. */
const leaning = new RegExp(
  String.raw`^["“”«*]?(?:he|she|it|they|his|her|hers|him|them|their|its|that|this|those|these|there|then|so|but|and|yes|no|वह|वे|वो|${hindi}|यह|ये|फिर|और|पर|मगर|तो|हाँ|नहीं|সে|তারা?|তিনি|ও|এই|তখন|কিন্তু|तो|ती|ते|त्या|मग|पण|அவன்|அவள்|அவர்|அது|இது|பிறகு|ஆனால்|وہ|اس|ان|یہ|پھر|اور|مگر|تو)(?![\p{L}\p{M}])`,
  "iu",
);

/** Whether a paragraph may be inserted between these two: the second neither answers nor refers to the first. */
const isGap = (before: string, after: string) =>
  !isOpen(before) && !speech.test(after) && !leaning.test(after);

/** The last gap where a paragraph may be inserted, in an ending before its last paragraph; else the scene's end. */
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

/** A scene's text with these paragraphs inserted: at the author's mark, else at the last suitable gap. */
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
  const told = [...paragraphs.slice(0, place), ...later, ...paragraphs.slice(place)].join("\n\n");
  return cutTo(told, storyBounds.told);
}
