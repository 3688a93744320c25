import { addressEndings, addressHosts, words, type Kind } from "./words/words.ts";

const address = new RegExp(`@|https?:|www\\.|[\\w-]\\.(?:${addressEndings.join("|")})\\b`, "iu");

const leastLetters = 3;
const token = /[\p{L}\p{M}'’]+|\p{Nd}+/gu;
const digit = /\p{Nd}/u;
const betweenDigits = /[\s().+/-]/u;
const longestNumber = 5;

const plainOf = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll("’", "'");
const unquoted = (word: string) => (word.endsWith("'s") ? word.slice(0, -2) : word);

/** The words and numbers of a text, as they are compared. */
export function tokensIn(text: string): string[] {
  return (plainOf(text).match(token) ?? []).map(unquoted).filter((word) => word !== "");
}

/** A telephone, card or postal number: in any script, also with spaces and dashes in between. */
function hasLongNumber(text: string): boolean {
  let digits = 0;
  for (const sign of text) {
    if (digit.test(sign)) digits += 1;
    else if (!betweenDigits.test(sign)) digits = 0;
    if (digits > longestNumber) return true;
  }
  return false;
}

/** A name as it may be typed; of an email address, the part before the "@". */
const asTyped = (name: string) => plainOf(name.split("@", 1)[0] ?? "").trim();

function says(plain: string, said: ReadonlySet<string>, name: string, known: KnownWords): boolean {
  const parts = tokensIn(name).filter((word) => word.length >= leastLetters);
  if (parts.length > 0 && parts.every((word) => known.has(word))) return false;
  const isWritten = name.length >= leastLetters && plain.includes(name);
  return isWritten || parts.some((word) => said.has(word) && !known.has(word));
}

/** The words of the story's own people and places. */
type KnownWords = ReadonlySet<string>;

const is = (kind: Kind, word: string | undefined) => word !== undefined && words[kind].has(word);

/** Also a year's number has four digits, and a hundred years are no age. */
const isNumber = (word: string | undefined) =>
  word !== undefined && (is("numbers", word) || (digit.test(word) && word.length <= 2));

/** Whether one of the `reach` words after this one is of the kind. */
const follows = (said: readonly string[], at: number, reach: number, kind: Kind) =>
  said.slice(at + 1, at + 1 + reach).some((word) => is(kind, word));

/** How many words may stand between whose something is and what it is: "my little younger daughter". */
const ownReach = 3;

function tellsOfOwn(said: readonly string[], at: number, known: KnownWords): boolean {
  if (!is("possessive", said[at])) return false;
  if (follows(said, at, ownReach, "naming")) return true;
  return said.slice(at + 1, at + 1 + ownReach).some((word, offset) => {
    if (is("ofOnesOwn", word)) return !known.has(word);
    if (!is("family", word)) return false;
    // The story has such people: then what follows must be the story's too, or it may be a name.
    const next = said[at + offset + 2];
    return !known.has(word) || (next !== undefined && !known.has(next));
  });
}

const ofSomebody: readonly Kind[] = ["ofAge", "possessive", "firstPerson", "family", "is"];

function tellsAge(said: readonly string[], at: number, isOfSomebody: boolean): boolean {
  const [before, word, next] = [said[at - 1], said[at], said[at + 1]];
  if (!isNumber(word)) return false;
  if (is("is", before) || is("ofAge", before) || is("classes", before)) return true;
  if (is("classes", next) || is("classes", said[at + 2])) return true;
  return is("years", next) && isOfSomebody;
}

function tellsOfSomebody(said: readonly string[], known: KnownWords): boolean {
  const isOfOneself = said.some((word) => is("firstPerson", word));
  const isOfFamily = said.some((word) => is("family", word));
  const isNamed = said.some((word) => is("naming", word));
  if (isOfFamily && isNamed) return true;
  const isOfSomebody = said.some((word) => ofSomebody.some((kind) => is(kind, word)));
  return said.some(
    (word, at) =>
      (is("alone", word) && !known.has(word)) ||
      (isOfOneself && is("withFirstPerson", word) && !known.has(word)) ||
      tellsOfOwn(said, at, known) ||
      tellsAge(said, at, isOfSomebody),
  );
}

/**
 * Whether a line may say who somebody is, where to reach them, or how they live: their age, child, school, home, work,
 * illness. `names` are the player's own; what the story's own people and places are called tells nothing. In doubt a
 * line is personal.
 */
export function isPersonal(line: string, names: readonly string[], story = ""): boolean {
  const plain = plainOf(line);
  const said = tokensIn(line);
  const saidOnce = new Set(said);
  const known = new Set(tokensIn(story));
  return (
    address.test(plain) ||
    hasLongNumber(plain) ||
    said.some((word) => addressHosts.has(word)) ||
    names.some((name) => says(plain, saidOnce, asTyped(name), known)) ||
    tellsOfSomebody(said, known)
  );
}
