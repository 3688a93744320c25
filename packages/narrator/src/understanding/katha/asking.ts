import type { Offer } from "../../port.ts";
import { placeSaid } from "../choices/picked-choice.ts";
import { bareWords, plain } from "../words/plain.ts";

interface Asking {
  /** Before the choices that may be meant. */
  meant: readonly [one: string, several: string];
  /** Where the player went on and there is more than one way. */
  which: string;
  /** For whoever meant none: of one, of several. */
  neither: readonly [one: string, several: string];
  /** What is typed instead of pressing a button, by words and `|`. */
  yes: string;
  no: string;
  /** What is said to whoever meant neither. */
  again: string;
}

/** How the player is asked which choice is meant, in each language that stories are written in. */
const asking: Readonly<Record<string, Asking>> = {
  en: {
    meant: ["Did you mean this?", "Which of these did you mean?"],
    which: "Which way?",
    neither: ["No, not that.", "Neither of these."],
    yes: "yes|yeah|yep|yup|y|ok|okay|sure|right|exactly|correct|please|that|that one|this|this one|it|do it|do that|i did|i do|of course|that is what i meant|thats what i meant|i meant that|what i meant",
    no: "no|nope|nah|n|neither|none|none of these|none of them|neither one|not that|not this|no thanks|not really|i did not|no i did not|nothing",
    again: "Then say it in other words, or choose.",
  },
  hi: {
    meant: ["क्या आपका मतलब यह था?", "इनमें से आपका मतलब क्या था?"],
    which: "किस ओर?",
    neither: ["नहीं, यह नहीं।", "इनमें से कोई नहीं।"],
    yes: "हां|जी|यही|यह|वही|वह|वो|यही तो|वही तो|बिल्कुल|ठीक|ठीक है|सही|सही है|haan|han|haa|ha|ji|yahi|wahi|vahi|woh|wo|bilkul|theek hai|thik hai|sahi|sahi hai|haan wala|yahi wala|wahi wala|yahi to|wahi to",
    no: "नहीं|ना|जी नहीं|कोई नहीं|यह नहीं|ये नहीं|nahi|nahin|na|ji nahi|koi nahi|koi nahin|ye nahi|yeh nahi|dono nahi",
    again: "तो दूसरे शब्दों में कहिए, या चुन लीजिए।",
  },
  bn: {
    meant: ["আপনি কি এটাই বলতে চেয়েছিলেন?", "এর মধ্যে কোনটা বলতে চেয়েছিলেন?"],
    which: "কোন দিকে?",
    neither: ["না, এটা নয়।", "এর কোনোটাই নয়।"],
    yes: "হ্যাঁ|হা|জি|ঠিক|এটাই|hya|haan|thik|etai",
    no: "না|কোনোটাই না|এটা না|na|konotai na|eta na",
    again: "তাহলে অন্য কথায় বলুন, অথবা বেছে নিন।",
  },
  mr: {
    meant: ["तुम्हाला हेच म्हणायचं होतं का?", "यांपैकी तुम्हाला काय म्हणायचं होतं?"],
    which: "कोणत्या वाटेने?",
    neither: ["नाही, हे नाही.", "यांपैकी काहीच नाही."],
    yes: "हो|होय|बरोबर|हेच|ho|hoy|barobar|hech",
    no: "नाही|नको|हे नाही|nahi|nako|he nahi",
    again: "मग दुसऱ्या शब्दांत सांगा, किंवा निवडा.",
  },
  ta: {
    meant: ["இதைத்தான் சொன்னீர்களா?", "இவற்றில் எதைச் சொன்னீர்கள்?"],
    which: "எந்த வழி?",
    neither: ["இல்லை, இது இல்லை.", "இவற்றில் எதுவும் இல்லை."],
    yes: "ஆமாம்|ஆம்|சரி|அதுதான்|இதுதான்|aamaam|aamam|aam|sari|athuthaan",
    no: "இல்லை|வேண்டாம்|illai|illa|vendam|venaam",
    again: "வேறு சொற்களில் சொல்லுங்கள், அல்லது தேர்ந்தெடுங்கள்.",
  },
  ur: {
    meant: ["کیا آپ کا مطلب یہ تھا؟", "ان میں سے آپ کا مطلب کیا تھا؟"],
    which: "کس طرف؟",
    neither: ["نہیں، یہ نہیں۔", "ان میں سے کوئی نہیں۔"],
    yes: "ہاں|جی|جی ہاں|ٹھیک|یہی|haan|ji|ji haan|yahi",
    no: "نہیں|نہ|کوئی نہیں|یہ نہیں|nahi|nahin|koi nahi",
    again: "تو دوسرے لفظوں میں کہیے، یا چن لیجیے۔",
  },
  te: {
    meant: ["మీ ఉద్దేశం ఇదేనా?", "వీటిలో మీ ఉద్దేశం ఏది?"],
    which: "ఏ వైపు?",
    neither: ["కాదు, ఇది కాదు.", "వీటిలో ఏదీ కాదు."],
    yes: "అవును|avunu",
    no: "కాదు|kaadu|kadu",
    again: "అయితే వేరే మాటల్లో చెప్పండి, లేదా ఎంచుకోండి.",
  },
  gu: {
    meant: ["શું તમે આ કહેવા માગતા હતા?", "આમાંથી તમે શું કહેવા માગતા હતા?"],
    which: "કઈ તરફ?",
    neither: ["ના, આ નહીં.", "આમાંથી કોઈ નહીં."],
    yes: "હા|ha",
    no: "ના|na",
    again: "તો બીજા શબ્દોમાં કહો, અથવા પસંદ કરો.",
  },
  kn: {
    meant: ["ನೀವು ಹೇಳಿದ್ದು ಇದನ್ನೇ?", "ಇವುಗಳಲ್ಲಿ ಯಾವುದನ್ನು ಹೇಳಿದಿರಿ?"],
    which: "ಯಾವ ಕಡೆ?",
    neither: ["ಇಲ್ಲ, ಇದಲ್ಲ.", "ಇವುಗಳಲ್ಲಿ ಯಾವುದೂ ಅಲ್ಲ."],
    yes: "ಹೌದು|haudu",
    no: "ಇಲ್ಲ|illa",
    again: "ಹಾಗಾದರೆ ಬೇರೆ ಮಾತುಗಳಲ್ಲಿ ಹೇಳಿ, ಅಥವಾ ಆರಿಸಿ.",
  },
  ml: {
    meant: ["ഇതാണോ ഉദ്ദേശിച്ചത്?", "ഇവയിൽ ഏതാണ് ഉദ്ദേശിച്ചത്?"],
    which: "ഏതു വഴി?",
    neither: ["അല്ല, ഇതല്ല.", "ഇവയൊന്നുമല്ല."],
    yes: "അതെ|athe",
    no: "അല്ല|alla",
    again: "എങ്കിൽ മറ്റു വാക്കുകളിൽ പറയൂ, അല്ലെങ്കിൽ തിരഞ്ഞെടുക്കൂ.",
  },
};

