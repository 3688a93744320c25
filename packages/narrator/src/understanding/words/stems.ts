import * as english from "./english.ts";
import { endings } from "./hindi.ts";
import { isDevanagari, isLatin } from "./letters.ts";

function englishStem(token: string): string {
  const whole = token.replace(/'s?$/u, "");
  const odd = Object.hasOwn(english.oddForms, whole) ? english.oddForms[whole] : undefined;
  if (odd !== undefined) return odd;
  if (whole.length < 5) return whole.replace(/(?<=[a-z]{3})s$/u, "");
  return whole
    .replace(/(?:ings?|ed|es|ly|s)$/u, "")
    .replace(/([b-df-hj-np-tv-z])\1$/u, "$1")
    .replace(/(?<=.{2})[ei]$/u, "");
}

function hindiStem(token: string): string {
  const ending = endings.find((each) => token.endsWith(each) && token.length > each.length + 1);
  return ending === undefined ? token : token.slice(0, -ending.length);
}

/** A word without its ending. */
export const stem = (token: string) =>
  isLatin(token) ? englishStem(token) : isDevanagari(token) ? hindiStem(token) : token;
