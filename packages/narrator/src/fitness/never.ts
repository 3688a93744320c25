import { languages } from "../languages/index.ts";
import { lruCache } from "../lib/lru-cache.ts";

/** "Never: guns, police": the line of an author's wishes that lists what no part may tell of. */
const headings = languages.flatMap(({ telling }) => telling?.never ?? []).join("|");
const heading = new RegExp(String.raw`^(?:${headings})\s?[:：](.+)$`, "iu");
const between = /[,;،、|]/u;
/** What a word may end with besides: a plural in Latin letters, a case in others. */
const ending = String.raw`(?:(?<=\p{Script=Latin})(?:'s|e?s)?|(?<!\p{Script=Latin})[\p{L}\p{M}]{0,2})`;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** What the author never wants told, in the author's words. */
export function neverIn(systemPrompt: string): string[] {
  return systemPrompt.split("\n").flatMap((line) =>
    (heading.exec(line.trim())?.[1] ?? "")
      .split(between)
      .map((one) => one.trim().replace(/[.।]$/u, ""))
      .filter((one) => one !== ""),
  );
}

interface Forbidden {
  pattern: RegExp | undefined;
}

const read = lruCache<Forbidden>(200);

function forbiddenIn(systemPrompt: string): Forbidden {
  const never = neverIn(systemPrompt).map((one) => escaped(one.normalize("NFC")));
  if (never.length === 0) return { pattern: undefined };
  const edge = String.raw`(?<![\p{L}\p{M}\p{N}])`;
  const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
  return { pattern: new RegExp(`${edge}(?:${never.join("|")})${ending}${end}`, "iu") };
}

/** Whether a sentence tells what the author never wants told. */
export function forbidden(systemPrompt: string): (sentence: string) => boolean {
  const { pattern } = read(systemPrompt, () => forbiddenIn(systemPrompt));
  return (sentence) => pattern?.test(sentence.normalize("NFC")) ?? false;
}
