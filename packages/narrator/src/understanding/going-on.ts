import { plain } from "./words/plain.ts";

/** What people type who only want to read on. */
const words = new Set(
  (
    "continue|next|go on|carry on|proceed|more|and then|then|keep going|go ahead|what next|what happens next|" +
    "आगे|आगे बढ़ो|आगे चलो|फिर|फिर क्या हुआ|जारी रखो|aage|aage badho|aage chalo|phir|phir kya hua"
  )
    .split("|")
    .map(plain),
);

export function isGoingOn(said: string): boolean {
  return words.has(
    plain(said)
      .replaceAll(/[.!?।…\s]+$/gu, "")
      .trim(),
  );
}