function askingIn(language: string): Asking | undefined {
  return asking[language] ?? asking["en"];
}

export const againOf = (language: string): string => askingIn(language)?.again ?? "";
export const whichOf = (language: string): string => askingIn(language)?.which ?? "";

const ofCount = ([one, several]: readonly [string, string] = ["", ""], count: number) =>
  count === 1 ? one : several;

export const meantOf = (language: string, count: number): string =>
  ofCount(askingIn(language)?.meant, count);
export const neitherOf = (language: string, count: number): string =>
  ofCount(askingIn(language)?.neither, count);

/** Whoever answers in another language than the story's is understood too. */
const wordsFor = (language: string, kind: "yes" | "no"): string[] =>
  [askingIn(language), asking["hi"], asking["en"]].flatMap(
    (one) => one?.[kind].split("|").map(plain) ?? [],
  );

/** "Yes, that one": whether a line is these sayings and nothing else. */
function isMadeOf(line: string, sayings: readonly string[]): boolean {
  const words = line.split(" ");
  const said = new Set(sayings);
  const longest = Math.max(...sayings.map((saying) => saying.split(" ").length));
  const ends = new Set([0]);
  for (const end of words.keys())
    for (let begin = Math.max(0, end + 1 - longest); begin <= end; begin += 1)
      if (ends.has(begin) && said.has(words.slice(begin, end + 1).join(" "))) ends.add(end + 1);
  return ends.has(words.length);
}

/** The choices that Katha asked about last. */
export function askedAbout(language: string, shown: readonly Offer[]): readonly string[] {
  const neither: readonly string[] = askingIn(language)?.neither ?? [];
  return shown.some(({ to, text }) => to === null && neither.includes(text))
    ? shown.filter(({ to }) => to !== null).map(({ text }) => text)
    : [];
}

/** The choices that are meant by an answer to Katha's question, by a button or, where one was asked last, in words. */
export function answerToAsked(
  language: string,
  shown: readonly Offer[],
  said: string,
): readonly string[] | undefined {
  if (said === neitherOf(language, 2)) return [];
  const choices = askedAbout(language, shown);
  if (choices.length === 0) return undefined;
  const words = bareWords(said);
  if (shown[placeSaid(said)]?.to === null) return [];
  if (isMadeOf(words, wordsFor(language, "yes"))) return choices;
  const isNo = isMadeOf(words, wordsFor(language, "no"));
  return isNo || askingIn(language)?.neither.includes(said) === true ? [] : undefined;
}

const iMean = /^i (?:mean|meant)(?![\p{L}])[\s,:]*/iu;

/** "No, I only want to say sorry": what an answer to Katha's question says besides its no. */
export function besideNo(language: string, said: string): string {
  const no = wordsFor(language, "no").toSorted((left, right) => right.length - left.length);
  const before = new RegExp(String.raw`^(?:${no.join("|")})\s*[,،.!;:।۔–—-]+\s*`, "iu");
  return before.test(said) ? said.replace(before, "").replace(iMean, "") : said;
}
