import { canAnswer, nodeNamed, textAt, type Reaction, type Rng } from "@katha/storygraph";
import type { Edge } from "../position/index.ts";
import type { StoryVersion } from "../port.ts";
import { bibleOf } from "../bible/bible.ts";
import { othersIn } from "../understanding/named.ts";
import { bareWords } from "../understanding/words/plain.ts";
import { termsOf } from "../understanding/words/terms.ts";
import type { Stand } from "./stands.ts";
import { calledIn, languageOf } from "./wordings.ts";

/** A typed line, and what it is meant to get. */
export type TypedLine = { said: string } & (
  | { for: "choice"; edge: Edge; as: "whole" | "beginning" | "alias" | "manner" }
  | { for: "answer"; reaction: string }
  | { for: "nothing" }
);

interface Scene {
  story: StoryVersion;
  stand: Stand;
  rng: Rng;
}

function some<One>(rng: Rng, all: readonly One[], most: number): One[] {
  const left = [...all];
  const found: One[] = [];
  while (left.length > 0 && found.length < most)
    found.push(...left.splice(rng.between(0, left.length - 1), 1));
  return found;
}

/** The text up to its first pause, as people type a long choice; blank where that is too short. */
function beginningOf(text: string): string {
  const [first = "", ...rest] = text.split(/[,;:.—–।،؛]\s*/u);
  const isEnough = first.trim().split(/\s+/u).length >= 3;
  return rest.join("").trim() !== "" && isEnough && !/["“«”»]/u.test(first) ? first.trim() : "";
}

/** How many aliases of a choice are typed as they are, and how many with usual phrasings. */
const mostAliases = 2;

function linesOfChoice({ story, stand, rng }: Scene, edge: Edge): TypedLine[] {
  const { text, aliases = [] } = edge;
  const others = stand.edges.filter((one) => one !== edge);
  const said = new Set(others.flatMap((one) => [one.text, ...(one.aliases ?? [])]).map(bareWords));
  const begun = beginningOf(text);
  const isOwn = others.every((one) => bareWords(beginningOf(one.text)) !== bareWords(begun));
  const doubtful = aliases.filter((alias) => said.has(bareWords(alias))).slice(0, mostAliases);
  const { manners } = languageOf(story.language).wordings;
  const line = (as: "whole" | "beginning" | "alias" | "manner", words: string): TypedLine => ({
    for: "choice",
    said: words,
    edge,
    as,
  });
  return [
    line("whole", text),
    ...(begun !== "" && isOwn ? [line("beginning", begun)] : []),
    ...[...doubtful, ...some(rng, aliases, mostAliases)].map((alias) => line("alias", alias)),
    ...some(rng, aliases, mostAliases).flatMap((alias) =>
      some(rng, manners, 1).map((manner) => line("manner", manner(alias))),
    ),
  ];
}

const tidy = (line: string) => line.replaceAll(/\s+/gu, " ").trim();

/** Deeds that are done to things, and those that are done to people. */
const toThings = new Set(["take", "touch", "put"]);
const toPeople = new Set(
  "tell promise give show greet apologise comfort threaten lie help attack kiss".split(" "),
);

/** Whether it names something to ask about: more than small words, and not an act with its object. */
function isSubject(topic: string): boolean {
  const terms = termsOf(topic);
  const isWord = !/\s/u.test(topic.trim()) && terms.length > 0;
  return isWord || terms.some((term) => !/^!?[:?]/u.test(term));
}

/** A line that an answer is written for; blank where there is no phrasing for it. */
function lineFor({ story, stand, rng }: Scene, { about, acts, topics }: Reaction): string {
  const { wordings, script } = languageOf(story.language);
  const present = othersIn(story, nodeNamed(story.graph, stand.position.node)?.cast ?? []);
  const isPerson = bibleOf(story.bible).cast.some(({ name }) => name === about);
  const whom = about === "" ? "" : calledIn(story, about);
  if (topics.length > 0) {
    const subjects = topics.filter((one) => script.test(one) && isSubject(one));
    const [topic] = some(rng, subjects, 1);
    if (topic === undefined || (acts.length > 0 && !acts.includes("ask"))) return "";
    const asked = wordings.topic(topic);
    return present.includes(about) ? wordings.to(whom, asked) : asked;
  }
  if (acts.includes("look") && whom !== "") return wordings.look[0]?.(whom) ?? "";
  const doable = acts.filter((act) => {
    if (!Object.hasOwn(wordings.deeds, act)) return false;
    if (about === "") return !toThings.has(act);
    return isPerson ? !toThings.has(act) : !toPeople.has(act);
  });
  const [act = ""] = some(rng, doable, 1);
  const other = whom || calledIn(story, present[0] ?? "");
  return other === "" ? "" : (wordings.deeds[act]?.(other, "") ?? "");
}

/** The answers that could come here, of people who are here and things that the scene names. */
function answersHere({ story, stand }: Scene): [name: string, reaction: Reaction][] {
  const { graph, bible } = story;
  const { node, state } = stand.position;
  const text = textAt(graph, node, state);
  const { places, objects } = bibleOf(bible);
  const seen = [...objects, ...places]
    .filter(({ name, also }) => [name, ...also].some((form) => form !== "" && text.includes(form)))
    .map(({ name }) => name);
  const here = new Set(["", ...seen, ...othersIn(story, nodeNamed(graph, node)?.cast ?? [])]);
  return Object.entries(graph.reactions ?? {}).filter(
    ([name, reaction]) =>
      reaction.command === "" &&
      here.has(reaction.about) &&
      canAnswer(graph, node, state, name, reaction),
  );
}

const triesOfAnswer = 3;
const answersOfScene = 8;

/** Lines for authored answers, those tried least first. */
function linesOfAnswers(scene: Scene, tries: Map<string, number>): TypedLine[] {
  const triesOf = (name: string) => tries.get(name) ?? 0;
  const wanted = answersHere(scene)
    .filter(([name]) => triesOf(name) < triesOfAnswer)
    .toSorted(([one], [other]) => triesOf(one) - triesOf(other));
  const lines: TypedLine[] = [];
  for (const [reaction, written] of wanted) {
    if (lines.length >= answersOfScene) break;
    const said = tidy(lineFor(scene, written));
    if (said === "") continue;
    tries.set(reaction, triesOf(reaction) + 1);
    lines.push({ for: "answer", said, reaction });
  }
  return lines;
}

const straysOfScene = 3;

/** Greetings, questions to anybody, thanks, insults and nonsense. */
function strayLines({ story, rng }: Scene): TypedLine[] {
  const { who, place, names, thank, insult, nonsense, greet } = languageOf(story.language).wordings;
  const all = [...who, ...place, ...names, ...thank, ...insult, ...greet];
  const lines = [...some(rng, all, straysOfScene - 1), ...some(rng, nonsense, 1)];
  return lines.map((said) => ({ for: "nothing", said }));
}

/** The lines to type at a stand, most useful first; `tries` counts how often each answer was tried. */
export function linesAt(scene: Scene, tries: Map<string, number>): TypedLine[] {
  const ofChoices = scene.stand.fresh.map((edge) => linesOfChoice(scene, edge));
  return [
    ...ofChoices.flatMap((lines) => lines.slice(0, 2)),
    ...strayLines(scene),
    ...linesOfAnswers(scene, tries),
    ...ofChoices.flatMap((lines) => lines.slice(2)),
  ];
}
