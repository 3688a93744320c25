import { shortened } from "../../text/sentences.ts";
import { edge, end, isQuestion, longestItem, type SourcedSentence, type Learnt } from "./learnt.ts";

const determiner = "the|a|an|my|his|her|its|your|their|our|this|one|two|some";
const taking =
  "take|takes|took|pick up|picks up|picked up|grab|grabs|grabbed|pocket|pockets|pocketed|keep|keeps|kept|" +
  "hide|hides|hid|carry|carries|carried|buy|buys|bought|steal|steals|stole|find|finds|found|put on|wear|" +
  "drop|drops|dropped|leave|leaves|left|throw|throws|threw|give|gives|gave";
const phrase = String.raw`((?:${determiner}) [\p{L}'’-]+(?: [\p{L}'’-]+){0,3})`;

const taken: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:I|[Yy]ou|[Ww]e)(?: [\p{L}]+ly)? (?:${taking})(?: him| her| them| me| you)? ${phrase}`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:gives?|gave|hands?|handed|offers?|offered|brings?|brought) (?:me|you|us) ${phrase}`,
    "u",
  ),
];
const told = new RegExp(String.raw`^(?:${taking}) ${phrase}`, "iu");

// Words where the object ends and the rest of the sentence begins.
const after =
  /(?<!\s)\s+(?:and|or|but|from|in|into|on|onto|to|with|under|beside|behind|by|at|as|of|for|off|out|up|down|back|away|that|which|who|before|after|while|then|near|over|through|so|because|is|was|home|again|now|there|here)(?:\s.*)?$/isu;

const bodiless: ReadonlySet<string> = new Set(
  (
    "hand hands arm arms look breath step steps place road way ways time turn seat word words path chance moment side " +
    "sides part care heart rest one ones lot room house door doors eye eyes answer name smile nod while day night " +
    "silence distance pace truth promise vow secret man woman boy girl child king queen feet foot head mind bit " +
    "old young first second third twelfth last same offer thing things else corner left right lead point along with you me him them us it"
  ).split(" "),
);

function thingOf(found: string): string {
  const thing = found.replace(after, "").trim();
  const words = thing.split(" ");
  const isThing = words.length > 1 && !bodiless.has((words.at(-1) ?? "").toLowerCase());
  return isThing ? words.slice(1).join(" ") : "";
}

const devanagari = String.raw`[\p{Script=Devanagari}\p{M}]{1,40}`;
const takenInHindi = new RegExp(
  String.raw`${edge}(${devanagari}(?: ${devanagari})?) (?:को )?(?:उठा(?:ता|ती|ते|या|ई|ए|कर)?|उठा ल\S*|ले ल\S*|ले लि\S*|रख ल\S*|छिपा\S*|छुपा\S*|ख़रीद\S*|खरीद\S*|चुरा\S*|पहन\S*|जेब में)${end}`,
  "u",
);
const ownerInHindi = new RegExp(String.raw`${edge}(?:मैं|मैंने|हम|हमने|तुम|तुमने|आप|आपने)${end}`, "u");
const littleInHindi: ReadonlySet<string> = new Set(
  "मैं मैंने हम हमने तुम तुमने आप आपने वह यह उसे इसे उसने और भी ही तो में से पर को का की के एक अपना अपनी अपने वहाँ यहाँ फिर अब धीरे हाथ सिर आँखें क़दम कदम नज़र आवाज़".split(
    " ",
  ),
);

/** "उतारकर": done before, and no thing. */
const done = /.{2}कर(?:के)?$/u;

function thingInHindi(sentence: string, byPlayer: boolean): string {
  const found = takenInHindi.exec(sentence);
  // Whoever does it stands before it.
  if (found === null || (!byPlayer && !ownerInHindi.test(sentence.slice(0, found.index))))
    return "";
  const words = found[1]?.split(" ") ?? [];
  const last = words.at(-1) ?? "";
  if (littleInHindi.has(last) || done.test(last)) return "";
  return words.filter((one) => !littleInHindi.has(one)).join(" ");
}

// A cheap test before the patterns, which take far longer.
const mayConcernPlayer = /\b(?:I|we|you|me|us)\b|मैं|हम|तुम|आप|मुझ/i;

/** What the player picked up, or let go of. */
export function objectsIn({ sentence, byPlayer }: SourcedSentence): Learnt[] {
  if (!byPlayer && (!mayConcernPlayer.test(sentence) || isQuestion(sentence))) return [];
  const plain = sentence.normalize("NFC");
  const patterns = byPlayer ? [...taken, told] : taken;
  const things = [
    ...patterns.map((pattern) => thingOf(pattern.exec(plain)?.[1] ?? "")),
    thingInHindi(plain, byPlayer),
  ];
  return [...new Set(things.filter((thing) => thing !== ""))].map((thing) => ({
    kind: "object" as const,
    subject: thing,
    text: shortened(`${thing}: ${sentence}`, longestItem),
  }));
}
