import {
  beginWalk,
  choose,
  nodeAt,
  offersIn,
  stepsOf,
  walkAgain,
  wordsIn,
  type PlayState,
  type StateByHand,
  type StoryGraph,
  type Walk,
} from "@katha/storygraph";
import type { Answer } from "@katha/api";
import { type TestPlayChoice, waysAt } from "./test-play-state.ts";

export interface TestPlayOffer {
  text: string;
  /** Null if the story has no such choice: the scene goes on. */
  to: string | null;
}

export interface TestPlayPosition {
  node: string;
  turnsHere: number;
  beatsTold: number[];
  path: string[];
  /** The state there. */
  state?: PlayState | undefined;
}

/** What a model wrote in place of the author's words. */
export interface ModelScene {
  text: string;
  offers: readonly TestPlayOffer[];
  position: TestPlayPosition;
  by: string;
  /** How a typed line was understood, and why; absent if nothing was typed. */
  heard?: Pick<Answer<"tryScene">, "way" | "reason" | "model">;
}

/** One step of a test play. With a model, several steps may stay in one scene. */
export interface Move {
  walk: Walk;
  /** The picked choice or the typed words; null for the first move. */
  said: string | null;
  /** Null if the scene is shown as its author wrote it. */
  scene: ModelScene | null;
  /** Coins that the step would have cost. */
  price: number;
}

/** A new seed for each play. */
const freshSeed = () => Date.now().toString(36);

export function firstMove(
  graph: StoryGraph,
  node: string,
  byHand: StateByHand = {},
): Move | undefined {
  const walk = beginWalk(graph, node, { ...byHand, seed: freshSeed() });
  return walk && { walk, said: null, scene: null, price: 0 };
}

/** The moves that are still possible after the story was edited. */
export function movesAgain(graph: StoryGraph, moves: readonly Move[]): readonly Move[] {
  const again: Move[] = [];
  for (const move of moves) {
    const walk = walkAgain(graph, move.walk);
    if (walk?.node !== move.walk.node || walk.steps !== move.walk.steps) break;
    again.push({ ...move, walk });
  }
  return again;
}

/** A choice without text can be picked too. */
const wordless = "…";

/** The choices shown after a move. */
export function offersAfter(graph: StoryGraph, { walk, scene }: Move): readonly TestPlayOffer[] {
  if (scene) return scene.offers;
  return offersIn(graph, walk.node, walk.state).flatMap(({ text, target, isLocked }) =>
    isLocked ? [] : [{ text: text.trim() || wordless, to: target }],
  );
}

interface ToldWay {
  shown: TestPlayChoice;
  /** Null if it cannot be taken. */
  offer: TestPlayOffer | null;
}

/**
 * The choices shown when a model narrates, as in a play: the author's own in their order, locked ones included, then
 * the model's.
 */
export function toldWaysAfter(graph: StoryGraph, move: Move): ToldWay[] {
  const left = [...offersAfter(graph, move)];
  const own = waysAt(graph, move.walk).flatMap(({ shown, way }): ToldWay[] => {
    if (way === null) return [{ shown, offer: null }];
    const text = shown.text.trim() || wordless;
    const at = left.findIndex((one) => one.text === text);
    if (at < 0) return [];
    const [offer = null] = left.splice(at, 1);
    return [{ shown: { ...shown, text }, offer }];
  });
  const added = left.map((offer) => ({ shown: { text: offer.text, leads: true }, offer }));
  return [...own, ...added];
}

/** Where the next step begins, as sent to the server. */
export function positionAfter({ walk, scene }: Move): TestPlayPosition {
  if (scene) return scene.position;
  const path = stepsOf(walk).map(({ node }) => node);
  return { node: walk.node, turnsHere: 0, beatsTold: [], path, state: walk.state };
}

export function choiceOf(graph: StoryGraph, { walk, said }: Move): string | null {
  if (said !== null) return said;
  const { before, choice, target } = walk;
  if (before === null) return null;
  const written =
    choice === null
      ? graph.nodes[target]?.storylet?.title
      : nodeAt(graph, before)?.choices[choice]?.text;
  return wordsIn(graph, written ?? "", before.state);
}

/** A model's step as a move: along the choice that leads there, or within the scene. */
export function narratedMove(
  graph: StoryGraph,
  from: Move,
  { said, scene, price }: { said: string; scene: ModelScene; price: number },
): Move {
  const stays = scene.position.path.length === positionAfter(from).path.length;
  const choices = nodeAt(graph, from.walk)?.choices ?? [];
  const leads = choices.map(({ target }) => target === scene.position.node);
  const named = choices.findIndex(({ text }, at) => leads[at] && text.trim() === said.trim());
  const walk = stays
    ? from.walk
    : choose(graph, from.walk, named < 0 ? leads.indexOf(true) : named);
  const state = scene.position.state ?? walk?.state ?? from.walk.state;
  return { walk: { ...(walk ?? from.walk), state }, said, scene, price };
}
