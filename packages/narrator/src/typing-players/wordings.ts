import type { StoryVersion } from "../port.ts";
import { bibleOf } from "../bible/bible.ts";
import { inLatin } from "../text/in-latin.ts";

type Said = (whom: string, what: string) => string;

/** Typical phrasings of questions and acts in one language; `to` puts the person addressed in front. */
interface Wordings {
  to: (whom: string, line: string) => string;
  who: readonly string[];
  family: readonly string[];
  place: readonly string[];
  names: readonly string[];
  /** Asked of a topic of the story. */
  topic: (what: string) => string;
  thank: readonly string[];
  insult: readonly string[];
  look: readonly ((what: string) => string)[];
  nonsense: readonly string[];
  greet: readonly string[];
  /** Words around an act that change nothing. */
  manners: readonly ((said: string) => string)[];
  /** Acts on a person, with a thing or about a topic. */
  deeds: Readonly<Record<string, Said>>;
}

const english: Wordings = {
  to: (whom, line) => `${whom}, ${line}`,
  who: [
    "who are you?",
    "what is your name?",
    "what do you want?",
    "are you afraid?",
    "why are you here?",
  ],
  family: ["do you have children?", "tell me about your mother", "who is your family?"],
  place: ["where are we?", "what is this place?", "is anybody else here?"],
  names: ["my name is Asha", "I am Asha, who are you?"],
  topic: (what) => (what.split(" ").length > 2 ? `${what}?` : `what about ${what}?`),
  thank: ["thank you", "thank you for everything"],
  insult: ["you are a fool", "you are a liar"],
  look: [(what) => `look at ${what}`, (what) => `I look closely at ${what}`],
  nonsense: [
    "banana telephone seven",
    "asdf jkl",
    "I fly to the moon",
    "what is the capital of France?",
  ],
  greet: ["hello there", "good evening to you all"],
  manners: [(said) => `I will ${said} now`, (said) => `well, ${said}`],
  deeds: {
    tell: (whom, what) => `I tell ${whom || "everybody"} about ${what || "myself"}`,
    promise: (whom, what) => `I promise ${whom} ${what || "to come back"}`,
    give: (whom, what) => `I give ${what || "something of mine"} to ${whom || "them"}`,
    show: (whom, what) => `I show ${whom} ${what || "my hands"}`,
    greet: (whom) => `hello ${whom}`,
    apologise: (whom) => `I say sorry to ${whom}`,
    comfort: (whom) => `don't be sad, ${whom}`,
    threaten: (whom) => `I threaten ${whom}`,
    lie: (whom, what) => `I lie to ${whom} about ${what || "my name"}`,
    touch: (whom) => `I touch ${whom}`,
    help: (whom, what) => `I help ${whom} ${what && `with ${what}`}`,
    take: (whom) => `I take ${whom}`,
    sing: () => "I sing a song",
    attack: (whom) => `I hit ${whom}`,
    kiss: (whom) => `I kiss ${whom}`,
    listen: () => "I listen",
    wait: () => "I wait",
    pray: () => "I pray",
    weep: () => "I cry",
    laugh: () => "I laugh",
  },
};

const hindi: Wordings = {
  to: (whom, line) => `${whom}, ${line}`,
  who: ["तुम कौन हो?", "आपका नाम क्या है?", "तुम क्या चाहते हो?", "डर लगता है?", "तुम यहाँ क्यों हो?"],
  family: ["आपके बच्चे हैं?", "अपनी माँ के बारे में बताओ", "घर में कौन-कौन है?"],
  place: ["हम कहाँ हैं?", "यह कौन-सी जगह है?", "यहाँ और कौन है?"],
  names: ["मेरा नाम आशा है", "मैं आशा हूँ, आप कौन?"],
  topic: (what) => (what.split(" ").length > 2 ? `${what}?` : `${what} के बारे में बताओ`),
  thank: ["धन्यवाद", "बहुत शुक्रिया"],
  insult: ["तुम मूर्ख हो", "तुम झूठे हो"],
  look: [(what) => `${what} को देखो`, (what) => `${what} को ध्यान से देखता हूँ`],
  nonsense: ["केला टेलीफ़ोन सात", "चाँद पर उड़ जाता हूँ", "फ़्रांस की राजधानी क्या है?"],
  greet: ["नमस्ते", "राम राम जी"],
  manners: [(said) => `अच्छा, ${said}`, (said) => `चलो, ${said}`],
  deeds: {
    tell: (whom, what) => `${whom || "सब"} को ${what === "" ? "अपने" : `${what} के`} बारे में बताता हूँ`,
    promise: (whom) => `${whom} से वादा करता हूँ कि लौटूँगा`,
    give: (whom, what) => `${whom || "उन"} को ${what || "अपना सामान"} देता हूँ`,
    show: (whom, what) => `${whom} को ${what || "अपने हाथ"} दिखाता हूँ`,
    greet: (whom) => `नमस्ते ${whom}`,
    apologise: (whom) => `${whom} से माफ़ी माँगता हूँ`,
    comfort: (whom) => `${whom}, उदास मत हो`,
    threaten: (whom) => `${whom} को धमकाता हूँ`,
    touch: (whom) => `${whom} को छूता हूँ`,
    help: (whom) => `${whom} की मदद करता हूँ`,
    take: (whom) => `${whom} उठाता हूँ`,
    sing: () => "गाना गाता हूँ",
    attack: (whom) => `${whom} को मारता हूँ`,
    listen: () => "कान लगाकर सुनता हूँ",
    wait: () => "रुकता हूँ",
    weep: () => "रोता हूँ",
    laugh: () => "हँसता हूँ",
  },
};

