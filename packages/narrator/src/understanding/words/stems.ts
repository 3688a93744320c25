import { languages } from "../../languages/index.ts";
import { wordsIn } from "../phrases/heard.ts";
import { oddFormOf } from "./inflections.ts";
import { isDevanagari, isLatin } from "./letters.ts";

const endingsWhere = (is: (of: (typeof languages)[number]) => boolean) =>
  languages.filter(is).flatMap(({ inflections }) => wordsIn(inflections?.endings));
const latin = endingsWhere((language) => language.isLatin === true);
const devanagari = endingsWhere((language) => language.isLatin !== true);

const without = (endings: readonly string[], token: string, least: number) => {
  const ending = endings.find(
    (each) => token.endsWith(each) && token.length >= each.length + least,
  );
  return ending === undefined ? token : token.slice(0, -ending.length);
};

/** A shorter word loses the sign of the plural alone. */
const leastForEndings = 5;

function latinStem(token: string): string {
  const whole = token.replace(/'s?$/u, "");
  const odd = oddFormOf(whole);
  if (odd !== undefined) return odd;
  if (whole.length < leastForEndings) return whole.replace(/(?<=[a-z]{3})s$/u, "");
  return without(latin, whole, 0)
    .replace(/([b-df-hj-np-tv-z])\1$/u, "$1")
    .replace(/(?<=.{2})[ei]$/u, "");
}

/** A word without its ending. */
export const stem = (token: string) =>
  isLatin(token) ? latinStem(token) : isDevanagari(token) ? without(devanagari, token, 2) : token;
