import type { Message, MessageParts, MessagePlural, PlainParts } from "./types.ts";

/** English that does not look like English, for tests of layout. Its language counts as `en`. */
export const pseudoLocale = "en-XA";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";
/** How much longer the text gets, as a translation may. */
const growth = 0.4;

/** Accents every letter, puts the message in brackets and lengthens it by 40%; placeholders stay as they are. */
export function pseudo(message: Message["message"]): MessageParts {
  if (typeof message === "string") return longer([message]);
  return message.some((part) => typeof part === "object" && part.length === 3)
    ? message.map((part) => (typeof part === "object" && part.length === 3 ? ofForms(part) : part))
    : longer(message as PlainParts);
}

function ofForms([name, kind, forms]: MessagePlural): MessagePlural {
  const made = Object.entries(forms).map(([form, parts]) => [form, longer(parts)] as const);
  return [name, kind, Object.fromEntries(made)];
}

function longer(parts: PlainParts): PlainParts {
  const letters = parts.filter((part) => typeof part === "string").join("").length;
  const accents = parts.map((part) =>
    typeof part === "string" ? part.replaceAll(/[a-z]/gi, accent) : part,
  );
  return ["[", ...accents, `${filler(Math.ceil(letters * growth))}]`];
}

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
