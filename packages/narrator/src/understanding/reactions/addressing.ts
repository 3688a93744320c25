import type { Named } from "../named.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";
import { plain } from "../words/plain.ts";

const sourceOf = (list: "doneTo" | "doneToBefore" | "beforeName" | "honorifics" | "article") =>
  phrasesOf(({ polite }) => polite?.[list]).source;
const doneTo = `(?:${sourceOf("doneTo")}) (?:(?:${sourceOf("beforeName")}) )*`;
const doneToBefore = ` (?:${sourceOf("doneToBefore")})`;
const article = `(?:(?:${sourceOf("article")}) )?`;
const honorific = `(?: (?:${sourceOf("honorifics")}))?`;
const leadingArticle = new RegExp(`^${article}`, "u");

const withoutArticle = (text: string) => plain(text).trim().replace(leadingArticle, "");

/**
 * Whether a line addresses someone by name ("Sushila, are you afraid?") or acts on them ("I ask Sushila"), rather than
 * only mentioning them.
 */
export function isTo(text: string, { names }: Pick<Named, "names">): boolean {
  const line = plain(text).trim();
  return names.some((one) => {
    const name = withoutArticle(one);
    if (line.startsWith(`${name},`) || /^[\s.!?।؟]*$/u.test(line.split(`, ${name}`)[1] ?? "-"))
      return true;
    const called = escapeRegExp(name);
    const done = String.raw`${doneTo}${called}(?![\p{L}\p{M}'])|(?<!\p{L})${called}${doneToBefore}`;
    return new RegExp(done, "u").test(line);
  });
}

/** A line without the names of those addressed: "ask Amma about the water" is about the water, as with "ask her". */
export function withoutAddressed(text: string, named: readonly Named[]): string {
  const addressed = named.filter((one) => one.kind === "person" && one.isHere && isTo(text, one));
  return withoutNames(text, addressed);
}

/** A line without these names. */
export function withoutNames(text: string, named: readonly Pick<Named, "names">[]): string {
  const names = named
    .flatMap((one) => one.names.map(withoutArticle))
    .toSorted((left, right) => right.length - left.length);
  const name = new RegExp(
    String.raw`(?<![\p{L}\p{M}])${article}(?:${names.map(escapeRegExp).join("|")})(?![\p{L}\p{M}])`,
    "gu",
  );
  return names.length === 0 ? text : plain(text).replaceAll(name, "");
}

const stop = "[,،;.!?।؟]";
/** Behind a name at the beginning, even without a comma: what shows that it calls that person. */
const afterCall = `(?=${phrasesOf(({ polite }) => polite?.behindCall).source})`;
/** Before a name at the end: "are you sick miss Pereira"; but not right behind these: "do you know Pereira". */
const beforeCall = `(?<=(?:${phrasesOf(({ polite }) => polite?.beforeCall).source}).*)(?<!(?:${phrasesOf(({ polite }) => polite?.noCallBehind).source}),?) `;
/** A friendly word at the end of a line that calls nobody in particular. */
const friendlyCall = phrasesOf(({ polite }) => polite?.friendly, "i");

/** A line without the name it calls, wherever that stands: a person addressed is not a topic. */
export function withoutCall(text: string, named: readonly Named[]): string {
  const called = named.flatMap(({ kind, isHere, names }) =>
    kind === "person" ? names.map((one) => ({ name: withoutArticle(one), isHere })) : [],
  );
  const longest = called.toSorted((left, right) => right.name.length - left.name.length);
  const bare = withoutArticle(text).replace(friendlyCall, "");
  const said = longest.reduce((line, { name, isHere }) => {
    if (!line.includes(name)) return line;
    const call = `${article}${escapeRegExp(name)}${honorific}`;
    const before = line.replace(new RegExp(String.raw`^${call}[,،]\s*`, "u"), "");
    if (!isHere) return before;
    return before
      .replace(new RegExp(`^${call} ${afterCall}`, "u"), "")
      .replace(new RegExp(String.raw`(?:,\s*|${beforeCall})${call}(?=\s*(?:${stop}|$))`, "u"), "");
  }, bare);
  return said.replaceAll(new RegExp(stop, "gu"), "").trim() === "" ? text : said;
}
