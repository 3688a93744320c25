import type { Style } from "../../style/style.ts";
import type { LineKind } from "./line-kind.ts";
import { sensesOf } from "../../understanding/words/vocabulary.ts";
import { baseOf, pastOf } from "./english-verbs.ts";

const toYou: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/giu, "you are"],
  [/\bI'm\b/giu, "you're"],
  [/\bI've\b/giu, "you've"],
  [/\bI was\b/giu, "you were"],
  [/\bI\b/giu, "you"],
  [/\bmyself\b/giu, "yourself"],
  [/(?<!\b(?:the|an?)(?: [a-z]+)? |\b(?:this|that) )\bmine\b/giu, "yours"],
  [/\bmy\b/giu, "your"],
  [/\bme\b/giu, "you"],
];
const asYou = (text: string) =>
  toYou.reduce((all, [own, other]) => all.replaceAll(own, other), text);

/** Words after which another verb would have to change its tense too. */
const furtherClause =
  /\b(?:he|she|it|they|who|which|that|what|how|why|where|when|until|while|because|if|whether)\b/iu;

/** "Lie" as lying down, not as telling a lie. */
const lying = /\blie(?= (?:still|down|back|flat|low|there|here|on|in|under|beside|awake)\b)/u;

const irregularOthers = new Map([
  ["go", "goes"],
  ["do", "does"],
  ["have", "has"],
]);

/** What a verb is of somebody else: "eats", "carries". */
const ofOther = (verb: string): string =>
  irregularOthers.get(verb) ??
  (/(?:s|x|z|ch|sh|o)$/u.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`);

/** "sit down and count" with its verbs in another form; undefined where a verb might be overlooked. */
function inForm(deed: string, form: (verb: string) => string): string | undefined {
  if (
    furtherClause.test(
      deed.replace(
        /\b(?:it|that)\b(?= *(?:$|[.,]| (?:and|to|in|on|under|with|from|into|away|up|down|back|over)\b))/giu,
        "",
      ),
    )
  )
    return undefined;
  const [first = ""] = deed.split(" ");
  return deed
    .replace(first, form(first.toLowerCase()))
    .replaceAll(/(?<=\b(?:and|then) )[a-z]+/gu, (verb) =>
      pastOf.has(verb) || verb === "do" ? form(verb) : verb,
    );
}

const past = (verb: string) => (verb === "do" ? "did" : (pastOf.get(verb) ?? verb));
const inPast = (deed: string) => inForm(deed.replace(lying, "lay"), past);

/** "Tell me", "wait, please": said to a character, not to the narrator. */
const spokenOrder = /^[a-z]+ (?:me|myself)\b|\bplease\b/iu;

/** Without "I", if the words are an act that begins with a known verb. */
function deedIn(said: string): string | undefined {
  if (/\b(?:you|your|we|us|our|let's)\b/iu.test(said) || spokenOrder.test(said)) return undefined;
  const bare = said.replace(
    /^i (?:try|start|begin|want|decide|attempt) to |^(?:try|start|begin|decide|attempt) to |^i (?:just |quickly |slowly |quietly )?/iu,
    "",
  );
  const [verb = ""] = bare.toLowerCase().match(/^[a-z]+/u) ?? [];
  return pastOf.has(verb) ? bare.charAt(0).toLowerCase() + bare.slice(1) : undefined;
}

/** "I ate the apple" is "eat the apple"; undefined for what is not told of the past, or of more than one deed. */
function doneIn(said: string): string | undefined {
  const [, verb = "", rest = ""] = /^i (?:just |then )?([a-z]+)\b(.*)$/iu.exec(said) ?? [];
  const base = baseOf.get(verb.toLowerCase());
  if (base === undefined || furtherClause.test(rest) || /\b(?:and|then|you|your)\b/iu.test(rest))
    return undefined;
  return base + rest;
}

const beginsWithDeed = (said: string) => {
  const [verb = ""] = said.toLowerCase().match(/^[a-z]+/u) ?? [];
  return sensesOf(verb, false)[0]?.startsWith(":") === true;
};

/** An instruction to the story whose words the story cannot repeat: "undo the bolt", "don't sign", "boat". */
function isToTheStory(said: string): boolean {
  if (/\b(?:you|your|we|us|our|let's)\b/iu.test(said) || spokenOrder.test(said)) return false;
  if (!/^[a-z]/iu.test(said)) return false;
  const bare = said.replace(/^i /iu, "");
  return /^(?:don't|do not|never|not) /iu.test(bare) || !bare.includes(" ") || beginsWithDeed(bare);
}

/** Whether the words are an act and not speech; with quotation marks only where they say who is asked. */
export const isEnglishDeed = (said: string): boolean =>
  /["“«?!]/u.test(said)
    ? /^(?:i )?(?:ask|tell|question) (?!me\b|us\b)/iu.test(said)
    : deedIn(said) !== undefined || isToTheStory(said);

const ofMe = /\b(?:my|me|mine|myself)\b|\S\s+I\b/iu;

/** The player's act as the story would tell it; undefined where the sentence might be wrong. */
export function englishDeed(
  said: string,
  { person, isPast, name }: Pick<Style, "person" | "isPast"> & { name?: string | undefined },
  kind: LineKind,
): string | undefined {
  const isToldOf = person !== "third" || (name !== undefined && !ofMe.test(said));
  // What was done before may be only told of: it is done where something is done by it.
  const deed = isToldOf
    ? (deedIn(said) ?? (kind === "still" ? doneIn(said) : undefined))
    : undefined;
  if (deed === undefined) return undefined;
  const subject = person === "third" ? (name ?? "") : person === "first" ? "I" : "You";
  const own = person === "first" ? deed.replaceAll(/\bi\b/gu, "I") : asYou(deed);
  const isOfOther = person === "third";
  const begun = (verbs: readonly [past: string, ofOther: string, own: string]) =>
    `${subject} ${verbs[isPast ? 0 : isOfOther ? 1 : 2]} to ${own}`;
  if (kind === "tried") return begun(["tried", "tries", "try"]);
  if (kind === "strayed") return begun(["started", "starts", "start"]);
  const told = isPast ? inPast(own) : isOfOther ? inForm(own, ofOther) : own;
  return told === undefined ? undefined : `${subject} ${told}`;
}
