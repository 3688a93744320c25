import { capital, closed, shortened } from "../../text/sentences.ts";
import * as sentence from "../../understanding/mood/sentence.ts";
import { clausesOf } from "../../understanding/mood/mood.ts";
import { plain } from "../../understanding/words/plain.ts";
import { isRefusal, termsOf } from "../../understanding/words/terms.ts";
import type { GrammarLanguage } from "../../style/grammar.ts";
import type { Style } from "../../style/style.ts";
import type { LineKind } from "./line-kind.ts";
import { pastOf } from "./english-verbs.ts";
import { englishDeed, isEnglishDeed } from "./english.ts";
import { hindiDeed, isHindiOrder, isHindiStatement } from "./hindi.ts";
import { isOwnDeed } from "./own-deed.ts";

/** The player's words as they appear in the story, and what kind of line they are. */
interface Echo {
  text: string;
  kind: LineKind;
}

const speaking = new Set(
  ":ask :say :shout :confess :lie :warn :thank :apologise :forgive :promise :sing :refuse :accept :trust".split(
    " ",
  ),
);
const going = new Set(":go :leave :return :follow :climb :row".split(" "));
const resting = new Set(
  ":wait :silence :sleep :look :listen :read :pray :count :weep :laugh".split(" "),
);

type Deed = (
  said: string,
  told: Style & { name?: string | undefined },
  kind: LineKind,
) => string | undefined;
const deedsIn: Readonly<Record<GrammarLanguage, Deed>> = {
  en: englishDeed,
  hi: hindiDeed,
};

/** An act of some kind, though not one that understanding has a term for. */
function actsIn(said: string): boolean {
  const [first = "", second = ""] = said.toLowerCase().match(/[a-z]+/gu) ?? [];
  return pastOf.has(first === "i" ? second : first) || isHindiStatement(said);
}

function kindOf(said: string): LineKind {
  if (/[?؟]/u.test(said) || termsOf(said).some((term) => term.startsWith("?"))) return "asked";
  if (/["“”«]/u.test(said)) return "said";
  if (isRefusal(said)) return "refused";
  const deed = termsOf(said).find((term) => term.startsWith(":"));
  if (deed === undefined) return actsIn(said) ? "still" : "said";
  if (speaking.has(deed)) return "said";
  if (going.has(deed)) return "strayed";
  return resting.has(deed) ? "still" : "tried";
}

const longest = 240;

/** Without surrounding punctuation and anything that Markdown would interpret. */
function cleaned(said: string): string {
  return shortened(said.replaceAll(/<\/?[a-z][^<>]*>/giu, ""), longest)
    .replaceAll(/[*_`#<>\\]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(/^(?=.*["”»']$)["“«']+/u, "")
    .replace(/(?<!["”»'])["”»']+$/u, "")
    .replaceAll(/["“”«»]/gu, "'");
}

const isAsked = (words: string, language: string) =>
  !sentence.isRequest(plain(words)) && clausesOf(words, language).at(-1)?.mood === "asked";
/** Players often leave it out. */
const withQuestionMark = (words: string, language: string) =>
  `${words.replace(/(?<![\s.।۔?؟])[\s.।۔?؟]+$/u, "")}${language === "ur" ? "؟" : "?"}`;

/**
 * The words as the story would tell them: an act, or speech. Where nothing says that the act is done, it is only begun.
 * `name`: of the player's character, in a story that is told of somebody.
 */
export function echoOf(
  said: string,
  style: Style,
  { isDone = false, name }: { isDone?: boolean | undefined; name?: string | undefined } = {},
): Echo {
  const heard = kindOf(said);
  const kind = isDone && (heard === "tried" || heard === "strayed") ? "still" : heard;
  const words = cleaned(said);
  if (!/[\p{L}\p{N}]/u.test(words)) return { text: "", kind };
  const bare = words.replace(/(?<![.।!])[.।!]+$/u, "");
  const asDeed = style.grammarLanguage && deedsIn[style.grammarLanguage];
  const deed = /["“«?!؟]/u.test(said) ? undefined : asDeed?.(bare, { ...style, name }, kind);
  if (deed !== undefined) return { text: closed(capital(deed), style.language), kind };
  // An act that the story cannot tell is still not speech.
  const isDeed = [isEnglishDeed, isHindiOrder, isOwnDeed].some((is) => is(said.trim()));
  if (isDeed) return { text: "", kind };
  // Nobody in a Hindi story speaks in Latin letters.
  if (!style.isInLatin && /[a-z]/iu.test(words)) return { text: "", kind };
  const [open, close] = style.quotes;
  const spoken = isAsked(words, style.language) ? withQuestionMark(words, style.language) : words;
  return { text: `${open}${closed(capital(spoken), style.language)}${close}`, kind };
}
