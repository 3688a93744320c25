import {
  hasScenes,
  isEnding,
  isPresent,
  nodeNamed,
  type GraphNode,
  type StoryGraph,
} from "@katha/storygraph";
import { styleOf } from "../style/style.ts";
import { sentencesOf } from "../text/sentences.ts";
import { sceneAt } from "../position/index.ts";
import type { NarrationRequest } from "../port.ts";
import { bibleOf } from "../bible/bible.ts";
import { languages } from "../languages/index.ts";
import { isPlayed } from "../bible/played.ts";
import { isChildPlayed, notForChildren } from "../safety/child.ts";
import { contradictionIn, type Contradiction } from "./continuity/continuity.ts";
import { isForeign } from "./language.ts";
import { forbidden } from "./never.ts";
import { actorsIn } from "./people/actors.ts";
import { endsStory } from "../unwritten/index.ts";
import { playerSpeech } from "./player-speech.ts";
import { styleCheck, type OtherStyle } from "./style-check.ts";
import { runsOf, words } from "./words.ts";
import { oddPersonIn } from "./people/people-in.ts";

/** What a narrator's sentence may not be. */
export type Unfit =
  | "our own words"
  | "no prose"
  | "another language"
  | "a secret"
  | "another scene"
  | "nobody of the story"
  | "somebody who is not here"
  | "not for a child"
  | "what never happens here"
  | "told before"
  | "spoken for the player"
  | "an ending too early"
  | "too long"
  | Contradiction
  | OtherStyle;

const patternsOf = (kind: "closes" | "noProse") =>
  languages.flatMap(({ telling }) => telling?.[kind] ?? []);
const [closing, notProse] = [patternsOf("closes"), patternsOf("noProse")];
const isLike = (patterns: readonly RegExp[], sentence: string) =>
  patterns.some((pattern) => pattern.test(sentence));

interface KnownNames {
  /** A scene that is told as this part should be. */
  like: GraphNode;
  contradiction: ReturnType<typeof contradictionIn>;
  /** What was told of this play, and is no text of the scene that is told now. */
  before: ReadonlySet<string>;
  /** The same of the last part alone. */
  justNow: ReadonlySet<string>;
  ours: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
  secrets: ReadonlySet<string>;
  /** Every word that the story has introduced. */
  told: ReadonlySet<string>;
  /** People who are in some scenes and not in this one: the words that they are called by, and their names. */
  absent: ReadonlySet<string>;
  absentNames: readonly (readonly string[])[];
}

const scenes = new WeakMap<StoryGraph, ReadonlySet<string>>();

/** Read once, for as long as the story is the same. */
function wordsOfScenes(graph: StoryGraph): ReadonlySet<string> {
  const known = scenes.get(graph);
  if (known) return known;
  const told = Object.values(graph.nodes).flatMap(({ text, cast = [] }) => cast.concat(text));
  const said = Object.values(graph.reactions ?? {}).flatMap(({ says }) => says);
  const read = new Set([...told, ...said].flatMap(words));
  scenes.set(graph, read);
  return read;
}

/** What a sentence is looked at with. */
type Telling = Pick<
  NarrationRequest,
  "story" | "position" | "passages" | "memory" | "said" | "length"
> & { step?: NarrationRequest["step"] };

function knownFor(request: Telling, system: string): KnownNames {
  const { story, position, passages, memory, said } = request;
  const { nodes } = story.graph;
  const { cast, places, objects, spellings } = bibleOf(story.bible);
  const passed = new Set([...position.path, position.node]);
  const ahead = new Set([
    ...(nodes[position.node]?.choices ?? []).map(({ target }) => target),
    ...Object.keys(nodes).filter((name) => nodes[name]?.ending !== undefined),
  ]);
  const unseen = [...ahead].flatMap((name) =>
    passed.has(name) ? [] : runsOf(nodeNamed(story.graph, name)?.text ?? ""),
  );
  const seen = [...passed].map((name) => nodeNamed(story.graph, name)?.text ?? "");
  const parts = new Set(passages.flatMap(({ text }) => runsOf(text)));
  const read = new Set([...seen.flatMap(runsOf), ...parts]);
  const now = new Set(runsOf(nodeNamed(story.graph, position.node)?.text ?? ""));
  const people = cast
    .filter((one) => !isPlayed(one))
    .map(({ name, also }) => ({ name, forms: [name, ...also] }));
  const here = nodeNamed(story.graph, position.node)?.cast ?? [];
  const absent = people.filter(
    ({ name }) => here.length > 0 && !isPresent(story.graph, position.node, name),
  );
  const texts = [
    ...cast.flatMap((one) => [one.name, one.is, one.knows, ...one.also]),
    ...[...places, ...objects].flatMap(({ name, about, also }) => also.concat(name, about)),
    ...spellings.flat(),
    ...passages.map(({ text }) => text),
    ...memory.map(({ text }) => text),
    story.title,
    story.prompt,
    said ?? "",
  ];
  return {
    like: toldLike(request),
    contradiction: contradictionIn(request),
    before: new Set([...parts].filter((one) => !now.has(one))),
    justNow: new Set(runsOf(passages.at(-1)?.text ?? "").filter((one) => !now.has(one))),
    ours: new Set(runsOf(system)),
    elsewhere: new Set(unseen.filter((one) => !read.has(one))),
    secrets: new Set(cast.flatMap(({ secret }) => runsOf(secret))),
    told: new Set([...wordsOfScenes(story.graph), ...texts.flatMap(words)]),
    absentNames: absent.flatMap(({ name }) => {
      const spelt = spellings.filter((pair) => pair.includes(name)).flat();
      return [...new Set([name, ...spelt])].map(words);
    }),
    absent: new Set(absent.flatMap(({ forms }) => forms.flatMap(words))),
  };
}

