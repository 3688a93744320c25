import type { Passage } from "../port.ts";
import type { BibleEntries } from "../bible/entries.ts";
import { repeatsPlayer } from "./echo.ts";
import { withoutStars } from "./without-stars.ts";
import { closed, sentencesOf, shortened } from "../text/sentences.ts";

const saidAtMost = 120;
const toldAtMost = 220;

function weight(sentence: string, place: number, count: number, bible: BibleEntries): number {
  const length = sentence.length;
  const readable = length >= 40 && length <= toldAtMost ? 2 : 0;
  const spoken = /^["'“‘«]/u.test(sentence) ? -1 : 0;
  const atTheEdges = place === 0 || place === count - 1 ? 1 : 0;
  return Math.min(bible.mentionedIn(sentence).length, 3) * 2 + readable + spoken + atTheEdges;
}

type IsOver = (sentence: string) => boolean;

/** The most telling sentence of a passage, quoted and never made up; one that still holds, where there is one. */
export function gistOf(
  { said, text }: Pick<Passage, "said" | "text">,
  language: string,
  bible: BibleEntries,
  isOver: IsOver = () => false,
): string {
  const isEcho = repeatsPlayer(said);
  const all = sentencesOf(text, language);
  const news = all.filter((sentence) => !isEcho(sentence));
  const held = (news.length === 0 ? all : news).filter((sentence) => !isOver(sentence));
  const sentences = [held, news, all].find(({ length }) => length > 0) ?? [];
  let best = "";
  let heaviest = Number.NEGATIVE_INFINITY;
  for (const [place, sentence] of sentences.entries()) {
    const weighed = weight(sentence, place, sentences.length, bible);
    if (weighed > heaviest) [best, heaviest] = [sentence, weighed];
  }
  return shortened(withoutLoneQuotes(best), toldAtMost);
}

/** What closes a quotation that each of these opens. */
const closing: Readonly<Record<string, string>> = { '"': '"', "“": "”", "«": "»" };

/** A sentence from the middle of a speech may carry its opening or closing mark alone: it goes, or is closed. */
export function withoutLoneQuotes(sentence: string): string {
  const isEven = (text: string) => (text.match(/["“”«»]/gu)?.length ?? 0) % 2 === 0;
  if (isEven(sentence)) return sentence;
  const bare = sentence.replace(/^["“«]|["”»]$/u, "");
  const [opened = ""] = bare.match(/["“«](?=[^"“”«»]*$)/u) ?? [];
  return isEven(bare) ? bare : bare + (closing[opened] ?? "");
}

/** What the player did in this part, and its result. */
export function summaryOf(
  passage: Passage,
  language: string,
  bible: BibleEntries,
  isOver?: IsOver,
): string {
  const { said } = passage;
  const done = said === null ? "" : closed(withoutStars(shortened(said, saidAtMost)), language);
  return [done, gistOf(passage, language, bible, isOver)]
    .filter((part) => part.trim() !== "")
    .join(" ");
}
