import { nearness, together, vectorOf, type Vector } from "../../words/word-vectors.ts";
import { most } from "../numbers.ts";
import type { StoryWords, Thing } from "../story-words.ts";
import type { ChoiceInScene, LineInScene } from "./line-in-scene.ts";

/** What else could be done here, with the people and things of the scene, beside the choice: decoys. */
export const decoyKinds = [
  /** How near the line is to the nearest decoy: 0 to 1. */
  "decoyNear",
  /** How much nearer it is to the choice than to that: -2 to 1. */
  "decoyLead",
] as const;

/** "Look at the glove", as a deed and a thing. */
interface Decoy {
  name: string;
  vector: Vector;
}

/** What may be done with whom or what is there, and what may be done anywhere. */
const withThing = ":look :ask :touch :take :give :attack :open :smell :tell".split(" ");
const anywhere = ":wait :sit :sleep :leave :laugh :cry :think :eat :sing :pray".split(" ");

const decoyOf = (...words: readonly Thing[]): Decoy[] => {
  const vector = together(words.map((one) => [one.vector, 1]));
  return vector === undefined ? [] : [{ name: words.map(({ word }) => word).join(" "), vector }];
};
const actsIn = (deeds: readonly string[]): Thing[] =>
  deeds.flatMap((deed) => {
    const word = deed.slice(1);
    const vector = vectorOf(word);
    return vector === undefined ? [] : [{ word, vector }];
  });

/** Each act with each of the scene's things, and each act alone. */
const decoysOf = (things: readonly Thing[]): readonly Decoy[] => [
  ...things.flatMap((thing) => actsIn(withThing).flatMap((act) => decoyOf(act, thing))),
  ...actsIn(anywhere).flatMap((act) => decoyOf(act)),
];

const known = new WeakMap<readonly Thing[], readonly Decoy[]>();

function decoysIn(story: StoryWords, node: string): readonly Decoy[] {
  const things = story.thingsIn(node);
  const decoys = known.get(things) ?? decoysOf(things);
  known.set(things, decoys);
  return decoys;
}

/** What a line is nearest to among what else could be done in a scene. */
export function nearestDecoy(
  story: StoryWords,
  node: string,
  words: LineInScene["words"],
): (Decoy & { near: number }) | undefined {
  const whole = story.wholeOf(words);
  if (whole === undefined) return undefined;
  return decoysIn(story, node)
    .map(({ name, vector }) => ({ name, vector, near: nearness(whole, vector) }))
    .toSorted((left, right) => right.near - left.near)[0];
}

/** So near to a choice it is the choice itself. */
const sameAsChoice = 0.75;

export function decoyEvidence(story: StoryWords, node: string, { words }: LineInScene) {
  const decoys = decoysIn(story, node);
  const whole = story.wholeOf(words);
  const near = whole === undefined ? [] : decoys.map(({ vector }) => nearness(whole, vector));

  return ({ lexicon }: ChoiceInScene): Record<(typeof decoyKinds)[number], number> => {
    const own = lexicon.wordings[0]?.vector;
    if (whole === undefined || own === undefined) return { decoyNear: most(near), decoyLead: 0 };
    const isOther = (at: number) => nearness(decoys[at]?.vector ?? own, own) < sameAsChoice;
    const decoyNear = most(near.filter((_, at) => isOther(at)));
    return { decoyNear, decoyLead: nearness(whole, own) - decoyNear };
  };
}
