import type { Passage } from "../../port.ts";
import { plain } from "../words/plain.ts";

const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}'’-]*`;
const end = String.raw`(?![\p{L}\p{M}])`;

/** "My name is Asha Rao", "mera naam Asha hai", "மீனா என் பெயர்": the name that a player gives as their own. */
const given: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:my name(?:['’]s| is)(?! not\b)|(?:you (?:can|may) )?call me|they call me|i(?: am|['’]m) called) (?<name>${word}(?: \p{Lu}${word})?)`,
    "iu",
  ),
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:mera|mere) na+m (?<name>${word})`, "iu"),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:मेरा नाम|माझ[ंे] नाव|আমার নাম|என் பெயர்|میرا نام)${end} (?<name>${word})`,
    "u",
  ),
];

/** "What's my name?", "मेरा नाम क्या है", "do you know who I am": a question to those present. */
const asked = new RegExp(
  [
    String.raw`\b(?:what(?: is|['’]?s| was)|(?:do |can |did )?(?:you |anyone |anybody )?(?:still )?(?:know|remember|recall|tell me|say|forget|forgotten)(?: what)?) my (?:own )?name(?: is| was)?[\s\p{P}]*$`,
    String.raw`(?<![\p{L}\p{M}])mer[ae] na+m (?:kya (?:hai|tha)|ya+d hai)`,
    String.raw`(?:मेरा नाम (?:क्या (?:है|था)|याद है)|माझ[ंे] नाव काय|আমার নাম (?:কী|কি|মনে)|என் பெயர் (?:என்ன|நினை)|میرا نام (?:کیا|یاد))`,
  ].join("|"),
  "u",
);

const isQuestion = /^(?:what|who|not|क्या|kya|काय|কী|কি|என்ன|کیا)$/iu;

/** The name that a line gives as the player's own. */
export function nameGivenIn(line: string): string | undefined {
  const name = given.map((form) => form.exec(line)?.groups?.["name"]).find(Boolean);
  return name === undefined || isQuestion.test(name) ? undefined : name;
}

/** The name that the player gave last, where a line asks for it. */
export function nameRecalled(passages: readonly Passage[], said: string): string | undefined {
  if (!asked.test(plain(said))) return undefined;
  const names = passages.flatMap(({ action, said: line }) => {
    if (action !== "custom_action" || line === null) return [];
    return nameGivenIn(line) ?? [];
  });
  return names.at(-1);
}
