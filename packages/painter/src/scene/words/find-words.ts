/** A text prepared for searching: lower case, one space between words and at both ends. */
export type Searchable = string;

export function searchable(text: string): Searchable {
  const words = text
    .toLowerCase()
    .normalize("NFC")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return ` ${(words ?? []).join(" ")} `;
}

export interface Mention<Key extends string> {
  readonly key: Key;
  /** How often it is mentioned, and where first. */
  readonly times: number;
  readonly at: number;
  readonly word: string;
}

const patterns = new Map<string, readonly string[]>();

function patternsOf(words: string): readonly string[] {
  const known = patterns.get(words);
  if (known) return known;
  const made = words
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .map((word) => {
      const plain = searchable(word).slice(0, -1);
      return word.endsWith("*") ? plain : `${plain} `;
    });
  patterns.set(words, made);
  return made;
}

export function countOf(text: Searchable, words: string): number {
  let times = 0;
  for (const pattern of patternsOf(words)) {
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) times += 1;
  }
  return times;
}

/** How many words from here one of these patterns matches; 0 if none starts here. */
export function lengthAt(words: readonly string[], at: number, lists: readonly string[]): number {
  const from = ` ${words.slice(at, at + 5).join(" ")} `;
  const lengths = lists.flatMap(patternsOf).flatMap((pattern) => {
    return from.startsWith(pattern) ? pattern.trim().split(" ").length : [];
  });
  return Math.max(0, ...lengths);
}

interface Match<Key> {
  readonly key: Key;
  readonly from: number;
  readonly to: number;
}

const isLonger = <Key>(one: Match<Key>, other: Match<Key>): boolean =>
  other.key !== one.key && other.to - other.from > one.to - one.from;

/** Every key of a table that the text mentions, in order of first mention. "Old man" is not also a man. */
export function findWords<Key extends string>(
  text: Searchable,
  table: Readonly<Record<Key, string>>,
): readonly Mention<Key>[] {
  const matches: Match<Key>[] = [];
  for (const [key, words] of Object.entries<string>(table)) {
    for (const pattern of patternsOf(words)) {
      for (let from = text.indexOf(pattern); from >= 0; from = text.indexOf(pattern, from + 1))
        matches.push({ key: key as Key, from, to: from + pattern.trimEnd().length });
    }
  }
  const found = new Map<Key, Mention<Key>>();
  const longest = Array.from<Match<Key> | undefined>({ length: text.length });
  for (const match of matches.toSorted((one, other) => one.to - one.from - (other.to - other.from)))
    longest.fill(match, match.from, match.to);
  for (const match of matches.toSorted((one, other) => one.from - other.from)) {
    const over = longest.slice(match.from, match.to);
    if (over.some((other) => other !== undefined && isLonger(match, other))) continue;
    const { key, from, to } = match;
    const before = found.get(key);
    if (before === undefined)
      found.set(key, { key, times: 1, at: from, word: text.slice(from, to).trim() });
    else found.set(key, { ...before, times: before.times + 1 });
  }
  return [...found.values()].toSorted((a, b) => a.at - b.at);
}
