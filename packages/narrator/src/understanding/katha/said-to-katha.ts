import type { KathaMatter } from "../../port.ts";
import { selfHarm } from "./self-harm.ts";
import { plain } from "../words/plain.ts";

const please = String.raw`(?:(?:please|pls|plz|ok|okay|hey|so|just|can you|could you|can i|could i|how do i|how can i|i want to|i would like to|i'd like to|let me|katha)[\s,]+)*`;
const atEnd = String.raw`(?:[\s,]+(?:please|pls|plz|now|again|from the (?:start|beginning)|over))*[\s\p{P}]*$`;
const game = String.raw`(?:the |this |my )?(?:whole )?(?:game|story|session|progress)`;

/** Each matches whole lines, except that some orders to the program may stand anywhere in one. */
const said: Readonly<Record<Exclude<KathaMatter, "length">, RegExp>> = {
  harm: selfHarm,
  restart: new RegExp(
    String.raw`^${please}(?:(?:restart|reset|start over|new game)(?: (?:with )?${game})?|(?:start|begin|play) (?:a new game|${game} (?:again|over|from the (?:start|beginning)))|restart ${game}.*)${atEnd}|^गेम (?:फिर से|दोबारा|शुरू से) (?:शुरू|खेल)[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)?[\s\p{P}]*$|^game (?:phir se|fir se|dobara|shuru se) (?:shuru|khel)\p{L}*(?: \p{L}+)?[\s\p{P}]*$`,
    "u",
  ),
  undo: new RegExp(
    String.raw`^${please}(?:undo(?: (?:the|my) last (?:turn|part|move|choice|thing))?|take back (?:my|the) last (?:turn|part|move|choice)|go back (?:one|a) (?:turn|part|move))${atEnd}`,
    "u",
  ),
  save: new RegExp(
    String.raw`^${please}(?:(?:save|load|quick ?save) ${game}|save and (?:quit|exit)|quick ?save|गेम (?:सेव|सहेज)[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)?|game save kar\p{L}*)${atEnd}`,
    "u",
  ),
  quit: new RegExp(
    String.raw`^${please}(?:(?:quit|close|pause)(?: playing)? ${game}|quit|log ?out|sign out|गेम बंद[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)?|game band kar\p{L}*)${atEnd}`,
    "u",
  ),
  help: new RegExp(
    String.raw`^${please}(?:what (?:can|could|may|should|do|am) i (?:supposed to )?type(?: here)?|how (?:does (?:this|the) game work|do i play(?: (?:this|the) game)?)|what (?:are|is) the (?:commands?|controls)|(?:(?:list|show)(?: me)? )?(?:the |all )?commands|play (?:this|the) game|मैं (?:यहां )?क्या (?:लिखूं|टाइप)[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)?|(?:main )?(?:yahan )?kya (?:likhu|likhoon|likhun|type karu|type karun|type karoon)|(?:ye |yeh )?(?:game )?kaise khel(?:te|na|u|un|oon)(?: \p{L}+)?)${atEnd}`,
    "u",
  ),
  about: new RegExp(
    String.raw`^${please}(?:are you (?:really )?(?:an? )?(?:real person or (?:an? )?)?(?:ai|bot|robot|chatbot|computer|program|chatgpt|gpt|language model)(?: or (?:a |an )?\p{L}+(?: \p{L}+)?)?|is (?:this|it) (?:an? )?(?:ai|chatgpt|gpt|bot)(?: game)?|who (?:wrote|made|created|programmed) (?:this|the) (?:story|game)|(?:which|what) (?:ai|model|llm) (?:are you|is this)|(?:क्या )?(?:तुम|आप) (?:ai|एआई|रोबोट|कंप्यूटर)(?: [\p{L}\p{M}]+)?|(?:kya )?(?:tum|aap|tu) (?:ai|robot|computer|bot)(?: \p{L}+)?|(?:ये|यह) (?:कहानी|खेल) किसने (?:लिखी|बनाया)(?: है)?|(?:ye|yeh) (?:kahani|game) kisne (?:likhi|banaya|banayi)(?: hai)?)${atEnd}`,
    "u",
  ),
  order: new RegExp(
    String.raw`\b(?:ignore|forget|disregard) (?:all |the |your |any |my )*(?:previous|prior|above|earlier|system) (?:instructions?|rules|prompts?|orders?)\b|\bignore (?:all |the |your )*(?:instructions|prompts?)\b|\b(?:system|your|initial) prompt\b|\byou are (?:now )?(?:an? )?(?:ai|language model|chatgpt|gpt)\b(?!.*[?])|\bas an ai\b|\bgod ?mode\b|\bcheat codes?\b|पिछले निर्देश|^${please}(?:(?:end|finish|win|skip) (?:the|this) (?:game|story)|skip (?:ahead|to the (?:end|ending|next (?:scene|part|chapter)))|(?:give|add) me (?:(?:\d+|more|unlimited|infinite|free) )?(?:xp|credits)|(?:कहानी|गेम) खत्म कर[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)?)${atEnd}`,
    "u",
  ),
};

const matters = Object.keys(said) as (keyof typeof said)[];

/** What a line says to Katha, if it does. */
export function saidToKatha(line: string): KathaMatter | undefined {
  const text = plain(line).trim();
  return matters.find((matter) => said[matter].test(text));
}

