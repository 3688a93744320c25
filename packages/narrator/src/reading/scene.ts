import { lazily } from "../lib/lazily.ts";
import { lruCache } from "../lib/lru-cache.ts";
import { endsWithTitle, personTitles, sentencesOf } from "../text/sentences.ts";
import { speech } from "../text/speech.ts";
import { plain } from "../understanding/words/plain.ts";
import { termsOf, word } from "../understanding/words/terms.ts";
import { readingWordsOf, type ReadingWords } from "./reading-words.ts";

/** A word of a clause, without the mark of what it owns. */
export interface Word {
  text: string;
  low: string;
  isCapital: boolean;
}

/** A sentence of a scene: what is told in it, and what is said by somebody. */
export interface Sentence {
  text: string;
  /** What stands outside quotation marks. */
  told: string;
  /** What stands between them. */
  spoken: string;
  terms: readonly string[];
  /** The words of what is told, in lower case and in order. */
  words: readonly string[];
  /** The clauses of what is told, and of what is said. */
  clauses: { told: readonly (readonly Word[])[]; spoken: readonly (readonly Word[])[] };
  paragraph: number;
  /** Its place among the sentences of its scene. */
  at: number;
}

/** "she says", and in scripts without capitals a few words: "बुआ बोलीं।" */
const beginsWithSpeaker = /^(?:\p{Ll}|(?=\p{Lo})\S+(?: \S+){1,3}$)/u;

/** What is said ends with its speaker: "Stay," she says. Its parts are one sentence. */
function whole(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isOpen = last !== undefined && (isUnclosed(last) || endsWithTitle(last));
    const isSpeaker = last !== undefined && /["”»]$/u.test(last) && beginsWithSpeaker.test(part);
    if (isOpen || isSpeaker) joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
  }
  return joined;
}

function isUnclosed(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/"/gu) % 2 === 1 || count(/“/gu) > count(/”/gu) || count(/«/gu) > count(/»/gu);
}

const isLetter = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** Without the marks of emphasis; within a word they are letters. */
const withoutEmphasis = (text: string) =>
  text.replaceAll(/[*_]+/gu, (marks: string, at: number, all: string) =>
    isLetter(all[at - 1]) && isLetter(all[at + marks.length]) ? marks : "",
  );

function read(text: string, language: string): Sentence[] {
  const list = readingWordsOf(language);
  const paragraphs = text.split(/\n+/u);
  const split = paragraphs.flatMap((paragraph, at) =>
    whole(sentencesOf(paragraph, language)).map((sentence) => ({ sentence, at })),
  );
  return split.map(({ sentence, at: paragraph }, at) => {
    const bare = withoutEmphasis(sentence);
    const spoken = (bare.match(speech) ?? []).join(" ");
    const told = bare.replaceAll(speech, " , ").trim();
    // Most of the time of reading, and only lines that are typed ask for them.
    const terms = lazily(() => termsOf(bare));
    return {
      text: bare,
      told,
      spoken,
      get terms() {
        return terms();
      },
      words: plain(told).match(word) ?? [],
      clauses: { told: withoutAppositions(clausesIn(told), list), spoken: clausesIn(spoken) },
      paragraph,
      at,
    };
  });
}

const token = /[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*\u2024?/gu;

/** "Voss's" is Voss. */
export const withoutPossessive = (text: string) => text.replace(/(?:['’]s|s['’])$/u, "");

/** "He's", "they'll" begin with he and they. */
export const withoutVerb = (text: string) => text.split(/['’]/u, 1)[0] ?? text;

/** "Mrs." before a name is a word of it, and ends no clause. */
const titled = /\b(\p{Lu}\p{Ll}+)\.(?=\s+\p{Lu})/gu;
const inTitle = "\u2024";

function clausesIn(text: string): Word[][] {
  return text
    .replaceAll(titled, (stopped, title: string) =>
      personTitles.test(title) ? `${title}${inTitle}` : stopped,
    )
    .split(/[.!?।:;,—–()"“”«»…]+/u)
    .map((clause) => clause.match(token) ?? [])
    .map((clause) =>
      clause.map((one) => {
        const bare = one.replace(inTitle, "");
        return {
          text: bare === one ? withoutPossessive(one) : `${bare}.`,
          low: plain(bare),
          isCapital: /^\p{Lu}/u.test(one),
        };
      }),
    );
}

/** How far into a clause it stands that somebody is a man. */
const roleWithin = 4;

/** "The ferryman, a huge man with one eye, blows into his hands": nobody acts but the ferryman. */
function withoutAppositions(
  clauses: Word[][],
  { roles, owners, definite }: ReadingWords,
): Word[][] {
  const the = definite.trim();
  const isKnown = ({ low }: Word) => low === the || (owners.has(low) && owners.get(low) !== the);
  const isNew = ({ low }: Word) => low !== the && owners.get(low) === the;
  const isApposition = (clause: readonly Word[], before: readonly Word[]) => {
    const [first, ...rest] = clause;
    const role = before.at(-1);
    return (
      first !== undefined &&
      isNew(first) &&
      role !== undefined &&
      roles.has(role.low) &&
      before.slice(-3, -1).some(isKnown) &&
      rest.slice(0, roleWithin).some(({ low }) => roles.has(low))
    );
  };
  const left: Word[][] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const [clause = [], after] = [clauses[at], clauses[at + 1]];
    const before = left.at(-1);
    // "The cook, a maid": what nothing follows may be one more of them.
    if (before === undefined || after === undefined || !isApposition(clause, before)) {
      left.push(clause);
      continue;
    }
    left[left.length - 1] = [...before, ...after];
    at += 1;
  }
  return left;
}

const scenes = lruCache<readonly Sentence[]>(64);

/** The sentences of a scene's text. Cached, since each line typed in a scene asks for them. */
export const readScene = (text: string, language: string): readonly Sentence[] =>
  scenes(`${language}\n${text}`, () => read(text, language));
