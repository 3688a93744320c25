import { nodeNamed, textAt } from "@katha/storygraph";
import { perStory } from "../lib/per-story.ts";
import type { Position, StoryVersion } from "../port.ts";
import { styleOf } from "../style/style.ts";
import { isAmong } from "./mended.ts";
import { leftIn, overOf, type Over } from "./over.ts";
import { isActing, isNamedIn, peopleOf, type Someone } from "./people.ts";
import { readScene, withoutPossessive, withoutVerb, type Sentence } from "./scene.ts";
import { readingWordsOf } from "./reading-words.ts";

/** A scene's sentences; of those that the player has seen the present one comes first. */
type Seen = readonly Sentence[];

/** What the scenes that the player has seen say, and who is in the present one. */
export interface View {
  story: StoryVersion;
  scenes: readonly Seen[];
  /** Everybody of the story whom its text names. */
  people: readonly Someone[];
  /** Who acts in the present scene, speaks, or is spoken to. */
  present: readonly Someone[];
  /** Sentences that later ones, or what the player has done since, made untrue, each with the one that did. */
  over: Over;
}

/** Scenes before these are too long ago to be told of. */
const most = 12;

/** Whom the story's scenes name most often. */
export const mostNamed = perStory((story): { one?: Someone } => {
  const named = peopleOf(story).filter(({ isNamed }) => isNamed);
  const byForm = Map.groupBy(
    named.flatMap((one) => one.forms.map((form) => ({ form, one }))),
    ({ form }) => form,
  );
  const times = new Map<Someone, number>();
  for (const { text } of Object.values(story.graph.nodes))
    for (const { words } of readScene(text, story.language)) {
      const inSentence = new Set(
        words.flatMap((word) => byForm.get(withoutPossessive(word)) ?? []).map(({ one }) => one),
      );
      for (const one of inSentence) times.set(one, (times.get(one) ?? 0) + 1);
    }
  const [first] = named.toSorted((left, right) => (times.get(right) ?? 0) - (times.get(left) ?? 0));
  return first === undefined ? {} : { one: first };
});

/** The player's own character, in a story that is told of somebody, and not of "you" or "me". */
export function playedOf(story: StoryVersion): Someone | undefined {
  const start = nodeNamed(story.graph, story.graph.start_node);
  const isOfSomebody = start !== undefined && styleOf(story, start).person === "third";
  return isOfSomebody ? mostNamed(story).one : undefined;
}

/** The name of the player's character in a story told of somebody. */
export const playedNameOf = (story: StoryVersion): string | undefined => mostNamed(story).one?.name;

/** In a story told of somebody, that somebody is the player's own character: whom its scenes name most often. */
function withoutPlayed(
  story: StoryVersion,
  isThird: boolean,
  people: readonly Someone[],
): readonly Someone[] {
  const played = isThird ? mostNamed(story).one : undefined;
  return people.filter((one) => one !== played);
}

interface ToldThing {
  language: string;
  /** Who is there, and who is not, as the author says beside the text. */
  cast?: readonly string[];
  away?: readonly string[];
}

/** Who acts in a scene, speaks, or is spoken to, and whom its author has there otherwise. */
export function presentIn(
  here: Seen,
  people: readonly Someone[],
  { language, cast, away }: ToldThing,
): Someone[] {
  const isSpokenTo = (one: Someone) =>
    one.isNamed &&
    here.some(({ spoken }) =>
      one.forms.some((form) =>
        new RegExp(String.raw`(?:^["“«]|, )${form}[,.!?]`, "iu").test(spoken),
      ),
    );
  const words = new Set(
    here.flatMap(({ words: told, clauses }) => [
      ...told.map(withoutPossessive),
      ...clauses.told.flatMap((clause) => clause.map(({ low }) => low)),
      ...clauses.spoken.flatMap((clause) => clause.map(({ low }) => low)),
    ]),
  );
  const isMet = ({ forms }: Someone) => forms.some((form) => words.has(form));
  return people.filter(
    (one) =>
      !isAmong(away, one) &&
      (isMet(one) || isAmong(cast, one)) &&
      (here.some((sentence) => isActing(sentence, one, language)) ||
        isSpokenTo(one) ||
        isAmong(cast, one)),
  );
}

/** The deeds of a play, part by part, and where the parts are told. */
export type Done = readonly { node: string; deeds?: readonly string[] }[];

