import { languages } from "../../languages/index.ts";
import { wordsIn } from "../phrases/heard.ts";

const inflections = languages.map((language) => language.inflections ?? {});
const odd = new Map(inflections.flatMap((one) => Object.entries(one.odd ?? {})));
const forms = inflections.flatMap((one) => one.forms ?? []);

/** The last letter is doubled before these endings: "grabbing". */
const doubled = new RegExp(
  String.raw`([b-df-hj-np-tv-z])\1(?:${inflections.flatMap((one) => wordsIn(one.doubledBefore)).join("|")})$`,
  "u",
);

/** What a form that no ending explains is of. */
export const oddFormOf = (token: string): string | undefined => odd.get(token);
export const oddForms: readonly string[] = [...odd.keys()];

/** What a word may be a form of, likeliest first: "grabbing" of "grab", "tries" of "try". */
export function plainForms(token: string): string[] {
  const found = oddFormOf(token);
  const all = found === undefined ? [] : [found];
  const single = doubled.exec(token);
  if (single) all.push(token.slice(0, single.index + 1));
  for (const [ending, ...instead] of forms) {
    if (!token.endsWith(ending) || (ending === "s" && token.endsWith("ss"))) continue;
    const rest = token.slice(0, -ending.length);
    if (rest.length >= 2) all.push(...instead.map((end) => `${rest}${end}`));
  }
  return all;
}
