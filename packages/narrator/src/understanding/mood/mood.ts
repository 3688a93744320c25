import { plain } from "../words/plain.ts";
import { english } from "./english.ts";
import { moodWords, type MoodWords } from "./languages.ts";

/**
 * How something is said. Only what is `done` can move the story by itself: a question may be one of
 * the choices to ask, and what is supposed, thought of or told of others is none.
 */
export type Mood = "done" | "asked" | "supposed" | "imagined" | "quoted";

export interface Clause {
  text: string;
  mood: Mood;
  /** A question that yes or no would answer: it asks whether, and nobody who only asks whether does it. */
  isWhether: boolean;
}

/** Their points end no sentence. */
const titles = /\b(mr|mrs|ms|dr|st)\./giu;
const quoted = /["“”«„][^"”»“]*["”»“]/gu;
/** A clause ends here; a comma ends none, as in "if he asks, I say yes". */
const ends =
  /(?<=[.!?।॥؟;…])\s+|\s*\n+\s*|[—–]+|\s+(?:and then|then|after that|और फिर|फिर|aur phir|phir)\s+/giu;
const word = /[\p{L}\p{M}\p{N}']+/gu;

/** Who says that they ask is doing something: "I ask him who he is", "पूछो वह कौन है". */
const asksAloud =
  /^(?:\W*(?:i|we|let me|let's|please|just|then|now|go|to|main|मैं|हम) ?)*(?:ask|asks|asking|asked|inquire|enquire|question|demand|request|beg)\b|(?:^| )(?:पूछ\S*|पूंछ\S*|poochh?\S*|puchh?\S*|pooch\S*|puch\S*|jigyasa|सवाल|sawaal|sawal)(?: |$|[.!,।])/u;
/** "इसके बारे में बताओ" asks; "उसको इसके बारे में बताओ" is done to another. */
const asksToBeTold =
  /^(?!.*(?<![\p{L}\p{M}])(?:(?!मुझ|mujh)[\p{L}\p{M}]*(?:को|ko)|उसे|उन्हें|use|usse|unhe)(?![\p{L}\p{M}])).*(?<!\p{L})(?:बारे|baare|bare) \S+ (?:\S+ )?(?:बता(?:ओ|इए|इये|ना)?|bata(?:o|ao|iye|na)?)\W*$/u;
/** The same in the other languages of the catalogue. */
const asksOthersToBeTold =
  /(?:নি\u09AF\u09BCে|সম্পর্কে) (?:\S+ )?বলো?\W*$|बद्दल (?:\S+ )?सांगा?\W*$|کے بارے میں (?:\S+ )?بتا\S*\W*$|பற்றிச்? சொல்\S*\W*$/u;
/** "I see what it is", "बताओ कौन हो": a deed with a question in it. */
const looksFor =
  /^(?:i |we |let me |let's |go )?(?:look|see|find out|check|watch|listen|count|guess|show|tell)\b|(?:देख|सुन|ढूंढ|खोज|पता|dekh|sun|dhoondh|pata)\S*/u;

const whether =
  /^(?:(?:and|but|so|then|well|hey|ok|okay|sir|madam)\W+)*(?:is|isn't|are|aren't|am|was|wasn't|were|do|does|doesn't|did|didn't|can|can't|could|will|won't|would|shall|should|may|has|have|had|क्या|kya)(?!\p{L})/u;

/** What somebody used to say is nobody's deed now. */
const usedToSay =
  /(?:कह|बोल)(?:ता|ती|ते) (?:था|थी|थे|थीं)(?!\p{L})|कहा करत|\b(?:keh?|kah|bol)(?:ta|ti|te) (?:tha|thi|the|thin)\b|\bkaha kart/u;

/** Who begins so has not decided. */
const perhaps =
  /^(?:(?:u+m+|h+m+|well|so|ok|okay)\W+)*(?:(?:maybe|perhaps|possibly|शायद|shayad)(?!\p{L})|(?:should|shall|could|can|may|might) (?:i|we)\b)/u;

function moodOfOthers(tokens: ReadonlySet<string>, { asks, supposes, imagines }: MoodWords): Mood {
  const has = (words: readonly string[]) => words.some((one) => tokens.has(one));
  if (has(supposes)) return "supposed";
  if (has(asks)) return "asked";
  return has(imagines) ? "imagined" : "done";
}

function moodOf(clause: string, language: string): Mood {
  const text = plain(clause).trim();
  const tokens = new Set(text.match(word) ?? []);
  const lists = [moodWords["hinglish"], moodWords["hi"], moodWords[language]].filter(
    (list) => list !== undefined,
  );
  const moods = lists.map((list) => moodOfOthers(tokens, list));
  if (english.isCondition(text) || moods.includes("supposed")) return "supposed";
  if (perhaps.test(text)) return "imagined";
  if (usedToSay.test(text)) return "imagined";
  if (asksToBeTold.test(text) || asksOthersToBeTold.test(text)) return "asked";
  if (asksAloud.test(text)) return "done";
  const isMark = /[?؟]\s*$/u.test(clause);
  if (english.isRequest(text)) return "asked";
  if (isMark || english.isQuestion(text)) return looksFor.test(text) && !isMark ? "done" : "asked";
  if (moods.includes("asked")) return looksFor.test(text) ? "done" : "asked";
  if (english.isImagined(text)) return "imagined";
  return moods.find((mood) => mood !== "done") ?? "done";
}

/** What was typed, deed by deed, each with its mood. What stands in quotation marks is said aloud by somebody. */
export function clausesOf(said: string, language: string): Clause[] {
  const whole = said.replaceAll(titles, "$1");
  const aloud = whole.replaceAll(quoted, (line) => ` ${line.replaceAll(/[.!?।؟;…\n]/gu, ",")} `);
  return aloud
    .split(ends)
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => {
      const own = text.replaceAll(quoted, " ").trim();
      if (!/[\p{L}\p{N}]/u.test(own)) return { text, mood: "quoted", isWhether: false };
      const mood = moodOf(own, language);
      return { text, mood, isWhether: mood === "asked" && whether.test(plain(own)) };
    });
}
