import { isEnding, nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import type { Later, Owed } from "../model/later.ts";
import { isPresent, placeOfReaction } from "./answers.ts";
import type { PlayState } from "./state.ts";
import { placeOfChoice } from "./ways.ts";
import { wordsIn } from "./words.ts";

const none: Later = { owed: [], told: [], now: [] };
const mostInAnEnding = 3;

interface Told {
  later?: string;
  about: string;
}

/** What is told later of a deed, as its author wrote it. */
function authorOf({ nodes, reactions = {} }: StoryGraph, deed: string): Told | undefined {
  const reaction = Object.entries(reactions).find(([name]) => placeOfReaction(name) === deed)?.[1];
  if (reaction !== undefined) return reaction;
  const node = deed.slice(0, Math.max(0, deed.indexOf("\n")));
  const choice = (Object.hasOwn(nodes, node) ? nodes[node]?.choices : undefined)?.find(
    (one) => placeOfChoice(node, one) === deed,
  );
  return choice && { ...choice, about: "" };
}

/** The state after a deed of which something is told later: that is owed from now on, and only once. */
export function withDeed(state: PlayState, done: Owed): PlayState {
  const { later = none } = state;
  const isKnown =
    later.told.includes(done.deed) || later.owed.some(({ deed }) => deed === done.deed);
  if (isKnown) return state;
  return { ...state, later: { ...later, owed: [...later.owed, done] } };
}

/** The state on coming to a scene: one deed is told of where its person is, and in an ending the last of what is owed. */
export function withOwedTold(graph: StoryGraph, node: string, state: PlayState): PlayState {
  const { later } = state;
  const scene = nodeNamed(graph, node);
  if (later === undefined || scene === undefined) return state;
  const next = later.owed.find(
    ({ deed, at }) => at !== node && isPresent(graph, node, authorOf(graph, deed)?.about ?? ""),
  );
  const now = isEnding(scene) ? later.owed.slice(-mostInAnEnding) : next ? [next] : [];
  const left = isEnding(scene) ? [] : later.owed.filter((one) => one !== next);
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

/** A scene's text with such paragraphs: at its end, in an ending before its last paragraph. */
export function joinedLater(
  graph: StoryGraph,
  node: string,
  text: string,
  later: readonly string[],
): string {
  if (later.length === 0) return text;
  const paragraphs = text.split(/\n{2,}/u).filter((paragraph) => paragraph.trim() !== "");
  const scene = nodeNamed(graph, node);
  const end = scene !== undefined && isEnding(scene) ? paragraphs.splice(-1) : [];
  return [...paragraphs, ...later, ...end].join("\n\n");
}
