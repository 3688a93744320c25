import { setupI18n } from "@lingui/core";
import { compile } from "./compile.ts";

type Compiled = ReturnType<typeof compile>;

/** English that does not look like English, for tests of layout. Its language counts as `en`. */
export const pseudoLocale = "en-XA";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";
/** How much longer the text gets, as a translation may. */
const growth = 0.4;

/** Accents every letter, puts the message in brackets and lengthens it by 40%; placeholders stay as they are. */
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

/** Filler that wraps like words. */
function filler(length: number): string {
  return length === 0
    ? ""
    : ` ${"łöñĝ "
        .repeat(Math.ceil(length / 5))
        .trim()
        .slice(0, length)}`;
}
