import { sentencesOf } from "../../text/sentences.ts";
import { withoutSpeech } from "../../text/speech.ts";
import type { NarrationRequest } from "../../port.ts";
import { bibleOf } from "../../bible/bible.ts";
import { isPlayed } from "../../bible/played.ts";
import { actsIn } from "../people/people-in.ts";
import { words } from "../words.ts";
import { languageOf } from "../../languages/index.ts";
import type { Passing } from "../../languages/language.ts";

/** How a sentence contradicts what has happened. */
export type Contradiction = "somebody who is dead" | "a thing that is gone";

type ToldSoFar = Pick<NarrationRequest, "story" | "passages" | "memory">;

const edge = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const passingIn = (language: string) => languageOf(language)?.telling?.passing;

/** One of a language's patterns, for all who are called so. */
const forName = (patterns: readonly string[], name: string, isWhole = true): RegExp[] =>
  patterns.map(
    (pattern) =>
      new RegExp(
        `${pattern.startsWith("^") ? "" : edge}${pattern.replace(/\*(?!\?)(?=[^*]*$)/u, escaped(name))}${isWhole ? end : ""}`,
        "iu",
      ),
  );

const some = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

/** Somebody or something with the ways in which their story may be told. */
interface Followed {
  name: string;
  ends: RegExp[];
  returns: RegExp[];
  acts: RegExp[];
  parts: RegExp[];
}

const withoutArticle = (name: string, { articles }: Passing) => name.replace(articles, "");

function peopleOf({ story, memory }: ToldSoFar, said: Passing): Followed[] {
  const { cast } = bibleOf(story.bible);
  const known = cast.filter((one) => !isPlayed(one)).flatMap(({ name, also }) => also.concat(name));
  const learnt = memory.flatMap(({ kind, text }) =>
    kind === "name" && text.includes(":") ? [text.slice(0, text.indexOf(":"))] : [],
  );
  // "The widow" may be another's.
  const names = [...known, ...learnt].filter((name) => !/^\p{Ll}/u.test(name));
  return [...new Set(names)].map((name) => ({
    name,
    ends: forName(said.dead, name),
    returns: forName(said.alive, name),
    acts: forName(said.acts, name),
    parts: [],
  }));
}

function thingsOf({ story, memory }: ToldSoFar, said: Passing): Followed[] {
  const { objects } = bibleOf(story.bible);
  const known = objects.flatMap(({ name, also }) => also.concat(name));
  const learnt = memory.flatMap(({ kind, text }) =>
    kind === "object" ? [text.split(":")[0] ?? ""] : [],
  );
  const names = [...known, ...learnt].map((name) => withoutArticle(name.trim(), said));
  return [...new Set(names)]
    .filter((name) => name !== "")
    .map((name) => ({
      name,
      ends: forName(said.lost, name),
      returns: forName(said.found, name),
      acts: forName(said.used, name, false),
      parts: forName(said.parts, name),
    }));
}

/** Whether it has ended by what was told and written down, and did not come back since. */
function hasEnded(
  { name, ends, returns, parts }: Followed,
  { story, passages, memory }: ToldSoFar,
  { gone, aside }: Passing,
): boolean {
  let isOver = false;
  const isAside = new RegExp(`${edge}(?:${aside})${end}`, "iu");
  const goes = gone === "" ? undefined : new RegExp(`${edge}(?:${gone})${end}`, "iu");
  for (const { said, text } of passages) {
    if (!`${said ?? ""} ${text}`.toLowerCase().includes(name.toLowerCase())) continue;
    if (goes && some(parts, said ?? "") && goes.test(text)) isOver = true;
    for (const sentence of sentencesOf(withoutSpeech(text), story.language)) {
      if (some(returns, sentence)) isOver = false;
      if (some(ends, sentence) && !isAside.test(sentence)) isOver = true;
    }
  }
  // What players wrote down or pinned stands above what was told.
  for (const { text, is_corrected, is_pinned } of memory) {
    if (!is_corrected && is_pinned !== true) continue;
    if (some(returns, text)) isOver = false;
    else if (some(ends, text)) isOver = true;
  }
  return isOver;
}

interface Passed {
  dead: Followed[];
  gone: Followed[];
}

const nobody: Passed = { dead: [], gone: [] };

function passedIn(told: ToldSoFar): Passed {
  const said = passingIn(told.story.language);
  if (said === undefined) return nobody;
  const isEnded = (one: Followed) => hasEnded(one, told, said);
  return {
    dead: peopleOf(told, said).filter(isEnded),
    gone: thingsOf(told, said).filter(isEnded),
  };
}

/** Who died in the story and what was lost, by their names. */
export function namesPassed(told: ToldSoFar): { dead: string[]; gone: string[] } {
  const { dead, gone } = passedIn(told);
  return { dead: dead.map(({ name }) => name), gone: gone.map(({ name }) => name) };
}

/** What a sentence may not tell, after all that has happened: who is dead does nothing, and what is gone is not used. */
export function contradictionIn(told: ToldSoFar): (sentence: string) => Contradiction | undefined {
  const { language } = told.story;
  const said = passingIn(language);
  if (said === undefined) return () => undefined;
  const { dead, gone } = passedIn(told);
  if (dead.length === 0 && gone.length === 0) return () => undefined;
  const isAside = new RegExp(`${edge}(?:${said.aside})${end}`, "iu");
  return (sentence) => {
    const text = withoutSpeech(sentence);
    if (isAside.test(text)) return undefined;
    if (dead.some(({ name, acts }) => some(acts, text) || actsIn(text, language, words(name))))
      return "somebody who is dead";
    const uses = ({ acts, returns, ends }: Followed) =>
      some(acts, text) && !some(returns, text) && !some(ends, text);
    return gone.some(uses) ? "a thing that is gone" : undefined;
  };
}
