import { languageOf } from "../../languages/index.ts";
import { wordsOf } from "../../text/words-of.ts";

const regular = (verb: string) => (verb.endsWith("e") ? `${verb}d` : `${verb}ed`);

/** Verbs that people begin acts with, and their past tense. */
export const pastOf = new Map(
  wordsOf(languageOf("en")?.prose?.deedVerbs).map((entry): [string, string] => {
    const [verb = "", past] = entry.split(":");
    return [verb, past ?? regular(verb)];
  }),
);

/** The verb that a form of the past is of: "ate" is "eat". Where two have the same, the first. */
export const baseOf = new Map(
  [...pastOf]
    .toReversed()
    .flatMap(([verb, past]) => (pastOf.has(past) ? [] : [[past, verb] as const])),
);