type Answers = Readonly<Record<KathaMatter, string>>;

const english: Answers = {
  length: "That was too much at once to make out. Nothing is lost: say it in fewer words.",
  harm: "The story does not go there. If it is you and not the story, talk to somebody now; in India Tele-MANAS, 14416, is free at any hour.",
  restart: "This play stays as it is. A new one can be begun on the story's page.",
  undo: "“Undo” takes the last part back.",
  save: "Every part is kept as soon as it is told. The story waits where you leave it.",
  quit: "You can leave whenever you like. The story waits where you leave it.",
  help: "Type what you do or say, to anybody and about anything here, or choose.",
  about:
    "An author wrote this story, and a program finds what in it answers you. Where you choose a model, that tells what the author left open.",
  order: "Here only what you do or say in the story counts. Say it in your own words, or choose.",
};
const hindi: Answers = {
  length: "एक साथ इतना समझ में नहीं आया। कुछ खोया नहीं है: कम शब्दों में कहिए।",
  harm: "कहानी उधर नहीं जाती। अगर बात कहानी की नहीं, आपकी अपनी है, तो अभी किसी से बात कीजिए; भारत में टेली-मानस, 14416, हर घड़ी निःशुल्क है।",
  restart: "यह खेल जैसा है वैसा ही रहेगा। नया खेल कहानी के पन्ने से शुरू किया जा सकता है।",
  undo: "“वापस” पिछला अंश लौटा लेता है।",
  save: "हर अंश कहे जाते ही सहेज लिया जाता है। कहानी वहीं ठहरी रहती है जहाँ आप छोड़ें।",
  quit: "आप जब चाहें जा सकते हैं। कहानी वहीं ठहरी रहती है जहाँ आप छोड़ें।",
  help: "जो आप करते या कहते हैं, वह लिखिए, यहाँ किसी से भी और किसी भी चीज़ के बारे में, या चुन लीजिए।",
  about:
    "यह कहानी एक लेखक ने लिखी है, और उसमें आपका उत्तर एक प्रोग्राम ढूँढता है। जहाँ आप कोई मॉडल चुनें, वहाँ वह सुनाता है जो लेखक ने खुला छोड़ा।",
  order: "यहाँ वही गिना जाता है जो आप कहानी में करते या कहते हैं। अपने शब्दों में कहिए, या चुन लीजिए।",
};
/** One line for every matter except `harm`, until native speakers write the rest. */
const inShort: Readonly<Record<string, string>> = {
  bn: "গল্পের ভেতরে আপনি যা করেন বা বলেন, এখানে শুধু সেটাই ধরা হয়। নিজের কথায় বলুন, অথবা বেছে নিন।",
  mr: "गोष्टीत तुम्ही जे करता किंवा म्हणता, तेच इथे धरलं जातं. तुमच्या शब्दांत सांगा, किंवा निवडा.",
  ta: "கதைக்குள் நீங்கள் செய்வதும் சொல்வதும் மட்டுமே இங்கே கணக்கு. உங்கள் சொற்களில் சொல்லுங்கள், அல்லது தேர்ந்தெடுங்கள்.",
  ur: "کہانی کے اندر آپ جو کرتے یا کہتے ہیں، یہاں بس وہی گنا جاتا ہے۔ اپنے لفظوں میں کہیے، یا چن لیجیے۔",
  te: "కథలో మీరు చేసేది, చెప్పేది మాత్రమే ఇక్కడ లెక్క. మీ మాటల్లో చెప్పండి, లేదా ఎంచుకోండి.",
  gu: "વાર્તામાં તમે જે કરો કે કહો, અહીં એ જ ગણાય છે. તમારા શબ્દોમાં કહો, અથવા પસંદ કરો.",
  kn: "ಕಥೆಯಲ್ಲಿ ನೀವು ಮಾಡುವುದು, ಹೇಳುವುದು ಮಾತ್ರ ಇಲ್ಲಿ ಲೆಕ್ಕ. ನಿಮ್ಮ ಮಾತುಗಳಲ್ಲಿ ಹೇಳಿ, ಅಥವಾ ಆರಿಸಿ.",
  ml: "കഥയിൽ നിങ്ങൾ ചെയ്യുന്നതും പറയുന്നതും മാത്രമാണ് ഇവിടെ കണക്ക്. സ്വന്തം വാക്കുകളിൽ പറയൂ, അല്ലെങ്കിൽ തിരഞ്ഞെടുക്കൂ.",
};

/** Katha's answer, in its own words and not the story's. */
export function answerOfKatha(language: string, matter: KathaMatter): string {
  if (language === "hi") return hindi[matter];
  if (matter === "harm") return english.harm;
  return (Object.hasOwn(inShort, language) ? inShort[language] : undefined) ?? english[matter];
}

const over: Readonly<Record<string, string>> = {
  en: "The story has ended. “Undo” takes the last part back, and a new play can be begun on the story's page.",
  hi: "कहानी पूरी हो चुकी है। “वापस” पिछला अंश लौटा लेता है, और नया खेल कहानी के पन्ने से शुरू किया जा सकता है।",
};

/** What the player can do after the end; undefined in languages it has not been written in yet. */
export function overOf(language: string): string | undefined {
  return Object.hasOwn(over, language) ? over[language] : undefined;
}
