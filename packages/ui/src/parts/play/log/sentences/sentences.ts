import { abbreviations } from "./abbreviations.ts";

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, made);
  return made;
}

/** `R. K.`: one letter with its marks, and a full stop. `I` is a word. */
const endsInInitial = /(?:^|[\s.])(?!I\.)\p{Lu}\.$/u;
const lastWord = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?=\.$)/u;
/** `"Come!" she said`: the sentence goes on after what was called out. */
const goesOn = /^["'”’»)\]\s]*\p{Ll}/u;

function isOpen(segment: string, next: string, language: string): boolean {
  const told = segment.trimEnd();
  if (segment.includes("\n", told.length)) return false;
  if (goesOn.test(next) || endsInInitial.test(told)) return true;
  const word = lastWord.exec(told)?.[0];
  return word !== undefined && (abbreviations[language]?.includes(word) ?? false);
}

/** Where each sentence of a text ends, with the spaces after it. */
export function sentenceEnds(text: string, language = "en"): number[] {
  const ends: number[] = [];
  let open = "";
  let at = 0;
  for (const { segment } of segmenterOf(language).segment(text)) {
    if (open !== "" && !isOpen(open, segment, language)) {
      ends.push(at);
      open = "";
    }
    open += segment;
    at += segment.length;
  }
  if (open !== "") ends.push(at);
  return ends;
}

/**
 * The complete sentences of a text after a position, and where they end. If more text `arrives`,
 * the last sentence may still be incomplete.
 */
export function sentencesFrom(
  text: string,
  from: number,
  arrives: boolean,
  language?: string,
): { whole: string[]; until: number } {
  const rest = text.slice(from);
  const ends = sentenceEnds(rest, language);
  if (arrives) ends.pop();
  const whole = ends.map((end, nth) => rest.slice(ends[nth - 1] ?? 0, end).trim()).filter(Boolean);
  return { whole, until: from + (ends.at(-1) ?? 0) };
}
