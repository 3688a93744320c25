import { setupI18n } from "@lingui/core";
import { compile } from "./compile.ts";

type Compiled = ReturnType<typeof compile>;

/** English that is plainly not English: for tests of layout. `en` to everything that asks for a language. */
export const pseudoLocale = "en-XA";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";
/** How much longer than English other languages run. */
const growth = 0.4;

/** Accents on every letter, brackets around every message, and two fifths more of it; placeholders stay as they are. */
export function pseudo(message: Compiled): Compiled {
  const [first] = message;
  if (Array.isArray(first) && first[1] === "plural") {
    const forms = Object.entries(first[2] as Record<string, Compiled>);
    return [
      [first[0], "plural", Object.fromEntries(forms.map(([form, of]) => [form, pseudo(of)]))],
    ];
  }
  const letters = message.filter((part) => typeof part === "string").join("").length;
  const accents = message.map((part) =>
    typeof part === "string" ? part.replaceAll(/[a-z]/gi, accent) : part,
  );
  return ["[", ...accents, `${filler(Math.ceil(letters * growth))}]`];
}

/** An i18n instance whose every message is pseudo-localized. */
export const pseudoI18n = setupI18n({
  locale: pseudoLocale,
  messages: { [pseudoLocale]: {} },
}).setMessagesCompiler((text) => pseudo(compile(text)));

const accent = (letter: string) => accented[plain.indexOf(letter)] ?? letter;

/** Breaks where words would. */
function filler(length: number): string {
  return length === 0
    ? ""
    : ` ${"łöñĝ "
        .repeat(Math.ceil(length / 5))
        .trim()
        .slice(0, length)}`;
}