const bengali: Wordings = {
  to: (whom, line) => `${whom}, ${line}`,
  who: ["তুমি কে?", "তোমার নাম কী?", "তুমি কী চাও?", "তোমার ভয় করে?"],
  family: ["তোমার ছেলেমেয়ে আছে?", "তোমার মায়ের কথা বলো", "বাড়িতে কে কে আছে?"],
  place: ["আমরা কোথায়?", "এটা কোন জায়গা?", "এখানে আর কে আছে?"],
  names: ["আমার নাম আশা"],
  topic: (what) => (what.split(" ").length > 2 ? `${what}?` : `${what} নিয়ে কিছু বলো`),
  thank: ["ধন্যবাদ"],
  insult: ["তুমি বোকা", "তুমি মিথ্যুক"],
  look: [(what) => `${what} দেখি`, (what) => `${what} ভালো করে দেখি`],
  nonsense: ["কলা টেলিফোন সাত", "আমি চাঁদে উড়ে যাই"],
  greet: ["নমস্কার"],
  manners: [(said) => `আচ্ছা, ${said}`],
  deeds: {
    give: (whom, what) => `${whom}কে ${what || "আমার জিনিস"} দিই`,
    promise: (whom) => `${whom}, কথা দিচ্ছি ফিরে আসব`,
    greet: (whom) => `নমস্কার ${whom}`,
    apologise: () => "আমাকে মাফ করো",
    comfort: (whom) => `${whom}, মন খারাপ কোরো না`,
    touch: (whom) => `${whom} ছুঁই`,
    take: (whom) => `${whom} তুলে নিই`,
    sing: () => "আমি গান গাই",
    listen: () => "কান পেতে শুনি",
    wait: () => "আমি অপেক্ষা করি",
  },
};

const marathi: Wordings = {
  to: (whom, line) => `${whom}, ${line}`,
  who: ["तुम्ही कोण आहात?", "तुझं नाव काय?", "तुम्हाला काय हवंय?", "भीती वाटते का?"],
  family: ["तुम्हाला मुलं आहेत का?", "तुमच्या आईबद्दल सांगा", "घरी कोण कोण आहे?"],
  place: ["आपण कुठे आहोत?", "ही कोणती जागा आहे?", "इथे आणखी कोण आहे?"],
  names: ["माझं नाव आशा आहे"],
  topic: (what) => (what.split(" ").length > 2 ? `${what}?` : `${what} बद्दल सांगा`),
  thank: ["धन्यवाद", "आभारी आहे"],
  insult: ["तू मूर्ख आहेस", "तू खोटारडा आहेस"],
  look: [(what) => `${what} बघते`, (what) => `${what} नीट बघते`],
  nonsense: ["केळं टेलिफोन सात", "मी चंद्रावर उडून जाते"],
  greet: ["नमस्कार"],
  manners: [(said) => `बरं, ${said}`],
  deeds: {
    give: (whom, what) => `${whom} यांना ${what || "माझी वस्तू"} देते`,
    promise: (whom) => `${whom}, मी परत येईन असं वचन देते`,
    greet: (whom) => `नमस्कार ${whom}`,
    apologise: () => "मला माफ करा",
    comfort: (whom) => `${whom}, वाईट वाटून घेऊ नका`,
    touch: (whom) => `${whom} ला हात लावते`,
    take: (whom) => `${whom} उचलते`,
    sing: () => "मी गाणं म्हणते",
    listen: () => "मी कान देऊन ऐकते",
    wait: () => "मी थांबते",
  },
};

