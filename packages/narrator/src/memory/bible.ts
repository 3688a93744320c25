/** A person, thing or place of the author's bible. */
export interface BibleEntry {
  kind: "name" | "object" | "place" | "spelling";
  name: string;
  /** Its name, in each script that it is written in. */
  names: readonly string[];
  /** Every form in which a text may speak of it, also words that only stand for it. */
  forms: readonly string[];
  /** What a narrator may read about it; empty for a mere spelling. */
  about: string;
}

export interface Bible {
  entries: readonly BibleEntry[];
  /** The entries that a text speaks of, in the order in which it does. */
  mentionedIn: (text: string) => BibleEntry[];
  /** The entries that a text calls by their own name. */
  namedIn: (text: string) => BibleEntry[];
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : {};
}

function listOf(bible: unknown, list: string): Fields[] {
  const entries = fieldsOf(bible)[list];
  return Array.isArray(entries) ? entries.map(fieldsOf) : [];
}

const othersOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown) => (typeof value === "string" ? value.normalize("NFC").trim() : "");

const article = /^(?:the|an?)\s+/i;

const filled = (texts: unknown[]) => [...new Set(texts.map(textOf).filter((text) => text !== ""))];
const withoutArticle = (text: string) => text.replace(article, "");

function entry(
  kind: BibleEntry["kind"],
  { called, also = [] }: { called: unknown[]; also?: unknown[] },
  about: string,
): BibleEntry[] {
  const forms = filled([...called, ...also]);
  const [name] = forms;
  if (name === undefined) return [];
  return [
    {
      kind,
      name,
      names: filled(called).map(withoutArticle),
      forms: forms.map(withoutArticle),
      about,
    },
  ];
}

const calledIn = (fields: Fields) => ({
  called: [fields["name"], fields["name_native"]],
  also: othersOf(fields["also"]),
});

function castMember(fields: Fields): string {
  const told = [
    textOf(fields["is"]),
    textOf(fields["wants"]) && `wants ${textOf(fields["wants"])}`,
    textOf(fields["voice"]) && `voice: ${textOf(fields["voice"])}`,
    textOf(fields["knows"]) && `knows: ${textOf(fields["knows"])}`,
  ];
  return told.filter((part) => part !== "").join("; ");
}

function entriesOf(bible: unknown): BibleEntry[] {
  return [
    ...listOf(bible, "cast").flatMap((one) => entry("name", calledIn(one), castMember(one))),
    ...listOf(bible, "places").flatMap((one) =>
      entry("place", calledIn(one), textOf(one["about"])),
    ),
    ...listOf(bible, "objects").flatMap((one) =>
      entry("object", calledIn(one), textOf(one["about"])),
    ),
    ...listOf(bible, "names").flatMap((one) =>
      entry("spelling", { called: [one["latin"], one["native"]] }, ""),
    ),
  ];
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const isLatin = (text: string) => /^\p{Script=Latin}/u.test(text);

// Hindi and Urdu write their postpositions apart; other languages of India join endings to a name.
const unjoined: ReadonlySet<string> = new Set(["en", "hi", "ur"]);
const shortestWithEndings = 3;

/** Whether a name may stand with an ending: "Meera" in "Meeravukku". */
const joins = (form: string, language: string) =>
  !unjoined.has(language) && !isLatin(form) && form.length >= shortestWithEndings;

/**
 * A name must begin where a word begins, and end where it ends unless the language adds endings. The end of a word is
 * looked for in one place: a pattern that says it once for each name is ten times as slow.
 */
function patternOf(forms: readonly string[], language: string): string {
  // The longest first: "the king's horse" is not "the king".
  const longestFirst = forms.toSorted((left, right) => right.length - left.length);
  const { joined = [], whole = [] } = Object.groupBy(longestFirst, (form) =>
    joins(form, language) ? "joined" : "whole",
  );
  const wholeWords =
    whole.length === 0
      ? []
      : [String.raw`(?:${whole.map(escaped).join("|")})(?![\p{L}\p{M}\p{N}])`];
  const either = [...joined.map(escaped), ...wholeWords].join("|");
  return String.raw`(?<![\p{L}\p{M}\p{N}])(?:${either})`;
}

function finderOf(
  entries: readonly BibleEntry[],
  by: "forms" | "names",
  language: string,
): Bible["mentionedIn"] {
  const owners = new Map<string, BibleEntry>();
  for (const one of entries)
    for (const form of one[by])
      if (!owners.has(form.toLowerCase())) owners.set(form.toLowerCase(), one);
  if (owners.size === 0) return () => [];
  const finder = new RegExp(patternOf([...owners.keys()], language), "giu");
  const isName = (one: BibleEntry, found: string) =>
    one.kind === "object" || one.kind === "place" || !isLatin(found) || /^\p{Lu}/u.test(found);
  return (text) => {
    const found = new Set<BibleEntry>();
    for (const [form] of text.normalize("NFC").matchAll(finder)) {
      const owner = owners.get(form.toLowerCase());
      if (owner && isName(owner, form)) found.add(owner);
    }
    return [...found];
  };
}

const none = {};
const read = new WeakMap<object, Map<string, Bible>>();

/** Reads a bible of any shape, and once only as long as it is the same object. */
export function bibleOf(written: unknown, language: string): Bible {
  const key = typeof written === "object" && written !== null ? written : none;
  const known = read.get(key)?.get(language);
  if (known) return known;
  const entries = entriesOf(written);
  const bible = {
    entries,
    mentionedIn: finderOf(entries, "forms", language),
    namedIn: finderOf(entries, "names", language),
  };
  read.set(key, (read.get(key) ?? new Map<string, Bible>()).set(language, bible));
  return bible;
}
