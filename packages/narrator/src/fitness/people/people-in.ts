import { actingWordsOf, type ActingWords } from "./acting-words.ts";

/** Whom the story knows, by their names' words in order. */
interface KnownPeople {
  /** People who are in some scenes and not in this one. */
  absent: readonly (readonly string[])[];
  /** Every word that the story has introduced. */
  told: ReadonlySet<string>;
}

type OddPerson = "nobody of the story" | "somebody who is not here";

const speech = /["“”«»„][^"“”«»„]*["“”«»„]/gu;
const ends = /[,;:।.!?؟،۔؛—–…\n]+/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** What is told of a sentence, clause by clause, in words; what is said in it ends one. */
function clausesIn(sentence: string): string[][] {
  return sentence
    .normalize("NFC")
    .replaceAll(speech, ",")
    .replaceAll(/["“”«»„]/gu, ",")
    .split(ends)
    .map((clause) => clause.match(word) ?? [])
    .filter((clause) => clause.length > 0);
}

const nearVerb = 3;

/** Where the words behind somebody begin, after what they are called by beside their name. */
function behind(clause: readonly string[], at: number, { behindName }: ActingWords): number {
  let next = at;
  while (behindName.has(clause[next] ?? "")) next += 1;
  return next;
}

/** Who says something in a clause: whoever begins it, with a verb of saying right behind; or who did it, by their case. */
function speakersIn(clause: readonly string[], acting: ActingWords): string[] {
  const { says, doerMark, behindName, small } = acting;
  const found: string[] = [];
  const first = clause.findIndex((one) => !small.has(one));
  const verb = clause[behind(clause, first + 1, acting)] ?? "";
  if (first >= 0 && says.has(verb)) found.push(clause[first] ?? "");
  for (const [at, one] of clause.entries()) {
    if (one !== doerMark) continue;
    let who = at - 1;
    while (who > 0 && behindName.has(clause[who] ?? "")) who -= 1;
    const name = clause[who] ?? "";
    const isSaying = clause.slice(at + 1, at + 1 + nearVerb).some((next) => says.has(next));
    if (isSaying && name !== "" && !small.has(name)) found.push(name);
  }
  return found.filter((name) => !says.has(name) && name !== doerMark);
}

/** Whether somebody by this name begins a clause and does something in it. */
function isActing(clause: readonly string[], name: readonly string[], acting: ActingWords) {
  const { says, does, doerMark, cases, small } = acting;
  const at = clause.findIndex((one) => !small.has(one));
  if (at < 0 || name.some((one, step) => clause[at + step] !== one)) return false;
  const next = behind(clause, at + name.length, acting);
  const follows = clause.slice(next);
  if (follows[0] === doerMark && doerMark !== undefined) return true;
  if (follows.length === 0 || cases.has(follows[0] ?? "")) return false;
  return follows
    .slice(0, nearVerb + 1)
    .some((one) => says.has(one) || does.some((verb) => one.startsWith(verb)));
}

/** A word in another form of itself: languages of India change how a name ends. */
function isKnown(name: string, told: ReadonlySet<string>): boolean {
  if (told.has(name)) return true;
  const stem = name.replace(/\p{M}$/u, "");
  for (const one of told) if (stem.length > 1 && one.startsWith(stem)) return true;
  return false;
}

/**
 * Who in a sentence is not of the story, or not of the scene, in a language that writes no capitals.
 * Strangers are told by what they say; whoever only acts could be any word.
 */
export function oddPersonIn(
  sentence: string,
  language: string,
  { absent, told }: KnownPeople,
): OddPerson | undefined {
  const acting = actingWordsOf(language);
  if (acting === undefined) return undefined;
  for (const clause of clausesIn(sentence)) {
    if (absent.some((name) => isActing(clause, name, acting))) return "somebody who is not here";
    if (speakersIn(clause, acting).some((name) => !isKnown(name, told)))
      return "nobody of the story";
  }
  return undefined;
}
