import { lruCache } from "../lib/lru-cache.ts";

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const [supported = "en"] = Intl.Segmenter.supportedLocalesOf(knownTag(language));
  const segmenter = new Intl.Segmenter(supported, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** A language is whatever an author wrote; an invalid tag is read like English. */
function knownTag(language: string): string {
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language) ? language : "en";
}

/** What stands before somebody's name, with a full stop or without. */
export const personTitles = /^(?:Mr|Mrs|Ms|Dr|Prof|Capt|Sgt)$/u;

/** The full stop after a title or an initial ends no sentence: what follows belongs to it. */
export const endsWithTitle = (text: string): boolean =>
  /\b(?:Mr|Mrs|Ms|Dr|St|No|Messrs|Prof|Capt|Sgt|[A-Z])\.$/u.test(text);

const split = lruCache<string[]>(16);

/** Cached, since a part is split again for each kind of thing learnt from it. */
export function sentencesOf(text: string, language: string): readonly string[] {
  return split(`${language}\n${text}`, () => splitAnew(text, language));
}

function splitAnew(text: string, language: string): string[] {
  return Array.from(segmenterOf(language).segment(text), ({ segment }) =>
    withoutLoneStars(segment.trim()),
  ).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** A sentence from inside an emphasis, or after a break of three stars, carries some of the marks. */
function withoutLoneStars(sentence: string): string {
  const stars = sentence.match(/\*/g)?.length ?? 0;
  return stars % 2 === 0 ? sentence : sentence.replace(/^[*\s]+|(?<![*\s])[*\s]+$/g, "");
}

const fullStops: Readonly<Record<string, string>> = {
  hi: "।",
  bn: "।",
  ur: "۔",
};

/** The text with an end to its sentence. */
export function closed(text: string, language: string): string {
  const bare = text.trim();
  return /[.!?…।॥۔؟]["'”’»)]*$/u.test(bare) ? bare : `${bare}${fullStops[language] ?? "."}`;
}

/** The text with a capital at its beginning, in scripts that have them. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

/** At most so many characters, cut between words and with a mark where it was cut. */
export function shortened(text: string, most: number): string {
  const bare = text.replaceAll(/\s+/g, " ").trim();
  if (bare.length <= most) return bare;
  const head = bare.slice(0, most - 1);
  const space = head.lastIndexOf(" ");
  const cut = space > most / 2 ? head.slice(0, space) : wholeCharacters(head);
  return `${cut.replace(/(?<![\s,;:])[\s,;:]+$/u, "")}…`;
}

/** Without a broken letter at its end: neither half a surrogate pair nor a letter without its combining marks. */
function wholeCharacters(head: string): string {
  return head.replace(/[\ud800-\udbff]$/, "").replace(/\P{M}\p{M}*$/u, "");
}
