import type { ActKind } from "@katha/storygraph";
import { leadIn } from "../mood/lead-in.ts";
import { addressIn } from "./addresses.ts";

const atEnd = String.raw`(?: (?:ना|na|please|प्लीज|ज़रा|zara))?[\s\p{P}]*$`;

/** What is wanted of whom one speaks to: their deed, and none of the player's. */
const wanted = new RegExp(
  [
    String.raw`${leadIn}(?:give|bring|show|hand|pass|lend|pour|get|fetch|feed|sing|read|play|draw|recite|cook|find|buy|help|carry|lift|make|cut|spare) (?:me|us)\b`,
    String.raw`(?:सुना(?:ओ|इए|इये|ना|एं)|suna(?:o|iye|na)|sunaao)${atEnd}`,
    String.raw`(?<![\p{L}\p{M}])(?:मुझे|मुझको|हमें|mujhe|mujhko|humein|hamein)(?![\p{L}\p{M}]) .*(?:दो|दीजिए|दिखाओ|सिखाओ|बताओ|पिलाओ|खिलाओ|do|dijiye|dikhao|sikhao|batao|pilao|khilao)${atEnd}`,
    String.raw`(?<![\p{L}\p{M}])(?:खाने|पीने|khane|peene|pine) (?:को|ko|के लिए|ke liye) .*(?:दो|दीजिए|do|dijiye)${atEnd}`,
  ].join("|"),
  "u",
);

/** "You ought to rest": what they are to do. */
const advised = new RegExp(
  String.raw`${leadIn}(?:\p{L}+ )?you (?:really |do )?(?:should|ought to|must|need to|had better|look|seem|sound)\b`,
  "u",
);

/** "Or I'll tell the whole lane", "I'll make you sorry", "मदद नहीं की तो पछताओगे". */
const threatened =
  /\b(?:(?:i'll|i will|we'll|i'm going to|i'm gonna) (?:(?:\p{L}+ )?(?:kill|curse|hurt|haunt|beat|hit|slap|drown|strangle|murder|ruin|destroy|hang|report|expose|thrash|finish) you(?:r)?|make (?:you|him|her|them) (?:sorry|pay|regret))|or else|or i'll|or i will|you'll (?:regret|be sorry|pay for))\b|(?<![\p{L}\p{M}])(?:तो|वरना|नहीं तो|to|toh|warna|varna) (?:\S+ )?(?:पछता\S*|pachh?ta\S*|(?:खैर|khair) (?:नहीं|nahi\S*)|(?:छोड़ूं|chhod)\S*)/u;

/** "Forgive me", "மன்னியுங்கள்": begged of somebody; authors let either act answer it. */
const begsPardon =
  /\b(?:forgive|pardon|excuse) me\b|(?<![\p{L}\p{M}])(?:माफ|क्षमा|maa?f|kshama) (?:करो|करा|करना|करें|कीजिए|करिए|कर (?:दो|दीजिए|देना)|karo|kara|karna|karen|kijiye|kar (?:do|dijiye|dena))(?![\p{L}\p{M}])|(?:মাফ|মাপ|ক্ষমা) (?:চা[\p{L}\p{M}]*|করো|করুন|করবেন|কর|করিস|করে (?:দাও|দিন|দে))(?![\p{L}\p{M}])|மன்னி(?:யு|த்து|ச்சி|ங்|ப்பு)|معاف (?:کرنا|کرو|کریں|کیجیے|کر (?:دو|دیں|دینا))/u;

