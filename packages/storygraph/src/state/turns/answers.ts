import { largestOf } from "../../graph/largest.ts";
import { nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import type { Reaction } from "../model/parts.ts";
import { holds } from "./holds.ts";
import { countAt, type PlayState } from "./state.ts";

/** How often a reaction answered is counted under this name. */
export const placeOfReaction = (reaction: string) => `!${reaction}`;
/** The reaction that is counted under a name; undefined where it is something else. */
export const reactionOfPlace = (place: string) =>
  place.startsWith("!") ? place.slice(1) : undefined;

const casts = new WeakMap<StoryGraph, ReadonlySet<string>>();

/** Everybody who is in some scene. */
export function castOf(graph: StoryGraph): ReadonlySet<string> {
  const known = casts.get(graph);
  if (known) return known;
  const cast = new Set(Object.values(graph.nodes).flatMap(({ cast: here = [] }) => here));
  casts.set(graph, cast);
  return cast;
}

/** People who are in some scenes answer only there. */
export function isPresent(graph: StoryGraph, node: string, name: string): boolean {
  const here = nodeNamed(graph, node)?.cast ?? [];
  return here.includes(name) || !castOf(graph).has(name);
}

const isOfScene = (graph: StoryGraph, node: string, { at, about }: Reaction) =>
  (at === "" || at === node) && isPresent(graph, node, about);

type NamedReaction = readonly [name: string, reaction: Reaction];

/** The answers of a scene by whom or what they are about, each with its place in the author's order. */
type SceneAnswers = ReadonlyMap<string, readonly { at: number; named: NamedReaction }[]>;

interface Reactions {
  byCommand: ReadonlyMap<string, readonly NamedReaction[]>;
  /** To typed lines, by the scenes that were asked for last. */
  byScene: Map<string, SceneAnswers>;
}
const reactionsOf = new WeakMap<StoryGraph, Reactions>();
/** Answers that can come anywhere stand in every scene's list, and there may be twelve thousand of them. */
const mostScenes = 64;

function reactionsIn(graph: StoryGraph): Reactions {
  const known = reactionsOf.get(graph);
  if (known) return known;
  const all: readonly NamedReaction[] = Object.entries(graph.reactions ?? {});
  const found = { byCommand: Map.groupBy(all, ([, { command }]) => command), byScene: new Map() };
  reactionsOf.set(graph, found);
  return found;
}

/** The answers to typed lines whose scene and person allow them here. */
function answersOfScene(graph: StoryGraph, node: string): SceneAnswers {
  const { byCommand, byScene } = reactionsIn(graph);
  const known = byScene.get(node);
  if (known) return known;
  const all = (byCommand.get("") ?? []).map((named, at) => ({ at, named }));
  const here = Map.groupBy(
    all.filter(({ named: [, reaction] }) => isOfScene(graph, node, reaction)),
    ({ named: [, { about }] }) => about,
  );
  const [oldest] = byScene.keys();
  if (byScene.size >= mostScenes && oldest !== undefined) byScene.delete(oldest);
  byScene.set(node, here);
  return here;
}

/** Whether all its lines have been told. */
const isSaid = (name: string, { says }: Reaction, { counts }: PlayState) =>
  countAt(counts, placeOfReaction(name)) >= says.length;

const isSilent = (name: string, reaction: Reaction, state: PlayState) =>
  reaction.repeats === "never" && isSaid(name, reaction, state);

const canComeNow = (name: string, reaction: Reaction, state: PlayState) =>
  holds(reaction.when, state) && !isSilent(name, reaction, state);

/** Whether an authored answer is available in this scene now. */
export function canAnswer(
  graph: StoryGraph,
  node: string,
  state: PlayState,
  name: string,
  reaction: Reaction,
): boolean {
  return isOfScene(graph, node, reaction) && canComeNow(name, reaction, state);
}

/** A possible target of speech or an act, by the bible's name. */
export interface Meant {
  name: string;
  isNamed: boolean;
  /** The last lines of this scene were said to them. */
  isSpokenWith?: boolean;
  /** It is done to a thing of theirs, or beside them: they answer a topic, but not an act done to them. */
  isBeside?: boolean;
}

/** What a player said, as far as an authored answer depends on it. */
export interface Spoken {
  acts: readonly string[];
  /** Answers without acts of their own are not wanted. */
  isJustActs?: boolean;
  /** Whom and what it may be said or done to. */
  about: readonly Meant[];
  /** It asks or tells the person addressed about themselves. */
  isOfYou?: boolean;
  /** The player tells how they are themselves. */
  isOfMe?: boolean;
  /** How many of a topic's words it contains; 0 where it does not speak of it. */
  sharedWords: (topic: string) => number;
  /** The share of the line that these topics cover, from 0 to 1; rare words weigh more. */
  coveredBy: (topics: readonly string[]) => number;
}

/** How many words of a topic count beyond the first: "why did she hide the lamp" beats "the lamp". */
const mostFurtherWords = 2;

/** In a line mostly about other things, a topic's words do not count. */
const leastCovered = 0.25;
/** An answer with lasting effects needs a closer match. */
const leastCoveredOfLasting = 0.4;
/** An answer may be repeated where it is exactly what was asked for. */
const leastCoveredAgain = 0.5;
/** So many words of one topic are no coincidence. */
const surelyTogether = 3;

/** Two words of a topic that cover so much of a line: the answer was written for it. */
const mostlyCovered = 0.6;

/**
 * Scores how well a reaction fits: the most specific one answers. Somebody else's counts less:
 * "are you tired" does not ask for the player's own feet, nor "I'm tired" for somebody else's. Less, too, for what
 * answers any talk where more was done by it: a promise, a lie, an insult.
 */
export const points = {
  topic: 8,
  word: 3,
  covered: 8,
  named: 4,
  spokenWith: 3,
  meant: 2,
  scene: 3,
  act: 2,
  condition: 1,
  another: 10,
  onlyTalk: 4,
} as const;

export interface Answering {
  reaction: string;
  points: number;
  /** It answers a topic of the line. */
  isTopic: boolean;
  /** The share of the line that its topics cover. */
  covered: number;
  /** It answers at least two words of a topic, and the line says little else. */
  isJustThat: boolean;
  /** It answers a topic, or exactly this act to exactly this target. */
  isPointed: boolean;
}

function ofWhom(whom: Meant | undefined): number {
  if (whom === undefined) return 0;
  if (whom.isNamed) return points.named;
  return whom.isSpokenWith === true ? points.spokenWith : points.meant;
}

/** Whether an answer has lasting effects: it leads on, changes the state, or is told of later. */
const isLasting = ({ target, effects = [], remembers, later }: Reaction) =>
  target !== "" || effects.length > 0 || remembers !== undefined || later !== undefined;

/** What share of a line a topic must have for the line to speak of it. */
function leastCoveredOf(name: string, reaction: Reaction, state: PlayState): number {
  if (isSaid(name, reaction, state)) return leastCoveredAgain;
  return isLasting(reaction) ? leastCoveredOfLasting : leastCovered;
}

const talk = new Set(["ask", "tell", "say_aloud"]);

/** It answers talk, but the line is more than talk. */
function isForTalkAlone({ acts }: Reaction, done: readonly string[]): boolean {
  const shared = acts.filter((act) => done.includes(act));
  return (
    shared.length > 0 && shared.every((act) => talk.has(act)) && !done.every((act) => talk.has(act))
  );
}

/** An answer to being told something, not to being asked. */
const isToTelling = ({ acts }: Reaction) => acts.includes("tell") && !acts.includes("ask");

/**
 * Whether an answer is probably beside the point: nobody's, where a person is asked about themselves; a person's, where
 * the player speaks of themselves.
 */
function isOfAnother(graph: StoryGraph, reaction: Reaction, { isOfYou, isOfMe }: Spoken): boolean {
  const { about } = reaction;
  if (about === "") return isOfYou === true;
  return isOfMe === true && castOf(graph).has(about) && !isToTelling(reaction);
}

function fitOf(
  graph: StoryGraph,
  [name, reaction]: NamedReaction,
  state: PlayState,
  spoken: Spoken,
): Answering | undefined {
  const { acts, about, topics, at, when } = reaction;
  const whom = spoken.about.find((one) => one.name === about);
  const isAct = acts.some((act) => spoken.acts.includes(act));
  if ((about !== "" && whom === undefined) || (acts.length > 0 && !isAct)) return undefined;
  if (spoken.isJustActs === true && !isAct) return undefined;
  if (!canComeNow(name, reaction, state)) return undefined;
  const words = largestOf(topics.map((topic) => spoken.sharedWords(topic)));
  const covered = words > 0 ? spoken.coveredBy(topics) : 0;
  const isTopic =
    words >= surelyTogether || (words > 0 && covered >= leastCoveredOf(name, reaction, state));
  if (!isTopic && (topics.length > 0 || whom?.isBeside === true)) return undefined;
  const ofTopic = isTopic
    ? points.topic + points.word * Math.min(words - 1, mostFurtherWords) + points.covered * covered
    : 0;
  return {
    reaction: name,
    points:
      ofTopic +
      ofWhom(whom) +
      (at === "" ? 0 : points.scene) +
      (isAct ? points.act : 0) +
      (when === undefined ? 0 : points.condition) -
      (!isTopic && isForTalkAlone(reaction, spoken.acts) ? points.onlyTalk : 0) -
      (words < 2 && isOfAnother(graph, reaction, spoken) ? points.another : 0),
    isTopic,
    covered,
    isJustThat: words > 1 && covered >= mostlyCovered,
    isPointed: isTopic || (isAct && whom !== undefined),
  };
}

/** The authored answer to a typed line: the most specific that fits, the first of equals. */
export function answerTo(
  graph: StoryGraph,
  node: string,
  state: PlayState,
  spoken: Spoken,
): Answering | undefined {
  const byAbout = answersOfScene(graph, node);
  const abouts = new Set(["", ...spoken.about.map(({ name }) => name)]);
  let best: Answering | undefined;
  let bestAt = Infinity;
  for (const { at, named } of [...abouts].flatMap((about) => byAbout.get(about) ?? [])) {
    const fit = fitOf(graph, named, state, spoken);
    const most = best?.points ?? -Infinity;
    if (fit === undefined || fit.points < most || (fit.points === most && at > bestAt)) continue;
    best = fit;
    bestAt = at;
  }
  return best;
}

/** The reaction that answers a command in this scene; the scene's own before the story's. */
export function reactionTo(
  graph: StoryGraph,
  node: string,
  state: PlayState,
  command: string,
): string | undefined {
  const fitting = (reactionsIn(graph).byCommand.get(command) ?? []).filter(([name, reaction]) =>
    canAnswer(graph, node, state, name, reaction),
  );
  const [name] = fitting.find(([, { at }]) => at === node) ?? fitting[0] ?? [];
  return name;
}
