import { english } from "./english.ts";
import { hindi } from "./hindi.ts";
import { words, type ReadingWords } from "./reading-words.ts";

export type { ReadingWords } from "./reading-words.ts";

const none = words("");
/** In other languages sentences are found by the words they share with a line, and nobody in them by what they are. */
const other: ReadingWords = {
  roles: none,
  articles: none,
  definite: "",
  owners: new Map(),
  oblique: new Map(),
  doerMarks: none,
  pronouns: none,
  leaning: none,
  joins: none,
  thingPronouns: none,
  objects: none,
  player: none,
  personVerbs: none,
  speechVerbs: none,
  anybody: none,
  noNames: none,
  placeMarks: none,
  states: none,
  deedEndings: [],
  vague: none,
};

/** Enough to tell which sentences stand alone, and which tell how things are. */
const few = (lists: Pick<ReadingWords, "pronouns" | "joins" | "states">): ReadingWords => ({
  ...other,
  ...lists,
  leaning: lists.pronouns,
});

const known: Readonly<Record<string, ReadingWords>> = {
  en: english,
  hi: hindi,
  mr: few({
    pronouns: words(
      "तो ती ते त्या त्याने तिने त्यांनी त्याचा त्याची त्याचे तिचा तिची तिचे त्याला तिला हा ही हे त्यात तिथे",
    ),
    joins: words("मग आणि पण म्हणून आता तरी तेव्हा किंवा"),
    states: words("आहे आहेत होता होती होते होतं होत्या नव्हता नव्हती नव्हतं असतो असते असतं दिसतो दिसते दिसतं"),
  }),
  ur: few({
    pronouns: words("وہ یہ اس اُس ان اُن اسے اُسے اسی انہیں انھیں"),
    joins: words("پھر اور مگر لیکن تو اب تب پر بس"),
    states: words("ہے ہیں تھا تھی تھے تھیں"),
  }),
  bn: few({
    pronouns: words("সে তার তাকে তারা তাদের ও ওর ওকে ওরা এ এর এটা ওটা সেটা তাতে সেখানে তিনি"),
    joins: words("তারপর আর কিন্তু তাই এখন তখন তবু এবং নইলে"),
    states: words("আছে ছিল ছিলেন নেই রয়েছে থাকে নয় হয়ে"),
  }),
  ta: few({
    pronouns: words("அவன் அவள் அவர் அவர்கள் அது அவை அதை அதன் அவனை அவளை இது அங்கே அதில்"),
    joins: words("பிறகு ஆனால் அதனால் இப்போது அப்போது"),
    states: words("இருந்தது இருந்தன இருக்கிறது இருக்கின்றன உள்ளது இல்லை இருந்தான் இருந்தாள்"),
  }),
};

export const readingWordsOf = (language: string): ReadingWords =>
  (Object.hasOwn(known, language) ? known[language] : undefined) ?? other;