/** The texts of scenes, and the deeds between them: what led to a scene comes before it, what was done there after. */
function inOrder(scenes: readonly { node: string; text: string }[], done: Done): string[] {
  const [first] = scenes;
  const placed = done.flatMap(({ node, deeds = [] }, at) => {
    const isOnTheWay = node !== (done[at - 1]?.node ?? first?.node);
    return deeds.map((deed) => ({ node, deed, isOnTheWay }));
  });
  return scenes.flatMap(({ node, text }) => {
    const own = placed.filter((one) => one.node === node);
    const deedsOf = (isOnTheWay: boolean) =>
      own.filter((one) => one.isOnTheWay === isOnTheWay).map(({ deed }) => deed);
    return [...deedsOf(true), text, ...deedsOf(false)];
  });
}

export function viewOf(
  story: StoryVersion,
  position: Position,
  isThird: boolean,
  done: Done = [],
): View {
  const { language, graph } = story;
  const path = [...new Set([position.node, ...position.path.toReversed()])]
    .slice(0, most)
    .filter((node) => nodeNamed(graph, node) !== undefined)
    .map((node) => ({ node, text: textAt(graph, node, position.state) }));
  const scenes = path.map(({ text }) => readScene(text, language));
  const people = withoutPlayed(story, isThird, peopleOf(story));
  const [here = []] = scenes;
  const present = presentIn(here, people, { language, ...nodeNamed(graph, position.node) });
  const played = isThird ? mostNamed(story).one : undefined;
  const left = leftIn(story, played, {
    sentences: here,
    acting: here.map((sentence) => people.filter((one) => isActing(sentence, one, language))),
    tellsOf: actorsOf({ people, story }, here),
  });
  const over = new Map([...left, ...overOf(story, played, inOrder(path.toReversed(), done))]);
  return { story, scenes, people, present, over };
}

/** Whether the present scene names somebody at all, in what is told or said. */
export const isNamedHere = ({ scenes }: View, someone: Someone): boolean =>
  scenes[0]?.some(
    (sentence) =>
      isNamedIn(sentence, someone) ||
      someone.forms.some((form) => sentence.spoken.toLowerCase().includes(form)),
  ) === true;

/** Whom each sentence of a scene tells of: who acts or speaks in it, else, where it goes on with a pronoun or with more speech, the one before. */
export function actorsOf(
  { people, story: { language } }: Pick<View, "people" | "story">,
  sentences: Seen,
): (Someone | undefined)[] {
  const { pronouns } = readingWordsOf(language);
  const actors: (Someone | undefined)[] = [];
  let last: Someone | undefined;
  for (const sentence of sentences) {
    const own = people.filter((one) => isActing(sentence, one, language));
    const first = own.toSorted(
      (left, right) => placeOf(sentence, left) - placeOf(sentence, right),
    )[0];
    const { words, spoken } = sentence;
    const goesOn =
      spoken !== "" || words.slice(0, 2).some((word) => pronouns.has(withoutVerb(word)));
    actors.push(first ?? (goesOn ? last : undefined));
    last = first ?? last;
  }
  return actors;
}

const placeOf = ({ words }: Sentence, { forms }: Someone) =>
  words.findIndex((word) => forms.includes(word));

const present = ({ scenes }: View): Seen => scenes[0] ?? [];

/** What somebody does in the present scene, by their name first; then what they say there. Of each the latest first. */
export function doingsOf(view: View, someone: Someone): Sentence[] {
  const here = present(view);
  const actors = actorsOf(view, here);
  const { language } = view.story;
  // A pronoun may mean somebody else, or their gloves.
  const worth = (sentence: Sentence) =>
    sentence.spoken === "" ? (isActing(sentence, someone, language) ? 2 : 1) : 0;
  return here
    .filter(
      (one, at) => /\p{L}/u.test(one.told) && actors[at] === someone && !view.over.has(one.text),
    )
    .toReversed()
    .toSorted((left, right) => worth(right) - worth(left));
}

/** Who spoke last in the present scene, else who did something last. */
export function lastSpeakerOf(view: View): Someone | undefined {
  const here = present(view);
  const actors = actorsOf(view, here).map((one) =>
    one && view.present.includes(one) ? one : undefined,
  );
  const spoke = actors.filter((one, at) => one && here[at]?.spoken !== "");
  return spoke.at(-1) ?? actors.findLast((one) => one !== undefined);
}

/** Whoever of those present says a sentence of a scene. */
export function speakerOf(view: View, sentence: Sentence): Someone | undefined {
  if (sentence.spoken === "") return undefined;
  const scene = view.scenes.find((sentences) => sentences.includes(sentence));
  return scene && actorsOf(view, scene)[sentence.at];
}
