import { isPresent, nodeNamed, type StoryGraph } from "@katha/storygraph";
import { styleOf } from "../style/style.ts";
import { sentencesOf } from "../text/sentences.ts";
import { sceneAt } from "../position/index.ts";
import type { NarrationRequest } from "../port.ts";
import { bibleOf } from "../bible/bible.ts";
import { isPlayed } from "../bible/played.ts";
import { isChildPlayed, notForChildren } from "../safety/child.ts";
import { isForeign } from "./language.ts";
import { actorsIn } from "./people/actors.ts";
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
  | "too long"
  | OtherStyle;

const notProse =
  /^\s*(?:[{[]\s*["{[]|```|#{1,6} |[-*•] |\d{1,2}[.)] |(?:choices?|options?|scene|note|narrator|system|assistant|user)\s*:)|<\/?[a-z-]+>|\[\/?INST|<\||\b(?:as an ai|language model|system prompt|what would you like to do|game over)\b|\bthe end[\s.!]*$/iu;

interface Known {
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
type Telling = Pick<NarrationRequest, "story" | "position" | "passages" | "memory" | "said">;

function knownFor(request: Telling, system: string): Known {
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
  const read = new Set([...seen, ...passages.map(({ text }) => text)].flatMap(runsOf));
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

/** More than this is no answer any more. */
const mostWords = 400;

type Look = (sentence: string) => Unfit | undefined;

function lookWith(known: Known, { story, position }: Telling): Look {
  const { language } = story;
  const node = sceneAt(story, position);
  const otherStyle = styleCheck(styleOf(story, node), node.text);
  const isChild = isChildPlayed(story);
  let count = 0;
  return (sentence) => {
    count += words(sentence).length;
    const has = (runs: ReadonlySet<string>) => runsOf(sentence).some((one) => runs.has(one));
    if (notProse.test(sentence)) return "no prose";
    if (isForeign(sentence, language)) return "another language";
    if (has(known.ours)) return "our own words";
    if (has(known.secrets)) return "a secret";
    if (has(known.elsewhere)) return "another scene";
    if (isChild && notForChildren.test(sentence)) return "not for a child";
    const actors = actorsIn(sentence);
    if (actors.some((name) => !known.told.has(name))) return "nobody of the story";
    if (actors.some((name) => known.absent.has(name))) return "somebody who is not here";
    const odd = oddPersonIn(sentence, language, { told: known.told, absent: known.absentNames });
    if (odd !== undefined) return odd;
    return otherStyle(sentence) ?? (count > mostWords ? "too long" : undefined);
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