const urdu: Wordings = {
  to: (whom, line) => `${whom}، ${line}`,
  who: ["آپ کون ہیں؟", "آپ کا نام کیا ہے؟", "آپ کیا چاہتے ہیں؟", "ڈر لگتا ہے؟"],
  family: ["آپ کے بچے ہیں؟", "اپنی ماں کے بارے میں بتائیے", "گھر میں کون کون ہے؟"],
  place: ["ہم کہاں ہیں؟", "یہ کون سی جگہ ہے؟", "یہاں اور کون ہے؟"],
  names: ["میرا نام آشا ہے"],
  topic: (what) => (what.split(" ").length > 2 ? `${what}؟` : `${what} کے بارے میں بتائیے`),
  thank: ["شکریہ", "بہت شکریہ"],
  insult: ["تم بے وقوف ہو", "تم جھوٹے ہو"],
  look: [(what) => `${what} کو دیکھتا ہوں`, (what) => `${what} غور سے دیکھتا ہوں`],
  nonsense: ["کیلا ٹیلیفون سات", "میں چاند پر اڑ جاتا ہوں"],
  greet: ["السلام علیکم"],
  manners: [(said) => `اچھا، ${said}`],
  deeds: {
    give: (whom, what) => `${whom} کو ${what || "اپنی چیز"} دیتا ہوں`,
    promise: (whom) => `${whom} سے وعدہ کرتا ہوں کہ لوٹوں گا`,
    greet: (whom) => `السلام علیکم ${whom}`,
    apologise: (whom) => `${whom} سے معافی مانگتا ہوں`,
    comfort: (whom) => `${whom}، اداس مت ہو`,
    touch: (whom) => `${whom} کو چھوتا ہوں`,
    take: (whom) => `${whom} اٹھاتا ہوں`,
    sing: () => "میں گانا گاتا ہوں",
    listen: () => "کان لگا کر سنتا ہوں",
    wait: () => "میں رکتا ہوں",
  },
};

const tamil: Wordings = {
  to: (whom, line) => `${whom}, ${line}`,
  who: ["நீங்கள் யார்?", "உங்கள் பெயர் என்ன?", "உங்களுக்கு என்ன வேண்டும்?", "பயமாக இருக்கிறதா?"],
  family: ["உங்களுக்குப் பிள்ளைகள் உண்டா?", "உங்கள் அம்மாவைப் பற்றிச் சொல்லுங்கள்"],
  place: ["நாம் எங்கே இருக்கிறோம்?", "இது எந்த இடம்?", "இங்கே வேறு யார் இருக்கிறார்கள்?"],
  names: ["என் பெயர் ஆஷா"],
  topic: (what) => (what.split(" ").length > 2 ? `${what}?` : `${what} பற்றிச் சொல்லுங்கள்`),
  thank: ["நன்றி"],
  insult: ["நீ முட்டாள்", "நீ பொய்யன்"],
  look: [(what) => `${what} பார்க்கிறேன்`, (what) => `${what} உற்றுப் பார்க்கிறேன்`],
  nonsense: ["வாழைப்பழம் தொலைபேசி ஏழு", "நான் நிலாவுக்குப் பறக்கிறேன்"],
  greet: ["வணக்கம்"],
  manners: [(said) => `சரி, ${said}`],
  deeds: {
    promise: (whom) => `${whom}, திரும்பி வருவேன் என்று சத்தியம் செய்கிறேன்`,
    greet: (whom) => `வணக்கம் ${whom}`,
    apologise: () => "என்னை மன்னியுங்கள்",
    comfort: (whom) => `${whom}, வருந்தாதீர்கள்`,
    touch: (whom) => `${whom} தொடுகிறேன்`,
    take: (whom) => `${whom} எடுக்கிறேன்`,
    sing: () => "நான் பாடுகிறேன்",
    listen: () => "உற்றுக் கேட்கிறேன்",
    wait: () => "நான் காத்திருக்கிறேன்",
  },
};

interface Language {
  wordings: Wordings;
  /** Only letters of its script, and spaces. */
  script: RegExp;
  /** A line as most people type it. */
  typed: (line: string) => string;
}

const asWritten = (line: string) => line;

const languages: Readonly<Record<string, Language>> = {
  hi: { wordings: hindi, script: /^[\p{Script=Devanagari} \-’']+$/u, typed: inLatin },
  bn: { wordings: bengali, script: /^[\p{Script=Bengali} \-’']+$/u, typed: asWritten },
  mr: { wordings: marathi, script: /^[\p{Script=Devanagari} \-’']+$/u, typed: asWritten },
  ur: { wordings: urdu, script: /^[\p{Script=Arabic}\p{M} \-’']+$/u, typed: asWritten },
  ta: { wordings: tamil, script: /^[\p{Script=Tamil} \-’']+$/u, typed: asWritten },
};

export const languageOf = (code: string): Language =>
  languages[code] ?? {
    wordings: english,
    script: /^[\p{Script=Latin} \-’']+$/u,
    typed: asWritten,
  };

/** The name of a person or thing in the script of the story. */
export function calledIn({ bible, language }: StoryVersion, name: string): string {
  const { cast, places, objects, spellings } = bibleOf(bible);
  const also = [...cast, ...places, ...objects].find((one) => one.name === name)?.also ?? [];
  const natives = spellings.flatMap((pair) => (pair[0] === name ? [pair[1]] : []));
  return [name, ...natives, ...also].find((one) => languageOf(language).script.test(one)) ?? name;
}
