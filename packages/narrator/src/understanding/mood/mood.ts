import { isLatinHindi } from "../words/latin-hindi.ts";
import { inOrder } from "../../text/in-order.ts";
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
  /** A question that yes or no would answer, or that somebody asks of themselves: nobody who only asks whether, or how, does it. */
  isWhether: boolean;
}

/** Their points end no sentence. */
const titles = /\b(mr|mrs|ms|dr|st)\./giu;
/** Nor does an initial: "what L. stands for". */
const initials = /\b(\p{Lu})\.(?= \p{Ll})/gu;
const quoted = /["“”«„][^"”»“]*["”»“]/gu;
/** "If they come then I go" is one clause. */
const thenOfCondition =
  /(?<=(?:^|[.!?;,]\s*|\b(?:and|but|so) )(?:if|unless|when|whenever|suppose|once) [^.!?;]*?)\s+then\s+(?=(?:i|we)(?!'m\b| am\b|'re\b| are\b)\b)/giu;
/** Words between one deed and the next; not "even then", "now and then", "back then I was young", "फिर से" (again), "फिर भी" (still). */
const nextDeed: readonly string[] = [
  String.raw`(?:and )?(?<!(?:^|[.!?,;] )back |\b(?:even|until|till|since|by|now and) )then`,
  "after that",
  "(?:और )?(?<!या )फिर(?! (?:से|भी) )",
  "(?:aur )?(?<!ya )phir(?! (?:se|bhi) )",
];
/** A clause ends here; a comma ends none, as in "if he asks, I say yes". */
const ends = new RegExp(
  String.raw`(?<=[.!?।॥؟;…])\s+|\s*\n+\s*|[—–]+|\s+(?:${nextDeed.join("|")})\s+`,
  "giu",
);
const word = /[\p{L}\p{M}\p{N}']+/gu;

/** Who says that they ask is doing something: "I ask him who he is", "पूछो वह कौन है". */
const asksAloud =
  /^[\s\p{P}]*(?:(?:i|we|let me|let's|please|just|then|now|go|to|main|मैं|हम)[\s\p{P}]+)*(?:ask|asks|asking|asked|inquire|enquire|question|demand|request|beg)\b|(?:^| )(?:पूछ\S*|पूंछ\S*|poochh?\S*|puchh?\S*|pooch\S*|puch\S*|jigyasa|सवाल|sawaal|sawal)(?: |$|[.!,।])/u;
/** "इसके बारे में बताओ" asks; "उसको इसके बारे में बताओ" is done to another. */
const asksToBeTold =
  /^(?!.*(?<![\p{L}\p{M}])(?:(?!मुझ|mujh)[\p{L}\p{M}]*(?:को|ko)|उसे|उन्हें|use|usse|unhe)(?![\p{L}\p{M}])).*(?<!\p{L})(?:बारे|baare|bare) \S+ (?:\S+ )?(?:बता(?:ओ|इए|इये|ना| दो| दीजिए)?|bata(?:o|ao|iye|na| do| dijiye)?)[\s\p{P}]*$/u;
/** The same in the other languages of the catalogue. */
const asksOthersToBeTold =
  /(?:নি\u09AF\u09BCে|সম্পর্কে) (?:\S+ )?বল(?:ো|ুন)?[\s\p{P}]*$|बद्दल (?:\S+ )?सांगा?[\s\p{P}]*$|کے بارے میں (?:\S+ )?بتا\S*[\s\p{P}]*$|பற்றிச்? சொல்\S*[\s\p{P}]*$/u;
/** "I see what it is", "बताओ कौन हो": a deed with a question in it. */
const looksFor =
  /^(?:i |we |let me |let's |go )?(?:look|see|find out|check|watch|listen|count|guess|show|tell)\b|(?:देख|सुन|ढूंढ|खोज|पता|dekh|(?<![a-z])sun(?:o|u|ta|ti|na|ne|kar|ke)(?![a-z])|dhoondh|pata|बघ|ऐक|पाह|দেখ|শুন|دیکھ|سن|ڈھونڈ)\S*|(?:पढ?|पहचान|बता|दिखा|समझा|padh|pe?hchaa?n|bata|dikha|samjha)(?:ूं|ऊं|कर|ता हूं|ती हूं|oo?n|ta h|ti h|ti d|ta d| ?(?:लूं|दूं|लेता|लेती|देता|देती|kar|lu|loon|du|doon|det[ai]|let[ai]))/u;

const whether =
  /^(?:(?:and|but|so|then|well|hey|ok|okay|sir|madam)\W+)*(?:is|isn't|are|aren't|am|was|wasn't|were|do|does|doesn't|did|didn't|can|can't|could|will|won't|would|shall|should|must|may|has|have|had|क्या|kya)(?!\p{L})/u;
/** The same in Hindi, often without its mark: "खोलूँ क्या", "kholu ya nahi", "kya main kholu". */
const whetherInHindi =
  /(?:(?:ू|ऊ)ं|[a-z](?:u|un|oon)) (?:क्या|kya)[\s.!।?]*$|(?<![\p{L}\p{M}])(?:या|ya) (?:नहीं|ना|nahin?|na)[\s.!।?]*$|^(?:क्या|kya) (?:मैं|हम|मुझे|main?|hum|mujhe)(?![\p{L}\p{M}])/u;
/** "Ramdin tum patri dekhne kab gaye the": asked of somebody, whatever they look for. */
const asksOther = inOrder(
  String.raw`(?<![\p{L}\p{M}])(?:तुम|आप|tum|aap)(?![\p{L}\p{M}])`,
  String.raw`(?<![\p{L}\p{M}])(?:कब|कहां|क्यों|कौन|कैसे|kab|kahaa?n|kyu?o?n?|kaun|kaise)(?![\p{L}\p{M}])`,
  String.raw`(?:था|थी|थे|है|हैं|हो|tha|thi|the|hai|hain|ho)(?: [\p{L}\p{M}\p{N}]+){0,2}[\s\p{P}]*$`,
);
const supposesInHindi =
  /^(?:मान लो|मान लीजिए|maan? lo|maan? lijiye) (?:कि|अगर|मैं|हम|ki|agar|main?|hum)(?![\p{L}\p{M}])/u;

/** "Why would I", "मैं कैसे": nobody who asks so does it. */
const ofOneself =
  /^(?:(?:and|but|so|then|well|ok|okay|तो|to)[\s\p{P}]+)*(?:(?:why|how) (?:would|should|must|do|can|could|shall) (?:i|we)|(?:मैं|हम|main|mai|hum) (?:\S+ )?(?:क्यों|कैसे|kyu\S*|kyo\S*|kaise))(?!\p{L})|(?:मगर|पर|लेकिन|magar|par|lekin) (?:क्यों|कैसे|kyu\S*|kyo\S*|kaise)[\s\p{P}]*$/u;

/** What somebody used to do is nobody's deed now. */
const usedToDo =
  /(?:ता|ती|ते) (?:था|थी|थे|थीं)(?![\p{L}\p{M}])|कहा करत|(?:تا|تی|تے) (?:تھا|تھی|تھے)(?!\p{L})/u;
const usedToDoInLatin = /[a-z](?:ta|ti|te) (?:tha|thi|the|thin)\b|\bkaha kart/u;

/** What follows, or stands before, is why something is done; whatever it supposes, the deed is done. */
const reasonAfter =
  /[\s,]+(?:because|cuz|coz|since|so that|in case|or else|otherwise|lest|क्योंकि|ताकि|वरना|kyonki|kyunki|kyuki|taaki|taki|varna|warna|কারণ|নইলে|कारण|नाहीतर|کیونکہ|تاکہ|ورنہ|இல்லாவிட்டால்)(?!\p{L}).*$/u;
const reasonBefore =
  /^(?:some(?:one|body) (?:should|must|ought to|has to|had better|needs to) .+, (?=(?:i'm|im|i'll|i will|i am) )|.+(?:, so |\sso (?=i\b|we\b|let)|[\s,](?:therefore|इसलिए|इसीलिए|isliye|isiliye|তাই|म्हणून|اس لیے|அதனால்) ))(?=\S+ \S+)/u;

/** The deed without its reasons, where there is one beside them. */
function withoutReasons(text: string): string {
  const deed = text.replace(reasonBefore, "").replace(reasonAfter, "");
  return deed.trim() === "" ? text : deed;
}

/** "Who cares, I sign": a question that waits for no answer, and a deed. */
const rhetorical =
  /,\s+(?=(?:i|i'll|i'm|let's|let me|we|main|मैं|चलो|chalo)\s(?!wonder\b|ask\b|say\b|mean\b))/iu;

/** What somebody has a mind to do, turns over in it, dreams, fears, remembers, was told or leaves to others is not done; nor is what is only asked about. */
const onlyThought = new RegExp(
  [
    String.raw`(?:चाहिए|chahiye) (?:था|थी|थे|tha|thi|the)[\s.!।…]*$`,
    String.raw`^(?:i'm |im )?just (?:asking|wondering|curious|kidding|joking)\b`,
    String.raw`(?:सोचा|socha|سوچا) (?:था|tha|تھا)[\s\p{P}]*$|(?:सोच|soch) (?:रह|rah)(?![\p{L}\p{M}]* (?:हो|हैं|ho|hain)(?![\p{L}\p{M}]))|^(?:मैंने |maine )?(?:सोचा|socha)(?!\p{L})`,
    String.raw`(?:मन|दिल|mann?|dil) (?:(?:तो|to) )?(?:कर(?:ता|ती) है|kar(?:ta|ti) (?:hai|h))|(?:मन ही मन|mann? hi mann?)(?!\p{L})`,
    String.raw`(?:सपन|ख्वाब|sapn|khwaa?b)\S* (?:\S+ )?(?:देख|dekh)\S*(?: \S+)? (?:कि|ki)(?!\p{L})`,
    String.raw`(?:डर|dar|darr) (?:लग|है|था|lag|hai|tha)\S*(?: \S+)? (?:कि|ki)(?!\p{L})|(?:याद|yaad) (?:है|आ|hai|aa)\S*(?: \S+)? (?:जब|कि|वो|वह|jab|ki|wo|woh)(?!\p{L})|(?:याद|yaad) (?:आ|aa)[\p{L}\p{M}]*(?: (?:ग|रह|g|rah)[\p{L}\p{M}]*)?(?: (?:है|हैं|था|थी|hai|h))?[\s\p{P}]*$`,
    String.raw`(?<![\p{L}\p{M}])(?:आठवत|आठवल|মনে (?:পড়|আছে)|یاد (?:آ|ہے)|(?:நினைவு|ஞாபகம்)(?:க்கு)? (?:வ|இரு))`,
    String.raw`(?:[\p{L}\p{M}](?:ता|ती|ते)|रह[ाीे]|गय[ाी]|गए|गई) हो(?:गा|गी|ंगे)(?![\p{L}\p{M}])|\w(?:ta|ti|te|rah[aie]) ho(?:ga|gi|nge)\b`,
    String.raw`(?<!(?:मैं|हम) ?)ने .*(?:था|थी|थे)[\s.!।…]*$|(?:ल[ाीं]|ले|लेल[ाीं]) हो(?:त[ाी]|ते|तं)(?![\p{L}\p{M}])|েছিল(?:ো|েন)?(?![\p{L}\p{M}])|(?<!میں )نے .*(?:تھا|تھی|تھے)[\s.!۔…]*$|ிருந்தா(?:ன்|ள்|ர்)(?![\p{L}\p{M}])`,
    String.raw`(?:ने|ne) (?:(?:मुझ|mujh|हम|hum)\S* )?(?:कहा|बोला|बताया|kaha|bola|bataya)(?: (?:था|है|tha|hai))? (?:कि|ki)(?!\p{L})`,
    String.raw`^(?:कोई (?:और|दूसरा|भी)|koi (?:aur|doosra|dusra|bhi))(?!\p{L})`,
    String.raw`(?:बाद में|फिर कभी|अभी नहीं|baad mein?|phir kabhi|abhi nahi\S?)[\s.!।]*$`,
    String.raw`,\s*(?:सोचता|सोचती|sochta|sochti) (?:हूं|हू|hoo?n|hu|hun)[\s\p{P}]*$`,
    String.raw`(?:विचार कर|vichar kar)[\p{L}\p{M}]*[\s\p{P}]*$`,
    String.raw`(?<!\p{L})(?:ভাবছি|bhabchi|سوچ رہ\S*|سوچت\S*|யோசிக்கி\S*|நினைக்கி\S*|yosikk\w*|ninaikk\w*)(?:\s+ہوں)?(?![\p{L}\p{M}])`,
  ].join("|"),
  "u",
);

/** Who begins so has not decided. */
const perhaps =
  /^(?:(?:u+m+|h+m+|well|so|ok|okay)\W+)*(?:(?:maybe|perhaps|possibly|शायद|shayad)(?!\p{L})|why don't (?:i|we)\b|what (?:happens|(?:would|will|might|could) happen) (?:if|when)\b|(?:should|shall|could|can|may|might) (?:i|we)(?! (?:trust|believe|help|ask) (?:you|him|her|them)\b)\b)/u;

/** Nor who ends so. */
const perhapsAtEnd = /,? (?:maybe|perhaps|शायद|shayad)[\s\p{P}]*$/u;

/** Said so late, "perhaps" is of something else than the deed. */
const early = 3;

function moodOfOthers(tokens: readonly string[], { asks, supposes, imagines }: MoodWords): Mood {
  const has = (words: readonly string[]) => tokens.some((token) => words.includes(token));
  if (has(supposes)) return "supposed";
  if (has(asks)) return "asked";
  return imagines.some((one) => tokens.slice(0, early).includes(one)) ? "imagined" : "done";
}

/**
 * Indian languages put a question inside of a deed and keep its word: "कॅमेऱ्यात काय दिसतंय ते तपासते". It is
 * a deed where what the speaker does stands last, well after the word that asks.
 */
function asksWithinDeed(text: string, { asks, deeds }: MoodWords): boolean {
  const bare = text.replace(/(?<![\s.!,।])[\s.!,।]+$/u, "");
  if (!deeds.some((end) => bare.endsWith(end))) return false;
  const tokens = bare.match(word) ?? [];
  const asking = tokens.findLastIndex((token) => asks.includes(token));
  const after = bare.slice(bare.lastIndexOf(tokens[asking] ?? ""));
  return tokens.length - asking > (/[,;]/u.test(after) ? 2 : 3);
}

function moodOf(clause: string, language: string): Mood {
  const text = withoutReasons(plain(clause).trim());
  const tokens = text.match(word) ?? [];
  const lists = [moodWords["hinglish"], moodWords["hi"], moodWords[language]].filter(
    (list) => list !== undefined,
  );
  const moods = lists.map((list) => moodOfOthers(tokens, list));
  const isSupposed = english.isCondition(text) || supposesInHindi.test(text);
  if (isSupposed || moods.includes("supposed")) return "supposed";
  if (perhaps.test(text) || english.isPlan(text) || perhapsAtEnd.test(text)) return "imagined";
  const isLatin = isLatinHindi(tokens);
  if (usedToDo.test(text) || (isLatin && usedToDoInLatin.test(text))) return "imagined";
  if (onlyThought.test(text)) return "imagined";
  if (asksToBeTold.test(text) || asksOthersToBeTold.test(text)) return "asked";
  if (asksAloud.test(text)) return "done";
  const isPlainlyAsked =
    /[?؟]\s*$/u.test(clause) || whetherInHindi.test(text) || asksOther.test(text);
  if (english.isRequest(text)) return "asked";
  // "is" is "this" in Hindi, "are" a call, "do" gives.
  const isQuestion = english.isQuestion(text) && !isLatin;
  if (isPlainlyAsked || isQuestion)
    return looksFor.test(text) && !isPlainlyAsked ? "done" : "asked";
  if (moods.includes("asked"))
    return !ofOneself.test(text) &&
      (looksFor.test(text) || lists.some((one) => asksWithinDeed(text, one)))
      ? "done"
      : "asked";
  if (english.isImagined(text)) return "imagined";
  return moods.find((mood) => mood !== "done") ?? "done";
}

/** "My feet are sore, how far is it": what is told, and then a question. */
const toldBefore =
  /^(?<told>(?:i|i'm|i've|my|it|it's|this|that|there|there's|we|we're|he|he's|she|she's|they|they're)\b[^,]{6,}),\s+(?=(?:and |but |so )?(?:how|what|why|where|who|when|which|is|are|do|does|did|can|will|could|would|have|has)\b)/iu;

/** A question that the speaker answers by a deed, or comes to from what they tell, apart from it. */
function questionApart(text: string): string[] {
  const told = toldBefore.exec(text)?.groups?.["told"];
  if (told !== undefined && !asksAloud.test(plain(told)))
    return [told, text.slice(told.length + 1).trim()];
  const [first = "", ...rest] = text.split(rhetorical);
  const isQuestion = english.isQuestion(plain(first)) && !/[?؟]\s*$/u.test(text);
  return isQuestion && rest.length > 0 ? [first, rest.join(", ")] : [text];
}

/** What was typed, deed by deed, each with its mood. What stands in quotation marks is said aloud by somebody. */
export function clausesOf(said: string, language: string): Clause[] {
  const whole = said
    .replaceAll(titles, "$1")
    .replaceAll(initials, "$1")
    .replaceAll(thenOfCondition, ", ");
  const aloud = whole.replaceAll(quoted, (line) => ` ${line.replaceAll(/[.!?।؟;…\n]/gu, ",")} `);
  return aloud
    .split(ends)
    .flatMap((text) => questionApart(text.trim()))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => {
      const own = text.replaceAll(quoted, " ").trim();
      if (!/[\p{L}\p{N}]/u.test(own)) return { text, mood: "quoted", isWhether: false };
      const mood = moodOf(own, language);
      const isWhether = [whether, whetherInHindi, ofOneself].some((one) => one.test(plain(own)));
      return { text, mood, isWhether: mood === "asked" && isWhether };
    });
}
