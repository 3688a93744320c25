import { everydayCapitals } from "@katha/storygraph";
import { shortened } from "../../text/sentences.ts";
import {
  edge,
  end,
  firstGroups,
  longestItem,
  word,
  type SourcedSentence,
  type Learnt,
} from "./learnt.ts";

const capital = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
const capitalised = String.raw`${capital}(?: ${capital}){0,2}`;
const kin = String.raw`(?:the|my|this|that|our|his|her|your|a|an) [\p{L}]+(?: [\p{L}]+)?`;

/** "My name is kesar": players write about themselves like this, so a small letter is accepted. */
const typed: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:my|his|her|its) name (?:is|was|'s) (?:now )?([\p{L}'’-]+)${end}`,
    "iu",
  ),
];

/** "My name is Kesar", "मेरा नाम केसर है": said in so many words. */
const declared: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Mm]y|[Hh]is|[Hh]er|[Ii]ts|[Yy]our|[Tt]he|(?<!\p{L})\p{L}+['’]s) name (?:is|was|'s) (?:now )?(${capitalised})`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:[Cc]all me|I am called|I'm called|I’m called|known as) (${capitalised})`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:[Nn]am(?:e|es|ed)|[Cc]all(?:s|ed)?) (?:him|her|it|them|${kin}) (${capitalised})`,
    "u",
  ),
  new RegExp(String.raw`\b(?:named|called) (${capitalised})`, "u"),
  new RegExp(
    String.raw`${edge}नाम (?:तो |ही )?(${word}(?: ${word})?) (?:है|हैं|था|थी|रखा|रखता|रखती|रखते|रखूँगा|रखूँगी)${end}`,
    "u",
  ),
  new RegExp(String.raw`${edge}(${word}) नाम (?:का|की|के)${end}`, "u"),
  new RegExp(String.raw`${edge}मुझे (?:सब |लोग )?(${word}) (?:कहते|कहो|कहना|बुलाते|बुलाओ)${end}`, "u"),
  /\b(?:mera|uska|iska|tumhara) naam ([a-z]+)\b/iu,
];

const notNames: ReadonlySet<string> = new Set(
  (
    "i a the an not no so it that this what who mine yours his hers nothing nobody known unknown " +
    "क्या यह वह कुछ किसी मेरा मेरी मेरे उसका उसकी उसके नहीं जिसका इस उस एक का की के को में से पर ने भी ही तो और " +
    "तुम्हारा तुम्हारी तुम्हारे अपना अपनी अपने हमारा सबका किसका सुना सुनी लिखा लिखी लिया ली लेना पूछा बताया दिया याद आता होता"
  ).split(" "),
);

const isName = (name: string) => name.split(" ").every((part) => !notNames.has(part.toLowerCase()));

// A cheap test before the patterns, which take a hundred times as long.
const mayName = /name|call|known as|naam|नाम|मुझे/i;

export function namesIn({ sentence, byPlayer }: SourcedSentence): Learnt[] {
  if (!mayName.test(sentence)) return [];
  const plain = sentence.normalize("NFC");
  const sure = firstGroups(declared, plain);
  const found = sure.length === 0 && byPlayer ? firstGroups(typed, plain) : sure;
  const names = found.map((name) => name.replace(/['’]s$/u, "").trim());
  return [...new Set(names)].filter(isName).map((name) => ({
    kind: "name" as const,
    subject: name,
    text: shortened(`${name}: ${sentence}`, longestItem),
  }));
}

const ownCapitals: ReadonlySet<string> = new Set(["i", "i'm", "i'll", "i'd", "i've"]);
const isNoName = (small: string) => everydayCapitals.has(small) || ownCapitals.has(small);

const insideSentence = new RegExp(
  String.raw`(?<=[\p{Ll}\p{M},;] )${capital}(?: ${capital})?`,
  "gu",
);

/** Capitalised words inside sentences: names, in languages that capitalise them. */
export function capitalsIn(text: string): string[] {
  return (text.normalize("NFC").match(insideSentence) ?? [])
    .map((name) => name.replace(/['’]s?$/u, ""))
    .filter((name) => name.length > 1 && !isNoName(name.toLowerCase()));
}
