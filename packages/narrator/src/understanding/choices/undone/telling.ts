import * as sentence from "../../mood/sentence.ts";
import { isLatinHindi } from "../../words/latin-hindi.ts";
import { plain } from "../../words/plain.ts";
import { wordsOf } from "../../words/spoken-words.ts";
import { word } from "../../words/terms.ts";
import { pastOfOthers } from "./subject.ts";

/** "A basket", "the temple bell": so few words can stand for a deed. */
const mostOfHint = 3;

const ofMind =
  "think|guess|suppose|believe|expect|wonder|hope|bet|mean|hear|heard|know|imagine|doubt|reckon|like|love|hate|miss|feel(?! for\\b)|felt|saw|remember|remembered";
/** "I go", "let me see", "we'll wait"; "I expect" and "I've heard" do nothing. */
const byPlayer = new RegExp(
  String.raw`(?<![\p{L}'])(?:(?:i|we)(?!'ve (?:heard|seen))(?!(?:'(?!d\b)\p{L}+)?(?: (?:already|still|just|also|do|don't|didn't|\p{L}+ly))* (?:${ofMind})\b(?! to\b))(?:'\p{L}+)? [\p{L}"]|(?:let's|lets|let me|let us|gonna|wanna|gotta|you (?:can|may) have|here's)\b)`,
  "u",
);
const lead =
  /^(?:(?:ok|okay|please|just|now|then|first|next|yes|no|well|oh|fine|alright|right|sure|hey|so|also|even|still|\p{L}+ly),? )+/u;
/** Verbs that are not in the vocabulary of deeds. */
const orders =
  /^(?:do|be|have|try|get|let|lean|start|begin|fill|raise|sort|bang|ride|drive|sprint|dodge|wriggle|bowl|pump|plonk|pin|nail|glue|knit|weave|paint|stamp|spell|bleach|slide|don't|never|not|no)(?![\p{L}'])/u;
/** "Off to the wardrobe", "back to bed": means going there. */
const goes =
  /^(?:off|back|on|over|up|down|out|in|into|away|straight|through|past|across|towards?)(?![\p{L}'])/u;
/** "Half a life each" is no deed of cutting, and "what a bargain" is no deed at all. */
const exclaims = /^(?:half|what|how)(?![\p{L}'])/u;
const joints = /[,;:.!?–—]+|(?<!\p{L})(?:and|but|then|so|or|n|&)(?!\p{L})/u;

function doesInEnglish(said: string): boolean {
  if (byPlayer.test(said)) return true;
  return said.split(joints).some((part) => {
    const bare = part.trim().replace(lead, "");
    const [first = ""] = bare.match(word) ?? [];
    if (first === "" || exclaims.test(bare) || /[aeiou]\p{L}*ing$/u.test(first)) return false;
    return (
      orders.test(bare) ||
      goes.test(bare) ||
      wordsOf(first)[0]?.senses.some((sense) => sense.startsWith(":")) === true
    );
  });
}

/** "मैं", "देखो", "जाऊँगा", "पूछता हूँ", "जाकर", "चलते हैं", in both scripts. */
const inHindi = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:मैं|मैंने|मुझे|मुझसे|हम|हमें|main|mai|mein|maine|mujhe|mujhse|hum)(?![\p{L}\p{M}])`,
    String.raw`(?<![\p{L}\p{M}])(?!(?:तो|को|जो|वो|यो|दो)(?![\p{L}\p{M}]))[\p{L}\p{M}]+(?:ो|ओ|(?<!ह)ूं|ऊं|ूंगा|ूंगी|ऊंगा|ऊंगी|िए|इए|िये|ेंगे|एंगे|कर)(?![\p{L}\p{M}])`,
    String.raw`(?:ता|ती|ते|रह[ाीे]) (?:हूं|हू|हैं)|(?:t[aie]|rah[aie]) (?:hoo?n|hu|hun|hain)\b`,
    String.raw`\b(?!(?:to|ko|jo|wo|vo|yo|do|woh|kon)\b)\p{L}+(?:o|oo?n|un|u|unga|ungi|oonga|oongi|iye|enge|kar)\b`,
    String.raw`(?:दे|ले|बोल|कह|कर|बता|भेज|रख|छोड|दिखा|de|le|bol|keh|kah|kar|bata|bhej|rakh|chho[rd]|dikha) (?:दो|लो|do|lo)(?![\p{L}\p{M}])`,
    String.raw`(?:दो|लो|do|lo)[\s\p{P}]*$|(?:न[ाे]|n[ae])(?: (?:है|hai))?[\s\p{P}]*$`,
  ].join("|"),
  "u",
);

/** Words that English statements have and orders seldom do. */
const isSentence = new RegExp(
  String.raw`\b(?:is|are|was|were|has|have|had|does|did|would|will|could|might|must|should|always|never|looks?|sounds?|seems?|feels?|smells?|tastes?|goes|comes|takes|makes|gets|${pastOfOthers})\b|n't |\b(?:it|that|this|he|she|there|what|who|they|you|everyone|everybody|nobody|no one|someone|somebody)'(?:s|re|ve|d|ll) |\b(?:what an?|how) \p{L}+|^poor \p{L}`,
  "u",
);
/** "है", "रहा था", "gaya": endings of a descriptive Hindi line. */
const howItIs =
  /(?<![\p{L}\p{M}])(?:है|हैं|था|थी|थे|होग[ाी]|होंगे|hai|hain|h|tha|thi|the|hog[ai]|honge|(?:रह|गय|rah|gay)[ाीेaie]|गई|गए)(?: (?:न|ना|na|waise|वैसे|shayad|शायद|abhi|अभी|aaj|आज))*[\s\p{P}]*$/u;

/**
 * Whether a text is only a statement: no order, no question, and no act of the player's: "her spectacles
 * look old", "what a strange bargain". Never for languages that are not covered here.
 */
export function isTelling(text: string): boolean {
  const said = plain(text);
  const tokens = said.match(word) ?? [];
  if (tokens.length <= mostOfHint || /["“”«„?؟]/u.test(text)) return false;
  if (/[\u0900-\u097F]/u.test(said) || isLatinHindi(tokens))
    return howItIs.test(said) && !inHindi.test(said);
  if (sentence.isQuestion(said)) return false;
  return isSentence.test(said) && !doesInEnglish(said);
}
