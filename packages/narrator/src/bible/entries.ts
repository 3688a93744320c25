import { escapeRegExp } from "../text/escape-reg-exp.ts";
import { bibleOf, type Bible, type Person } from "./bible.ts";

/** A person, thing or place of the author's bible. */
export interface BibleEntry {
  kind: "name" | "object" | "place" | "spelling";
  name: string;
  /** Its name, in each script that it is written in. */
  names: readonly string[];
  /** Every form that a text may use for it, including words that only stand for it. */
  forms: readonly string[];
  /** The narrator's note on it; empty for a mere spelling. */
  about: string;
}

/** A bible's entries, ready to be found in texts of a language. */
export interface BibleEntries {
  entries: readonly BibleEntry[];
  /** The entries that a text speaks of, in the order in which it does. */
  mentionedIn: (text: string) => BibleEntry[];
  /** The entries that a text calls by their own name. */
  namedIn: (text: string) => BibleEntry[];
}

const article = /^(?:the|an?)\s+/i;
const withoutArticle = (text: string) => text.replace(article, "");
const filled = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.normalize("NFC")).filter((text) => text !== "")),
];

function entry(
  kind: BibleEntry["kind"],
  called: readonly string[],
  also: readonly string[],
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
      about: about.normalize("NFC"),
    },
  ];
}

function castMember({ is, wants, voice, knows }: Person): string {
  const told = [
    is,
    wants && `wants ${wants}`,
    voice && `voice: ${voice}`,
    knows && `knows: ${knows}`,
  ];
  return told.filter((part) => part !== "").join("; ");
}

const allIn = ({ cast, places, objects, names }: Bible): BibleEntry[] => [
  ...cast.flatMap((one) => entry("name", [one.name, one.native], one.also, castMember(one))),
  ...places.flatMap((one) => entry("place", [one.name, one.native], one.also, one.about)),
  ...objects.flatMap((one) => entry("object", [one.name], one.also, one.about)),
  ...names.flatMap((both) => entry("spelling", both, [], "")),
];

const isLatin = (text: string) => /^\p{Script=Latin}/u.test(text);

// Hindi and Urdu write postpositions separately; other Indian languages attach endings to a name.
const unjoined: ReadonlySet<string> = new Set(["en", "hi", "ur"]);
const shortestWithEndings = 3;

/** Whether a name may stand with an ending: "Meera" in "Meeravukku". */
const joins = (form: string, language: string) =>
  !unjoined.has(language) && !isLatin(form) && form.length >= shortestWithEndings;

/**
 * A name must match whole words, unless the language adds endings. The end of a word is
 * matched in one place: a pattern that repeats it for each name is ten times as slow.
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
      : [String.raw`(?:${whole.map(escapeRegExp).join("|")})(?![\p{L}\p{M}\p{N}])`];
  const either = [...joined.map(escapeRegExp), ...wholeWords].join("|");
  return String.raw`(?<![\p{L}\p{M}\p{N}])(?:${either})`;
}

function finderOf(
  entries: readonly BibleEntry[],
  by: "forms" | "names",
  language: string,
): BibleEntries["mentionedIn"] {
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

const read = new WeakMap<Bible, Map<string, BibleEntries>>();

/** The entries of a bible of any shape, cached by object. */
export function entriesOf(written: unknown, language: string): BibleEntries {
  const bible = bibleOf(written);
  const known = read.get(bible)?.get(language);
  if (known) return known;
  const entries = allIn(bible);
  const found = {
    entries,
    mentionedIn: finderOf(entries, "forms", language),
    namedIn: finderOf(entries, "names", language),
  };
  read.set(bible, (read.get(bible) ?? new Map<string, BibleEntries>()).set(language, found));
  return found;
}
