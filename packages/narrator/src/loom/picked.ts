import type { Offer } from "../port.ts";
import type { Way } from "./ways.ts";
import { plain } from "./words/plain.ts";

const ordinals: readonly (readonly string[])[] = [
  [
    "1",
    "१",
    "one",
    "first",
    "the first",
    "first one",
    "the first one",
    "पहला",
    "पहली",
    "पहले वाला",
    "pehla",
  ],
  [
    "2",
    "२",
    "two",
    "second",
    "the second",
    "second one",
    "the second one",
    "दूसरा",
    "दूसरी",
    "दूसरे वाला",
    "dusra",
  ],
  [
    "3",
    "३",
    "three",
    "third",
    "the third",
    "third one",
    "the third one",
    "तीसरा",
    "तीसरी",
    "तीसरे वाला",
    "teesra",
  ],
  [
    "4",
    "४",
    "four",
    "fourth",
    "the fourth",
    "fourth one",
    "the fourth one",
    "चौथा",
    "चौथी",
    "चौथे वाला",
    "chautha",
  ],
];

const bare = (text: string) =>
  plain(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/**
 * The choice that the player picked by its own words or by its number; without a `way` where it is
 * one that no edge stands behind.
 */
export function picked(
  said: string,
  ways: readonly Way[],
  offers: readonly Offer[],
): { way: Way | undefined } | undefined {
  const exact = ways.find(({ text }) => text === said);
  if (exact) return { way: exact };
  const words = bare(said);
  if (words === "") return undefined;
  const own = ways.find(({ text }) => bare(text) === words);
  if (own) return { way: own };
  const number = ordinals.findIndex((names) => names.includes(words));
  const offer = offers.find(({ text }) => bare(text) === words) ?? offers[number];
  if (!offer) return undefined;
  return {
    way:
      ways.find(({ to, text }) => to === offer.to && text === offer.text) ??
      ways.find(({ to }) => to === offer.to),
  };
}