/** "I never meant to trick you": no trick is played. */
const meantNoHarm = /\b(?:never|didn't|did not) mean(?:t)? to\b(?!.*[?])/u;

/** "I was stupid to shout at you", "main bewakoof hoon": nobody else is insulted. */
const blamesSelf =
  /\b(?:i'm|i am|i was|i've been|i have been) (?:such )?(?:so |very |a |an |the |really )*(?:stupid|fool|foolish|idiot|coward|liar|idiotic|ass|wretch|selfish|cruel|blind|wrong)\b|^(?:main|mai|मैं) (?:\S+ ){0,2}(?:bewakoof|bevkoof|murkh|pagal|gadha|gadhi|kayar|jhootha|jhoothi|बेवकूफ|मूर्ख|पागल|गधा|गधी|कायर|झूठा|झूठी) (?:hoon|hun|hu|tha|thi|हूं|था|थी)/u;

/** "You are a fool": the word for somebody is no thing. */
const callsNames = new RegExp(
  String.raw`${leadIn}you(?:'re| are)? (?:all )?(?:such )?(?:a |an |the |nothing but a )?(?:\p{L}+ ){0,2}(?:fool|fools|idiot|idiots|liar|thief|coward|monster|murderer|cheat|traitor|bastard|scoundrel|villain|swine|worm|hypocrite|crook|brute|moron)\b(?!.*[?])`,
  "u",
);

/** "Promise me you won't tell": it is theirs to promise. */
const wantsPromise =
  /\b(?:promise me|swear to me|you must (?:promise|swear)|give me your word)\b|(?<![\p{L}\p{M}])(?:वादा|वचन|vaada|wada|vachan) (?:करो|कीजिए|दो|करें|karo|kijiye|do)(?![\p{L}\p{M}])/u;

/** "You murdered your brother": told of somebody, and not done to them. */
const accuses = new RegExp(
  String.raw`${leadIn}you(?:'ve| have)? (?:\p{L}+ly )?(?:murdered|killed|stole|stolen|lied|cheated|betrayed|robbed|poisoned|burnt|burned|ruined|abandoned|deserted|tricked)\b(?!.*[?])`,
  "u",
);

/** "I give you my word", "চাচাকে কথা দিই", "शब्द देते": nothing is handed over. */
const givesWord =
  /\b(?:giv(?:e|es|ing)|gave|have|has) (?:\p{L}+ ){0,2}my (?:solemn )?word\b|\bon my (?:honou?r|word)\b|(?<![\p{L}\p{M}])(?:वचन|जुबान|zubaan|vachan) (?:दे|दिय|de|diya)[\p{L}\p{M}]*|কথা দি[\p{L}\p{M}]*|(?:शब्द|वचन) (?:दे|दि)[\p{L}\p{M}]*|(?:வாக்கு|சத்தியம்) (?:கொடு|தரு|தந்|செய்|பண்ண)[\p{L}\p{M}]*|(?:زبان|قول|وعدہ) (?:دیت|دے|کرت)\p{L}*/u;

/** "You promised me": theirs, and no word of the player's. */
const remindsOfPromise =
  /\byou(?:'d|'ve| had| have)? (?:promised|swore|given (?:me )?your word|gave (?:me )?your word)\b|(?<![\p{L}\p{M}])(?:तुमने|आपने|तूने|tumne|aapne|tune) (?:\S+ ){0,3}(?:वादा|वचन|कसम|vaada|wada|vachan|kasam)(?![\p{L}\p{M}])/u;

/** "I lie to her: there's no post", "সবাইকে মিথ্যে বলি": the player's own lie. */
export const liesOneself =
  /^(?:(?:i|we|i'll|let me|main|mai|मैं|मी|আমি|நான்) )?(?:(?:just|will|quickly|boldly) )?lie to (?!me\b|us\b)|^(?:i|we|i'll) (?:will |must |have to )?lie(?: and (?:say|tell)|,|:| that)|(?<![\p{L}\p{M}])(?:झूठ|jhoo?th|jhut) (?:बोल(?:ता|ती|ूं|कर)|bol(?:ta|ti|oon|un|kar)|कह(?:ता|ती|ूं)|keh(?:ta|ti))(?! (?:हो|हैं|ho\b))|মিথ্যে? (?:কথা )?(?:বলি|বলছি|বলব|বললাম)|खोट[ंे] (?:बोलत|सांगत|बोलेन|सांगेन)[\p{L}\p{M}]*|பொய் சொல்(?:கிறேன்|லுகிறேன்|வேன்)|جھوٹ بول(?:تا|تی|وں)(?! ہو(?!ں))/u;

/** "I have to confess something", "मैं क़बूल करती हूँ कि ...". */
const confesses =
  /^(?:well,? |listen,? )?(?:i|we)(?:'ll|'d)? (?:(?:have|want|need|ought|like|wish) to |must |should |will )?(?:confess|admit|own up|come clean)\b|(?<![\p{L}\p{M}])(?:कबूल|qubool|kabool|kubool|qabool) (?:कर(?:ता|ती|ना|नी|ूं)|kar(?:ta|ti|na|ni|oon|un))(?![\p{L}\p{M}])|স্বীকার কর(?:ি|ছি|ব)|कबूल करत[\p{L}\p{M}]*|ஒப்புக்கொள்(?:கிறேன்|ளுகிறேன்)|اعتراف کرت\p{L}*/u;

/** "Don't be afraid" in the languages that English has a phrase for. */
const comforts =
  /பயப்படா(?:தே|தீர்கள்|தீங்க)[\p{L}\p{M}]*|ভয় (?:পেয়ো|পেও|পাবেন|পাস|কোরো) না|ভয় নেই|घाबरू नक[\p{L}\p{M}]*|(?:मत डरो|डरो मत|mat daro|daro mat)|(?:مت ڈرو|ڈرو مت)/u;

/** What a line is, whatever deeds its words name; nothing where they are its own. */
export function saidToOthers(text: string): readonly ActKind[] | undefined {
  if (threatened.test(text)) return ["threaten", "tell"];
  if (givesWord.test(text)) return ["promise"];
  if (liesOneself.test(text)) return ["lie", "tell"];
  if (confesses.test(text)) return ["confess"];
  if (comforts.test(text)) return ["comfort", "tell"];
  if (wantsPromise.test(text) || remindsOfPromise.test(text)) return ["ask", "tell"];
  if (begsPardon.test(text)) return ["apologise", "forgive"];
  if (meantNoHarm.test(text) || blamesSelf.test(text)) return ["apologise", "confess", "tell"];
  const address = addressIn(text);
  if (address === "pardon") return ["apologise"];
  // Who hushes somebody shuts nothing.
  const isInsult = address === "hush" || accuses.test(text) || callsNames.test(text);
  if (isInsult) return ["insult", "tell"];
  if (advised.test(text)) return ["tell", "say_aloud", "ask"];
  return wanted.test(text) ? ["ask"] : undefined;
}