/** A shorter sentence may come again after a while, as refrains do. */
const fewestRuns = 2;
/** So much of a sentence that was told before is no sentence of this part. */
const mostlyTold = 0.75;

function isToldBefore(sentence: string, { before, justNow }: KnownNames): boolean {
  const runs = runsOf(sentence);
  const share = (told: ReadonlySet<string>) =>
    runs.filter((one) => told.has(one)).length / Math.max(1, runs.length);
  return share(justNow) >= mostlyTold || (runs.length >= fewestRuns && share(before) >= mostlyTold);
}

/** Without scenes, the last parts show how the story is told. */
const partsOfStyle = 6;

function toldLike({ story, position, passages }: Telling): GraphNode {
  const node = sceneAt(story, position);
  if (hasScenes(story.graph)) return node;
  const text = passages.slice(-partsOfStyle).map((passage) => passage.text);
  return { ...node, text: text.join("\n") };
}

function mayEnd({ story, position, step }: Telling): boolean {
  const node = nodeNamed(story.graph, position.node);
  return (step !== undefined && endsStory(step)) || (node !== undefined && isEnding(node));
}

/** More than this is no answer any more. */
const mostWords = 400;
const mostWordsOfLong = 700;

type Look = (sentence: string) => Unfit | undefined;

function lookWith(known: KnownNames, telling: Telling): Look {
  const { story, said } = telling;
  const { language } = story;
  const { like, contradiction } = known;
  const style = styleOf(story, like);
  const otherStyle = styleCheck(style, like.text);
  const isSpokenFor = playerSpeech(language, style.person, said);
  const isForbidden = forbidden(story.systemPrompt);
  const isChild = isChildPlayed(story);
  const isEnd = mayEnd(telling);
  const most = telling.length === "long" ? mostWordsOfLong : mostWords;
  let count = 0;
  return (sentence) => {
    count += words(sentence).length;
    const has = (runs: ReadonlySet<string>) => runsOf(sentence).some((one) => runs.has(one));
    if (isLike(notProse, sentence)) return "no prose";
    if (isForeign(sentence, language)) return "another language";
    if (has(known.ours)) return "our own words";
    if (has(known.secrets)) return "a secret";
    if (has(known.elsewhere)) return "another scene";
    if (isForbidden(sentence)) return "what never happens here";
    if (isToldBefore(sentence, known)) return "told before";
    if (isSpokenFor(sentence)) return "spoken for the player";
    if (!isEnd && isLike(closing, sentence)) return "an ending too early";
    if (isChild && notForChildren.test(sentence)) return "not for a child";
    const actors = actorsIn(sentence);
    if (actors.some((name) => !known.told.has(name))) return "nobody of the story";
    if (actors.some((name) => known.absent.has(name))) return "somebody who is not here";
    const odd = oddPersonIn(sentence, language, { told: known.told, absent: known.absentNames });
    if (odd !== undefined) return odd;
    return (
      contradiction(sentence) ?? otherStyle(sentence) ?? (count > most ? "too long" : undefined)
    );
  };
}

/** Why a sentence of a narrator's may not be told, one after the other; undefined where it may. */
export function unfitIn(request: Telling, system: string): Look {
  return lookWith(knownFor(request, system), request);
}

/** Whether a text may be told, looked at as a whole and sentence by sentence. */
export function fitThroughout(request: Telling, system: string): (text: string) => boolean {
  const known = knownFor(request, system);
  return (text) => {
    if (lookWith(known, request)(text) !== undefined) return false;
    const unfit = lookWith(known, request);
    const sentences = sentencesOf(text, request.story.language);
    return sentences.every((sentence) => unfit(sentence) === undefined);
  };
}
