import { languages } from "../../languages/index.ts";
import { wordsOf } from "../../text/words-of.ts";

const verb = languages.flatMap(({ prose }) => wordsOf(prose?.actorVerbs)).join("|");
const acting = new RegExp(
  String.raw`(?<![\p{L}])(\p{Lu}[\p{Ll}]{2,})(?: \p{Lu}[\p{Ll}]+)? (?:${verb})\b|\b(?:${verb}) (\p{Lu}[\p{Ll}]{2,})`,
  "gu",
);
const nobody = new Set(languages.flatMap(({ prose }) => wordsOf(prose?.noActors)));

/** Whoever does or says something in a sentence, by the names that it writes with a capital. */
export function actorsIn(sentence: string): string[] {
  return [...sentence.matchAll(acting)].flatMap(([, before, after]) => {
    const name = before ?? after ?? "";
    return name === "" || nobody.has(name) ? [] : [name.toLowerCase()];
  });
}
